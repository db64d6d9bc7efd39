import { newProofSite } from '../../../ground/proof/proof-site';
import { describeSite, type TestEngine } from '../../../testing/engines';
import { finish, postpone } from '../../../testing/scores.store';
import { SUNDAY, THURSDAY } from '../../football/testing/football-league';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { dogOf, underdogsLeague } from '../testing/underdogs-league';

const HOUR = 3_600_000;
const TUESDAY = Date.parse('2022-09-06T12:00:00Z');

/** What Ann saves in a world, by the numbers of this week's games; Bob's pick of Thursday's game is the same in all. */
const WORLDS: readonly { saves: readonly number[]; plans: boolean }[] = [
  { saves: [], plans: false },
  { saves: [2], plans: true },
  { saves: [6, 1, 5], plans: false },
];

async function world(engine: TestEngine, { saves, plans }: (typeof WORLDS)[number]) {
  const db = await engine.open();
  const contests = openContests(db, plugs);
  const proof = newProofSite();
  const league = await underdogsLeague({ ...engine, open: async () => db }, { contests, proof });
  const { look } = logKeeper({ db, clock: league.clock, contests, proof });
  const { contest, entries, games, as, again } = league;
  const at = async (time: number) => {
    league.clock.set(time);
    await look();
  };
  const save = async (who: 'ann' | 'bob', eventId: number, spread = 3.5) =>
    expect(await league.call('POST underdogs/savepick', { as: as[who], body: dogOf(entries[who], eventId, { spread }) })).toMatchObject({
      status: 200,
    });
  await at(TUESDAY);
  await league.call('POST ad/underdogs_settings', { as: as.carl, body: { contest_id: contest, missed_pick: 'biggest' } });
  await save('bob', games[0]!);
  for (const game of saves) await save('ann', games[game]!);
  if (plans) await save('ann', again, 6);
  await at(THURSDAY);
  await finish(db, games[0]!, 20, 21);
  // One that she may have picked.
  await postpone(db, games[5]!);
  for (const time of [THURSDAY + 4 * HOUR, SUNDAY - 1]) await at(time);
  const query = { contest_id: contest };
  const answers = [
    await league.call('GET proof/log', { as: as.bob, query }),
    await league.call('GET proof/opened', { as: as.bob, query }),
    await league.call('GET proof/checkpoint', { as: as.bob, query }),
  ];
  await league.app.close();
  return answers.map(({ data }) => JSON.stringify(data));
}

/** Commitments, roots, salts, keys and signatures: what is as likely in the one world as in the other. */
const masked = (text: string): string => text.replace(/[0-9a-f]{16}(?=\/\d)/g, 'SITE').replace(/[A-Za-z0-9+/]{22,}={0,2}/g, 'BYTES');

describeSite('Underdogs sites that differ in sealed picks alone', (engine) => {
  it('have logs, openings and checkpoints that differ in commitments and signatures alone', async () => {
    const [first, ...others] = await Promise.all(WORLDS.map((one) => world(engine, one)));
    for (const other of others) {
      expect(other.map(masked)).toEqual(first?.map(masked));
      expect(other).not.toEqual(first);
    }
    for (const words of ['A0 +3.5', 'biggest', 'kind\\":\\"week', 'off\\":true']) expect(first?.join()).toContain(words);
  });
});
