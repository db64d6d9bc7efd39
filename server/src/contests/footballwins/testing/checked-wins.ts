import type { Database } from '../../../ground/db/database';
import type { ProofSite } from '../../../ground/proof/proof-site';
import { checkedFit } from '../../../replay/site/checked-log';

/** What the program says of the log of NFL wins; nothing of it is sealed. */
const SAYS = /^Everything fits: [\d,]+ lines?, \d+ teams? with (an owner|owners), /;

interface Row {
  EntryName: string;
  Wins: number;
  Losses: number;
  Ties: number;
  Rank: number;
}

/** The log of a contest fits, and the standings that the checking program works out by rules of its own are the page's. */
export async function checkWins(db: Database, proof: ProofSite, contestId: number, rows: readonly Row[]): Promise<void> {
  const table = await checkedFit(db, proof, { contestId, says: SAYS }, '--standings');
  const told = table.flatMap((row) => /^ *(\d+) {2}(.+?) +(\d+–\d+–\d+)$/.exec(row)?.slice(1, 4).join(' ') ?? []);
  expect(told.sort()).toEqual(rows.map((row) => `${row.Rank} ${row.EntryName} ${row.Wins}–${row.Losses}–${row.Ties}`).sort());
}
