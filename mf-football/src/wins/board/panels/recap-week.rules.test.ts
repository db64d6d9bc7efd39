import { aWinsPage } from '../../testing/wins.fixture';
import { boardOf } from '../board.rules';
import { recapWeek } from './recap-week.rules';

const page = aWinsPage();
const [config] = page.config.data;
const board = boardOf(page)!;
const scores = board.scores.map((game) => ({ ...game, state: 'final' as const, started: 1 as const, inProgress: 0 as const }));
const none = board.week.map((row) => ({ ...row, Wins: 0, Losses: 0, Ties: 0 }));
const week = board.week.map((row) => ({ ...row, Wins: 1 }));

it('leads to the week once it is over, to the one before until a result is there, and else nowhere', () => {
  expect(recapWeek({ ...board, week, scores })).toBe(config!.week);
  expect(recapWeek({ ...board, week, scores: board.scores.map((game) => ({ ...game, state: 'in_progress' as const })) })).toBe(0);
  expect(recapWeek({ ...board, week: none, config: { ...config!, ShowWeek: config!.week } })).toBe(config!.week - 1);
  expect(recapWeek({ ...board, week: none, config: { ...config!, ShowWeek: config!.week + 1 } })).toBe(0);
  expect(recapWeek({ ...board, week: none, config: { ...config!, ShowWeek: config!.week, FirstWeek: config!.week } })).toBe(0);
});
