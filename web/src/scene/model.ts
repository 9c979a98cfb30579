/** Scene model: the types of the kernel's `scene.py`, which every game shares. */

export type {
  Anchor,
  Area,
  Box,
  Cell,
  Chip,
  Choice,
  Item,
  Lettering,
  Move,
  Panel,
  Piece,
  Price,
  Rival,
  Scene,
  Shape,
  Step,
  Table,
  Text,
  TextArg,
} from "../transport/contract";
