import type { WinsStandingRow } from '@poolhouse/contract';
import * as fc from 'fast-check';
import { winsMoments, type MomentWeek } from './wins-week.rules';

const NAMES = ['Ann', 'Bob', 'Cat'];
const row = (n: number, Week: number, [Wins, Losses, Ties]: readonly number[], Rank: number): WinsStandingRow => ({
  ...{ ID: `${Week}-${n}`, entry_id: n + 1, EntryName: NAMES[n]!, Week, Rank, Moved: 0, Points: Wins! + Ties! / 2 },
  ...{ Wins: Wins!, Losses: Losses!, Ties: Ties! },
});
type Record = readonly number[];
/** By most wins, then fewest losses: as the board ranks them, told apart by nothing else. */
const ranked = (records: readonly Record[], Week = 0) =>
  records.map((one, n) => {
    const ahead = records.filter((other) => other[0]! > one[0]! || (other[0] === one[0] && other[1]! < one[1]!)).length;
    return row(n, Week, one, ahead + 1);
  });
const game = (state: 'final' | 'in_progress' | 'scheduled' | 'postponed', day = '2026-11-15T18:00:00Z') => ({ state, day });
const aWeek = (over: Partial<MomentWeek> = {}): MomentWeek => ({
  week: 11,
  scores: [game('final'), game('final', '2026-11-17T01:15:00Z'), game('postponed')],
  standings: ranked([[2, 2, 0], [1, 2, 1], [4, 0, 0]], 11), // prettier-ignore
  overall: ranked([[20, 10, 0], [18, 11, 1], [21, 9, 0]]), // prettier-ignore
  before: ranked([[18, 8, 0], [17, 9, 0], [17, 9, 0]]), // prettier-ignore
  payouts: [],
  ...over,
});
const said = (week: MomentWeek) => winsMoments(week).map(({ kind, says, entries }) => [kind, says, entries]);

test('a finished week tells who won with all of their teams, and who took first place from whom', () => {
  expect(said(aWeek())).toEqual([
    ['sweep', 'Every team of Cat that played has won in week 11: 4–0.', [3]],
    ['lead', 'After Monday night of week 11, Cat takes first place, and Ann has lost it (21–9).', [3, 1]],
  ]);
  expect(said(aWeek({ before: null }))[1]).toEqual(['first', 'After Monday night of week 11, Cat is in first place (21–9).', [3]]);
  expect(winsMoments(aWeek()).map(({ happenedAt }) => happenedAt)).toEqual([Date.parse('2026-11-17T01:15:00Z'), expect.any(Number)]);
});

test('the last week tells who has won the season', () => {
  const payout = (n: number, rank: number, winnings: number) => ({ entryId: n, name: NAMES[n - 1]!, rank, points: 21, winnings });
  expect(said(aWeek({ payouts: [payout(3, 1, 300), payout(1, 2, 100)] })).at(-1)).toEqual([
    'season',
    'The season is over: Cat wins it with 21 wins, and 300 points of the pot.',
    [3],
  ]);
  expect(said(aWeek({ payouts: [payout(3, 1, 200), payout(1, 1, 200)] })).at(-1)![1]).toBe(
    'The season is over: Cat and Ann share it with 21 wins, and 400 points of the pot.',
  );
});

const record = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 1 }));
const records = fc.tuple(record, record, record);

test('nothing is told before every game that is on the board is final, and what is told is so', () => {
  const states = fc.array(
    fc.constantFrom('final' as const, 'final' as const, 'in_progress' as const, 'scheduled' as const, 'postponed' as const),
    {
      maxLength: 3,
    },
  );
  fc.assert(
    fc.property(states, records, records, records, (of, standings, before, overall) => {
      const week = aWeek({
        scores: of.map((state) => game(state)),
        standings: ranked(standings, 11),
        before: ranked(before),
        overall: ranked(overall),
      });
      const moments = winsMoments(week);
      const played = of.filter((state) => state !== 'postponed');
      if (played.length === 0 || played.some((state) => state !== 'final')) return expect(moments).toEqual([]);
      const sweeps = standings.flatMap(([wins, losses, ties], n) => (wins >= 3 && losses === 0 && ties === 0 ? [n + 1] : []));
      expect(moments.filter(({ kind }) => kind === 'sweep').flatMap(({ entries }) => entries)).toEqual(sweeps);
      const first = (all: typeof overall) => {
        const best = [...all].sort((a, b) => b[0] - a[0] || a[1] - b[1])[0]!;
        return all.flatMap((one, n) => (one[0] === best[0] && one[1] === best[1] ? [n + 1] : []));
      };
      const [now, then] = [first(overall), first(before)];
      const lead = moments.filter(({ key }) => key === '11');
      if (now.length === 3 || overall[now[0]! - 1]![0] === 0) return expect(lead).toEqual([]);
      const changed = then.length < 3 && now.join() !== then.join();
      expect(lead.map(({ kind, entries }) => [kind, [...entries].sort()])).toEqual([
        changed ? ['lead', [...new Set([...now, ...then])].sort()] : ['first', now],
      ]);
    }),
  );
});
