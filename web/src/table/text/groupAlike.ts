/** Pieces of an area with the same text, grouped and counted. */
import type { Area, Text } from "../../scene/model";

export interface PieceGroup {
  name: string;
  help: string;
  /** Whether one of them was the last to be placed. */
  last: boolean;
  count: number;
}

export function groupAlike(area: Area, say: (text: Text | string) => string): PieceGroup[] {
  const lines = new Map<string, PieceGroup>();
  for (const item of area.items) {
    if (item.type !== "piece" || !item.id || !item.label) continue;
    const [name, help] = [say(item.label), item.help ? say(item.help) : ""];
    const known = lines.get(`${name} ${help}`);
    lines.set(`${name} ${help}`, {
      name,
      help,
      last: item.state === "last" || !!known?.last,
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...lines.values()];
}
