import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { contests as plugs } from '../../../contests';
import { footballLeague, MONDAY, saveOf } from '../../../contests/football/testing/football-league';
import { openContests } from '../../../contests/open-contests';
import { logKeeper } from '../../../contests/proof/testing/log-keeper';
import { KeptProofSite, type ProofSite } from '../../../ground/proof/proof-site';
import type { TestEngine } from '../../../testing/engines';

/** The program that checks logs, as it is written. */
export const PROGRAM = join(__dirname, '../../../../../tools/check-contest/main.mjs');

/**
 * A site whose group 1 has one closed season of football, with picks, a message and a log; Ann, Bob and Eve played, and Ann has written.
 *
 * @param site its id and keys; its own where they are left out
 */
export async function siteWithSeason(engine: TestEngine, site?: ProofSite) {
  const db = await engine.open();
  const [proof, contests] = [site ?? (await KeptProofSite.of(db)), openContests(db, plugs)];
  const league = await footballLeague({ ...engine, open: async () => db }, { contests, proof });
  const { as, call, contest, entries, clock } = league;
  const keeper = logKeeper({ db, clock, contests, proof });
  const pick = saveOf(league, entries.ann, [
    [0, 'H'],
    [1, 'A'],
  ]);
  await call('GET football/makepicks', { as: as.ann, query: pick });
  await call('POST football/smack', { as: as.ann, body: { Message: 'Mine, all of it', contest_id: contest } });
  await keeper.look();
  clock.set(MONDAY + 86_400_000);
  await keeper.look();
  const close = async () => {
    const { status } = await call('POST ad/freeze_season', { as: as.carl, body: { contest_id: contest, confirm: 1 } });
    if (status !== 200) throw new Error(`The season was not closed: ${status}.`);
  };
  const exported = async (group = 1): Promise<Buffer> =>
    (await league.inject({ url: `/api/v1/ad/export?group_number=${group}`, headers: { authorization: as.carl } })).rawPayload;
  return { ...league, proof, keeper, close, exported };
}

/** The same zip with some of its files otherwise, or left out. */
export function repacked(zip: Buffer, change: Readonly<Record<string, string | undefined>>): Buffer {
  const files = unzipSync(zip);
  for (const [name, text] of Object.entries(change)) {
    if (text === undefined) delete files[name];
    else files[name] = strToU8(text);
  }
  return Buffer.from(zipSync(files));
}

export const textsOf = (zip: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
