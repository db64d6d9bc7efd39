import type { Database } from '../../../ground/db/database';
import type { ProofSite } from '../../../ground/proof/proof-site';
import { checkedFit } from '../../../replay/site/checked-log';

/** What the program says of a board's log; nothing of it is sealed. */
const SAYS = /^Everything fits: [\d,]+ lines?, \d+ claimed squares?, /;

interface Row {
  entry_name: string;
  wins: number;
  winnings: number;
  Rank: number;
}

/** A board's log fits, and the standings that the checking program works out by rules of its own are the board's. */
export async function checkBoard(db: Database, proof: ProofSite, contestId: number, board: readonly Row[]): Promise<void> {
  const table = await checkedFit(db, proof, { contestId, says: SAYS }, '--standings');
  const told = table.flatMap((row) => /^ *(\d+) {2}(.+?) +([\d,]+) games?, ([\d,]+) points?$/.exec(row)?.slice(1, 5).join(' ') ?? []);
  const grouped = (count: number) => count.toLocaleString('en-US');
  const shown = board.map((row) => `${row.Rank} ${row.entry_name} ${row.wins} ${grouped(row.winnings)}`);
  expect(told.sort()).toEqual(shown.sort());
}
