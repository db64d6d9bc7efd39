import { newProofSite } from '../../../ground/proof/proof-site';
import { checkedFile, logLines } from '../../../replay/site/checked-log';
import { describeByTurns } from '../../../testing/engines';
import { finish } from '../../../testing/scores.store';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { footballLeague, saveOf, THURSDAY, type Choice, type FootballLeague } from '../testing/football-league';

const HOUR = 3_600_000;
const TUESDAY = Date.parse('2022-09-06T12:00:00Z');
const FIVE: Choice[] = [
  [0, 'A'],
  [1, 'H', 1],
  [2, 'A'],
  [3, 'A'],
  [6, 'A'],
];

describeByTurns('a sealed log, when people change', (engine) => {
  const proof = newProofSite();
  let league: FootballLeague;
  let at: (time: number) => Promise<void>;

  beforeEach(async () => {
    const db = await engine.open();
    const contests = openContests(db, plugs);
    league = await footballLeague({ ...engine, open: async () => db }, { contests, proof });
    const { look } = logKeeper({ db, clock: league.clock, contests, proof });
    at = async (time) => {
      league.clock.set(time);
      await look();
    };
    await at(TUESDAY);
    for (const [as, entry] of [
      [league.as.ann, league.entries.ann],
      [league.as.bob, league.entries.bob],
    ] as const)
      await league.call('POST football/makepicks', { as, body: saveOf(league, entry, FIVE) });
    await at(TUESDAY + HOUR);
    await at(THURSDAY);
    await finish(db, league.games[0]!, 20, 24);
    await at(THURSDAY + 4 * HOUR);
  });
  afterEach(() => league.app.close());

  const done = async (answer: Promise<{ error?: object | undefined }>) => expect((await answer).error).toBeUndefined();
  const checkpoint = async () =>
    (await league.call('GET proof/checkpoint', { as: league.as.carl, query: { contest_id: league.contest } })).data!.checkpoint;
  const fits = async (...kept: string[]) => {
    const { status, out } = checkedFile(await logLines(league.db, proof, league.contest), [], kept);
    expect([status, out]).toEqual([0, expect.stringContaining('Everything fits')]);
    return out;
  };

  it('fits still, and follows what browsers kept: after a hand-over, a new name, an end by name and one by no name', async () => {
    const { as, call, users } = league;
    const kept = [await checkpoint()];
    await done(call('POST utils/change_name', { as: as.bob, body: { name: 'Bob Miller', entries: 1 } }));
    await fits(...kept);
    await done(call('POST ad/hand_over_account', { as: as.carl, body: { user_id: users.bob, email: 'nora@example.net', name: 'Nora' } }));
    kept.push(await checkpoint());
    await fits(...kept);
    await done(call('POST ad/close_account', { as: as.carl, body: { user_id: users.ann, entries: 'stay', names: 'former' } }));
    kept.push(await checkpoint());
    await fits(...kept);
    await done(call('POST ad/close_account', { as: as.carl, body: { user_id: users.bob } }));
    await at(THURSDAY + 8 * HOUR);
    await fits(...kept);
  });

  it('of a season that is closed takes the name of a former player, and fits', async () => {
    const { as, call, contest, users } = league;
    await done(call('POST ad/freeze_season', { as: as.carl, body: { contest_id: contest, confirm: 1 } }));
    const kept = await checkpoint();
    await done(call('POST ad/close_account', { as: as.carl, body: { user_id: users.ann, names: 'former' } }));
    await at(THURSDAY + 8 * HOUR);
    await fits(kept);
    const { data } = (await call('GET ad/contest', { as: as.carl, query: { contest_id: contest } })).data!.standings;
    expect(data.map(({ EntryName }) => EntryName)).toContain('A former player');
    // What the log told once it tells for ever: the name it was written with.
    expect((await logLines(league.db, proof, contest)).join('\n')).toContain("Ann's Aces");
  });
});
