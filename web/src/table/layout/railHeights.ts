/**
 * Heights of the boxes in the rail of a wide screen: companion, players and log.
 *
 * They follow from the window, the number of players and how much the companion says, never from
 * what the boxes hold: no turn and no advice moves anything.
 */

/** The rail of a window of 1440 by 900; in a higher one the opponents' rows grow with it. */
const USUAL_HEIGHT_PX = 816;
const GAP_PX = 12;
const BORDERS_PX = 2;
export const OWN_ROW_PX = 44;
/** What the opponents share, beside a companion and without one. */
const ROWS_PX = 254;
const ROWS_ALONE_PX = 338;
/** A row holds a name, a score and a line of counters; with a picture it is a little higher. */
const MIN_ROW_PX = 68;
const MIN_PICTURE_ROW_PX = 84;
const MIN_LOG_PX = 140;

export interface RailHeights {
  /** One opponent. */
  row: number;
  /** Whether a row has room for a picture. */
  pictures: boolean;
  players: number;
  /** Whether companion and log take turns in one box: there is no room for both. */
  tabbed: boolean;
}

/** Share out a rail that is so high; `companion`: the height of its box, 0 without one. */
export function railHeights(height: number, opponents: number, companion: number): RailHeights {
  const rows = companion > OWN_ROW_PX ? ROWS_PX : ROWS_ALONE_PX;
  const shared = (rows * Math.max(height, USUAL_HEIGHT_PX)) / USUAL_HEIGHT_PX;
  const most = height - OWN_ROW_PX - BORDERS_PX - MIN_LOG_PX - GAP_PX;
  const wanted = Math.floor(Math.min(shared, most) / Math.max(1, opponents));
  const pictures = wanted >= MIN_PICTURE_ROW_PX - 1;
  const row = Math.max(pictures ? MIN_PICTURE_ROW_PX : MIN_ROW_PX, wanted);
  const players = OWN_ROW_PX + opponents * row + BORDERS_PX;
  const others = companion ? companion + GAP_PX : 0;
  return { row, pictures, players, tabbed: others + players + GAP_PX + MIN_LOG_PX > height };
}
