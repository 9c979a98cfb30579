/** Position of a tooltip beside a piece, inside the window. */
import type { Size } from "../layout";

/** From the piece, and from the edge. */
const GAP_PX = 10;
const EDGE_PX = 8;

/** A middle, and how much room there is around it. */
export interface TooltipTarget extends Size {
  x: number;
  y: number;
}

interface Corner {
  left: number;
  top: number;
}

/**
 * The left upper corner: above if that is below the roof, else below, above it all the same, to the
 * right or to the left, wherever the piece stays in sight.
 */
export function placeTooltip(spot: TooltipTarget, size: Size, window: Size, roof: number): Corner {
  const [x, y] = [(spot.width + size.width) / 2, (spot.height + size.height) / 2];
  const corner = (right: number, down: number): Corner => ({
    left: spot.x + right * (x + GAP_PX) - size.width / 2,
    top: spot.y + down * (y + GAP_PX) - size.height / 2,
  });
  const [above, below] = [corner(0, -1), corner(0, 1)];
  const places = above.top < roof ? [below, above] : [above, below];
  const within = [...places, corner(1, 0), corner(-1, 0)].map(({ left, top }) => ({
    left: Math.max(EDGE_PX, Math.min(left, window.width - EDGE_PX - size.width)),
    top: Math.max(EDGE_PX, Math.min(top, window.height - EDGE_PX - size.height)),
  }));
  const clear = ({ left, top }: Corner) =>
    Math.abs(left + size.width / 2 - spot.x) >= x || Math.abs(top + size.height / 2 - spot.y) >= y;
  return within.find(clear) ?? within[0]!;
}
