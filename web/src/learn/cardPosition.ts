/** Position of a floating card beside the pieces it explains, where it covers least of them. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface CardPosition {
  left: number;
  top: number;
  /** Where its tip is, and how far along that side; none if it points at nothing. */
  side: "top" | "bottom" | "left" | "right" | "";
  along: number;
}

/** The room between it and what it speaks of, which its tip fills. */
const GAP_PX = 18;
/** How near the tip may come to a corner. */
const CORNER_PX = 28;

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

function overlapArea(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Below, right, left or above of the first thing, or in a corner of the room. */
export function placeBeside(
  size: { width: number; height: number },
  things: readonly Rect[],
  room: Rect,
): CardPosition {
  const { width, height } = size;
  const at = (left: number, top: number, side: CardPosition["side"]) => ({
    left: clamp(room.left, left, room.right - width),
    top: clamp(room.top, top, room.bottom - height),
    side,
  });
  const around = ({ left, top, right, bottom }: Rect) => {
    const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
    return [
      at(x, bottom + GAP_PX, "top"),
      at(right + GAP_PX, y, "left"),
      at(left - GAP_PX - width, y, "right"),
      at(x, top - GAP_PX - height, "bottom"),
    ];
  };
  const corners = [
    at(room.left, room.bottom, ""),
    at(room.right, room.bottom, ""),
    at(room.left, room.top, ""),
    at(room.right, room.top, ""),
  ];
  const ways = [...things.slice(0, 3).flatMap(around), ...corners].map((way) => {
    const box = { ...way, right: way.left + width, bottom: way.top + height };
    return { ...way, covers: things.reduce((sum, thing) => sum + overlapArea(box, thing), 0) };
  });
  const best = ways.reduce((one, other) => (other.covers < one.covers ? other : one));
  const near = things[Math.floor(ways.indexOf(best) / 4)];
  const flat = best.side === "top" || best.side === "bottom";
  const middle = !near
    ? 0
    : flat
      ? (near.left + near.right) / 2 - best.left
      : (near.top + near.bottom) / 2 - best.top;
  const along = clamp(CORNER_PX, middle, (flat ? width : height) - CORNER_PX);
  return { left: best.left, top: best.top, side: near && !best.covers ? best.side : "", along };
}
