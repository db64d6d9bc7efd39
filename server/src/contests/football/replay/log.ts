import type { Database } from '../../../ground/db/database';
import type { ProofSite } from '../../../ground/proof/proof-site';
import { checkedLog } from '../../../replay/site/checked-log';
import { ADMIN, type Contest } from './contest';

/** The season's log fits, and its standings, which the checking program works out by rules of its own, are the board's. */
export async function checkLog(db: Database, proof: ProofSite, contest: Contest): Promise<void> {
  const table = await checkedLog(db, proof, contest.id, '--standings');
  const { race } = await contest.season(ADMIN);
  const week = Math.max(...race.data.map((row) => row.Week));
  const shown = race.data.filter((row) => row.Week === week).map(({ EntryName, Wins }) => `${EntryName} ${Wins}`);
  const told = table.flatMap((row) => /^ *\d+ {2}(.+?) +(\d+)–\d+–\d+$/.exec(row)?.slice(1, 3).join(' ') ?? []);
  expect(told.sort()).toEqual(shown.sort());
}
