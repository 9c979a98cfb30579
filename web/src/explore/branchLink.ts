/**
 * Codec for the line of decisions in the address of a branch.
 *
 * A line: what was decided in a copy since it left the game that was played, each as a record says
 * it ("0 take(3)"); "dice 7" says that other chance is to come from there on.
 *
 * The address of a copy is that of the moment it begins at, and the line:
 *
 *     /replay?table=ID#at=98&line=0.take(3)~dice.1~1.mark(4,c3)
 *     /replay#at=98&line=&record=...          a record in the link (records/recordLink.ts)
 *
 * With an empty line one begins; without any, it is the replay.
 */

const SEPARATOR = "~";
const DICE_PREFIX = "dice ";

/** A line as it stands in an address. */
export function lineToParam(line: readonly string[]): string {
  return line.map((said) => said.replace(" ", ".")).join(SEPARATOR);
}

/** What stood in an address, as a line again: whoever reads it takes its "+" for a space. */
export function lineFromParam(written: string): string[] {
  const each = written.split(SEPARATOR).filter(Boolean);
  return each.map((said) => said.replaceAll(" ", "+").replace(".", " "));
}

/** What was decided in a game, by its record: nothing else in it begins with a number. */
export const parseDecisions = (record: string): string[] => record.match(/^\d+ .+$/gm) ?? [];

export const isDice = (said: string) => said.startsWith(DICE_PREFIX);
/** Who decides; nobody where chance does. */
export const seatOf = (said: string) => (isDice(said) ? -1 : parseInt(said));

/** Whether a line begins with another. */
export function startsWith(line: readonly string[], other: readonly string[]): boolean {
  return other.length <= line.length && other.every((said, n) => said === line[n]);
}

/** The chance that none of some lines has tried yet, where they all have begun as one. */
export function nextDice(lines: readonly (readonly string[])[], here: readonly string[]): string {
  const tried = lines.flatMap((line) => {
    const next = startsWith(line, here) ? line[here.length] : undefined;
    return next && isDice(next) ? Number(next.slice(DICE_PREFIX.length)) : [];
  });
  return `${DICE_PREFIX}${1 + Math.max(0, ...tried)}`;
}
