import type { UnderdogsStandingRow } from '@poolhouse/contract';
import type { Database } from '../../../ground/db/database';
import type { ProofSite } from '../../../ground/proof/proof-site';
import { checkedFit } from '../../../replay/site/checked-log';

/** What the program says of a log whose weeks it knows. */
const SAYS = /^Everything fits: (?!.*Standings are not recomputed)/;

type Row = Pick<UnderdogsStandingRow, 'EntryName' | 'Wins' | 'Covers' | 'Losses' | 'Rank'>;

/** The log of a contest fits, and the standings that the checking program works out by rules of its own are the page's. */
export async function checkDogs(db: Database, proof: ProofSite, contestId: number, rows: readonly Row[], says = SAYS): Promise<void> {
  const table = await checkedFit(db, proof, { contestId, says }, '--standings');
  const told = table.flatMap((row) => /^ *(\d+) {2}(.+?) +(W \d+, C \d+, L \d+)$/.exec(row)?.slice(1, 4).join(' ') ?? []);
  expect(told.sort()).toEqual(rows.map((row) => `${row.Rank} ${row.EntryName} W ${row.Wins}, C ${row.Covers}, L ${row.Losses}`).sort());
}
