/**
 * Rematch that I agreed to at the end of a game.
 *
 * Whoever says there that they play again sits down at the new table without being asked once more.
 */
let accepted: { table: string; names: readonly string[] } | null = null;

/** Agrees to play at a table, in each seat under the name I had there. */
export function acceptRematch(table: string, names: readonly string[]): void {
  accepted = { table, names };
}

/** The names I shall have at a table, by seat, if I agreed to play there; said once. */
export function takeAcceptedRematch(table: string): readonly string[] | null {
  if (accepted?.table !== table) return null;
  const { names } = accepted;
  accepted = null;
  return names;
}
