/** Number of my games that wait for me, for the badge in the phone's bar. */
import { transport } from "../transport";
import type { TableSummary } from "../transport/api";

class WaitingGames {
  count = $state(0);

  /** Counts those of a list that was fetched anyway. */
  countIn(tables: TableSummary[]): void {
    this.count = tables.filter(({ yours }) => yours).length;
  }

  /** Asks for the list; what is out of reach leaves the number as it was. */
  async refresh(): Promise<void> {
    const found = await transport.mine(0).catch(() => null);
    if (found) this.countIn(found.tables);
  }
}

export const waitingGames = new WaitingGames();
