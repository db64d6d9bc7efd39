import fc from 'fast-check';
import { anOutlook, aWinsSeason } from '../testing/season.fixture';
import { aTeam } from '../testing/wins.fixture';
import { againstPace, formatAhead, orderOutlook, teamPaces } from './outlook.rules';
import { seasonRefresh } from './refresh.rules';

it('an outlook stands by its best finish, then its worst, then points', () => {
  const rows = [
    anOutlook({ ID: 1, BestRank: 2, WorstRank: 2 }),
    anOutlook({ ID: 2, BestRank: 1, WorstRank: 3 }),
    anOutlook({ ID: 3, BestRank: 1, WorstRank: 1 }),
    anOutlook({ ID: 4, BestRank: 2, WorstRank: 2, Points: 30 }),
  ];
  expect(orderOutlook(rows).map((row) => row.ID)).toEqual([3, 2, 4, 1]);
});

it('nobody is ahead of a pace that is not known', () => {
  expect(againstPace({ Points: 3, Pace: null })).toBeNull();
  expect(againstPace({ Points: 3.5, Pace: 4.2 })).toBe(-0.7);
});

it.each([
  [2.3, '+2.3'],
  [-0.5, '−0.5'],
  [0, '0'],
  [-0, '0'],
])('%d is written %s', (ahead, text) => expect(formatAhead(ahead)).toBe(text));

const team = fc
  .record({
    wins: fc.nat(17),
    losses: fc.nat(17),
    ties: fc.nat(2),
    left: fc.nat(17),
    exp_wins: fc.option(fc.integer({ min: 0, max: 36 }).map((n) => n / 2)),
  })
  .map((part) => aTeam(part));

it('teams stand by how far they are ahead; those without an expectation are left out', () => {
  fc.assert(
    fc.property(fc.array(team, { maxLength: 12 }), (teams) => {
      const paces = teamPaces(teams);
      expect(paces).toHaveLength(teams.filter((one) => one.exp_wins !== null).length);
      for (let i = 1; i < paces.length; i++) expect(paces[i - 1]!.ahead).toBeGreaterThanOrEqual(paces[i]!.ahead);
      for (const {
        team: { exp_wins },
        pace,
      } of paces)
        expect(pace).toBeLessThanOrEqual(exp_wins!);
    }),
  );
});

it('a team whose season is over is measured against all that was expected', () => {
  expect(teamPaces([aTeam({ wins: 12, losses: 4, ties: 1, left: 0, exp_wins: 9.5 })])).toMatchObject([
    { points: 12.5, pace: 9.5, ahead: 3 },
  ]);
});

it('the season is read again each minute until it is over', () => {
  const { payouts } = aWinsSeason();
  const over = { outlook: { data: [anOutlook({ Left: 0 })] }, payouts };
  expect(seasonRefresh({ outlook: { data: [anOutlook()] }, payouts })).toBe(60);
  expect(seasonRefresh(over)).toBeNull();
  expect(seasonRefresh({ ...over, payouts: { data: [] } })).toBe(60);
  expect(seasonRefresh({ outlook: { data: [] }, payouts: { data: [] } })).toBeNull();
});
