import type { BodyOf } from '@poolhouse/contract';
import { OVER, squaresLeague, YEAR, type SquaresLeague } from '../../contests/bbsquares/testing/squares-league';
import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';

describeByTurns('correcting a result of a tournament', (engine) => {
  let league: SquaresLeague;
  let auction: number;
  beforeEach(async () => {
    league = await squaresLeague(engine);
    const { db, users, as, call } = league;
    await league.bracket();
    await league.fillUp();
    auction = await addContest(db, { contest_type: 'bbauction', name: 'Street', year: YEAR });
    for (const name of ['ann', 'bob'] as const) await addEntry(db, { contest_id: auction, user_id: users[name], entry_name: name });
    await call('POST ad/bbauction_prep_teams', { as: as.carl, body: { year: YEAR } });
    const { teams } = (await call('GET bbauction/pagedata', { as: as.ann, query: { contest_id: auction } })).data!;
    for (const [n, { ID }] of teams.data.entries()) {
      const sale = { contest_id: auction, owner: ['ann', 'bob'][n % 2]!, team_id: ID, price: 1 + (n % 5) };
      expect((await call('GET bbauction/buy_team', { as: as.carl, query: sale })).status).toBe(200);
    }
    await league.at(OVER);
  });
  afterEach(() => league.app.close());

  const standings = async (contest_id: number) =>
    (await league.call('GET ad/contest', { as: league.as.carl, query: { contest_id } })).data!.standings.data;

  it.each([
    ['r6g1', 'squares'],
    ['r1g1', 'an auction'],
  ])('shows first whom %s moves, as in %s, and then does just that', async (key, where) => {
    const { as, call, contest: squares } = league;
    const game = (await league.page('ann')).events.data.find((one) => one.game === key)!;
    const both = async () => [...(await standings(squares)), ...(await standings(auction))];
    const before = await both();
    const preview = async (by: number) => {
      const [one, other] = [game.score1!, game.score2!];
      const [lost, won] = [Math.min(one, other), Math.max(one, other) + by];
      // Who lost has won.
      const scores = one < other ? { score1: won, score2: lost } : { score1: lost, score2: won };
      const result = { state: 'final' as const, ...scores };
      const { moved, digest } = (await call('POST ad/preview_game', { as: as.carl, body: { ID: game.ID, ...result } })).data!;
      return { result, moved, digest };
    };
    // The digits of squares are drawn: any one score may lead to a square of the same entry as before, ten of them hardly.
    let { result, moved, digest } = await preview(1);
    const wanted = where === 'squares' ? squares : auction;
    for (let by = 2; by <= 10 && !moved.data.some(({ contest_id: id }) => id === wanted); by += 1)
      ({ result, moved, digest } = await preview(by));
    expect(moved.data.map(({ contest_id: id }) => id)).toContain(wanted);
    expect(await both()).toEqual(before);

    const body: BodyOf<'POST ad/set_game'> = { id: game.ID, ...result, digest, reason: 'typed wrongly' };
    expect((await call('POST ad/set_game', { as: as.carl, body })).status).toBe(200);
    const then = new Map(moved.data.map((row) => [row.EntryName, { Rank: row.RankAfter, Points: row.PointsAfter }]));
    const figures = (lines: typeof before, changed = new Map<string, object>()) =>
      lines.map(({ EntryName, Rank, Points }) => ({ EntryName, Rank, Points, ...changed.get(EntryName) })).sort(byName);
    expect(figures(await both())).toEqual(figures(before, then));
  });
});

const byName = (a: { EntryName: string }, b: { EntryName: string }) => (a.EntryName < b.EntryName ? -1 : 1);
