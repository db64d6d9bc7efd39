import type { GolfStandingRow } from '@poolhouse/contract';
import { bestBallLive, pick1Live } from './home-live.rules';
import type { LeaderRow } from './rules/leaderboard.rules';

const board = { tournament: { firstTeeAt: Date.parse('2026-04-09T12:00:00Z') }, currentRound: 2 } as Parameters<
  typeof bestBallLive
>[0]['board'];
const round = { entryId: 7, board, href: '/golf?contest=3' };
const standing = (entry_id: number, Rank: number, Score: number, over: Partial<GolfStandingRow> = {}) =>
  ({ entry_id, EntryName: `Entry ${entry_id}`, Rank, Shared: 0, Score, Points: 0, holes_remaining: 20, ...over }) as GolfStandingRow;
const said = (...rows: GolfStandingRow[]) => bestBallLive(round, rows).map(({ need, result }) => [need, result]);

test('the best ball says how it stands against the next one', () => {
  const [row] = bestBallLive(round, [standing(7, 1, -18, { Points: 9 }), standing(8, 2, -17)]);
  expect(row).toEqual({
    ID: 'best-7',
    href: '/golf?contest=3',
    at: '2026-04-09T12:00:00.000Z',
    pick: 'Best ball',
    need: 'Leads Entry 8 by 1',
    score: '−18',
    clock: 'R2, 20 holes left',
    result: -1,
    push: 0,
    near: 0.5,
  });
  expect(said(standing(7, 3, -12), standing(8, 2, -14), standing(9, 1, -18))).toEqual([['2 behind Entry 8', -2]]);
  expect(said(standing(7, 2, -14), standing(8, 1, -14))).toEqual([['Level with Entry 8, who is ahead by the tie rule', -2]]);
  expect(said(standing(7, 1, -14, { Shared: 1 }), standing(8, 1, -14, { Shared: 1 }), standing(9, 3, -12))).toEqual([
    ['Shares the lead, ahead of Entry 9 by 2', -2],
  ]);
});

test('an entry without a place has nothing in play, and one alone nobody to beat', () => {
  expect(said(standing(7, 0, -1), standing(8, 1, -3))).toEqual([]);
  expect(said(standing(7, 1, -3))).toEqual([['', -2]]);
});

test('the one golfer says how far the lead is', () => {
  const golfer = (position: string, score: string) => ({ name: 'Ames', position, score, through: '12' }) as LeaderRow;
  const need = (position: string, score: string) => pick1Live(round, golfer(position, score), -7)[0];
  expect(need('T3', '-5')).toMatchObject({ pick: 'Ames', score: '−5', clock: 'R2, thru 12', need: 'T3, 2 strokes behind the lead' });
  expect(need('1', '-7')).toMatchObject({ need: 'Leads', result: -1, near: 0 });
  expect(need('T1', '-7')).toMatchObject({ need: 'Shares the lead' });
  expect(need('40', 'E')).toMatchObject({ score: 'E', need: '40, 7 strokes behind the lead' });
});
