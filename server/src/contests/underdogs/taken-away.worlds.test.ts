import { newProofSite } from '../../ground/proof/proof-site';
import { describeSite, type TestEngine } from '../../testing/engines';
import { SUNDAY, THURSDAY, WEEK_2_OPENS } from '../football/testing/football-league';
import { contests as plugs } from '../index';
import { openContests } from '../open-contests';
import { logKeeper } from '../proof/testing/log-keeper';
import { underdogsCalls, underdogsLeague } from './testing/underdogs-league';

/** A site on which an administrator takes Ann's pick away, which is of this game or not there at all. */
async function world(engine: TestEngine, game: number | null) {
  const db = await engine.open();
  const contests = openContests(db, plugs);
  const proof = newProofSite();
  const league = await underdogsLeague({ ...engine, open: async () => db }, { contests, proof });
  const { look } = logKeeper({ db, clock: league.clock, contests, proof });
  const at = async (time: number) => {
    league.clock.set(time);
    await look();
  };
  const lines = async () => {
    const { data } = await league.call('GET proof/log', { as: league.as.bob, query: { contest_id: league.contest } });
    return (data?.lines ?? []).map((line) => JSON.parse(line) as { kind: string; body: Record<string, unknown> });
  };
  await at(THURSDAY);
  if (game !== null) expect((await underdogsCalls(league).save('ann', league.games[game]!)).status).toBe(200);
  const body = { entryId: league.entries.ann, week: 1, reason: 'Away5 was not meant' };
  expect(await league.call('POST underdogs/clearpick', { as: league.as.carl, body })).toMatchObject({ status: 200 });
  const told = await lines();
  await at(SUNDAY - 1);
  const log = JSON.stringify(await lines());
  for (const time of [SUNDAY, WEEK_2_OPENS]) await at(time);
  const { data } = await league.call('GET proof/opened', { as: league.as.bob, query: { contest_id: league.contest } });
  const { entries } = league;
  await league.app.close();
  return { told: told.at(-1), log, shown: data?.opened.find(({ entry }) => entry === entries.ann)?.shown, entries };
}

const masked = (text: string): string => text.replace(/[A-Za-z0-9+/]{22,}={0,2}/g, 'BYTES');

describeSite('a sealed Underdogs pick that an administrator takes away', (engine) => {
  it('leaves a word in the log at once, the same whether there was one, and the empty slot at the end of its week', async () => {
    const [one, other, none] = await Promise.all([world(engine, 5), world(engine, 6), world(engine, null)]);
    const sealed = { sealed: true };
    expect(one.told).toMatchObject({ kind: 'override' });
    expect(one.told?.body).toEqual({
      ...{ entry: one.entries.ann, period: '2022-w01', slot: 1, by: 'admin', before: sealed, after: sealed, reason: '' },
    });
    for (const world of [other, none]) expect(masked(world.log)).toBe(masked(one.log));
    expect([one.shown, other.shown, none.shown]).toEqual(['null', 'null', 'null']);
  });
});
