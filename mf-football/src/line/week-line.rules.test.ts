import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { againstLine, type GameStep } from '@poolhouse/contract/rules';
import fc from 'fast-check';
import { weekChances } from '../chances/week-chances.rules';
import { boardOf, type Board } from '../contest/board.rules';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aGame, aPick, aStanding } from '../testing/board.fixture';
import { seconds } from './game-then.rules';
import { weekLine, type WeekLine } from './week-line.rules';

function last<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const KICKOFF = '2026-11-15T18:00:00Z';
const LATER = '2026-11-15T21:25:00Z';
const MINUTE = 60;
/** Five games at two times; entry 1, mine, has the home sides, entry 2 the away sides. */
const FIVE = [1, 2, 3, 4, 5].map((ID) => aGame({ ID, day: ID < 4 ? KICKOFF : LATER, Spread1: 2.5, Spread2: -2.5 }));
const PERIODS = ['Q1', 'Q2', 'Halftime', 'Q3', 'Q4', 'Final'];

interface Seen {
  game: number;
  away: number;
  home: number;
  minutes: number;
}

/** A week as it is played: the board after each thing that happens, and what is kept of its games by then. */
function* played(acts: readonly Seen[]) {
  const steps = new Map<number, GameStep[]>();
  const games = new Map(FIVE.map((game) => [game.ID, game]));
  let now = seconds(KICKOFF) - 600;
  for (const { game: id, away, home, minutes } of acts) {
    now += minutes * MINUTE;
    const game = games.get(id)!;
    const begins = seconds(game.day) <= now;
    for (const other of games.values())
      if (other.started === 0 && seconds(other.day) <= now)
        games.set(other.ID, {
          ...other,
          started: 1,
          inProgress: 1,
          state: 'in_progress',
          status: 'Q1',
          timeLeft: '15:00',
          score1: 0,
          score2: 0,
        });
    if (begins && game.state !== 'final') {
      const own = steps.get(id) ?? [];
      const status = PERIODS[Math.min(own.length, PERIODS.length - 1)]!;
      const step = {
        at: now,
        status,
        timeLeft: status === 'Final' ? '0:00' : status === 'Halftime' ? '' : '7:30',
        what: away + home > 0 ? 'points' : '',
      };
      const [score1, score2] = [(game.score1 ?? 0) + 7 * away, (game.score2 ?? 0) + 3 * home];
      steps.set(id, [...own, { ...step, score1, score2 }]);
      const so = { status, timeLeft: step.timeLeft, score1, score2, updated: new Date(now * 1000).toISOString() };
      games.set(id, {
        ...game,
        ...so,
        started: 1,
        inProgress: status === 'Final' ? 0 : 1,
        state: status === 'Final' ? 'final' : 'in_progress',
      });
    }
    yield { board: boardWith([...games.values()]), steps: new Map(steps), games: new Map(games) };
  }
}

function boardWith(games: readonly FootballScoreRow[], over: 0 | 1 = 0): Board {
  const picks = [1, 2].flatMap((entry) => games.map((game) => pickOn(game, entry)));
  const count = (entry: number, result: number) => picks.filter((pick) => pick.entry_id === entry && pick.Result === result).length;
  const week = [1, 2].map((entry) =>
    aStanding({ ID: `11-${entry}`, entry_id: entry, PicksIn: 5, Wins: count(entry, 1), Losses: count(entry, 0) }),
  );
  const page = aBoardPage({ config: { data: [aConfig({ WeekOver: over })] }, scores: { data: [...games] }, picks: { data: picks } });
  return boardOf({ ...page, standings: { data: week } }, 5)!;
}

/** As the server has it: mine is seen before kick-off, the other's is not. */
function pickOn(game: FootballScoreRow, entry: number): FootballPickRow {
  const side = entry === 1 ? 2 : 1;
  const Spread = side === 2 ? -2.5 : 2.5;
  const of = { ID: `${entry}-${game.ID}`, entry_id: entry, slot: game.ID };
  if (game.started === 0 && entry !== 1) return aPick({ ...of, Pick: '', event_id: null, Spread: null });
  const by = againstLine(side, (game.score2 ?? 0) - (game.score1 ?? 0), Spread);
  const [ahead, behind] = game.state === 'final' ? [1, 0] : [-1, -2];
  return aPick({
    ...of,
    ...{ event_id: game.ID, Spread, Pick: side === 2 ? game.team2 : game.team1 },
    Result: game.started === 0 ? 3 : by > 0 ? ahead : behind,
  });
}

const line = (board: Board, entry: number, steps: ReadonlyMap<number, readonly GameStep[]>): WeekLine =>
  last(weekLine(board, entry, steps, weekChances));
const column = (board: Board, entry: number) => last(weekChances(board, board.config.WeekOver === 1)).get(entry);

const act = fc.record({ game: fc.integer({ min: 1, max: 5 }), away: fc.nat(1), home: fc.nat(2), minutes: fc.integer({ min: 1, max: 40 }) });

describe('the line of a week', () => {
  it('ends, whenever it is looked at, with what the board says', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 14 }), fc.constantFrom(1, 2), (acts, entry) => {
        for (const { board, steps } of played(acts)) {
          const { points, moments } = line(board, entry, steps);
          const now = column(board, entry);
          if (points.length > 0) expect(points.at(-1)?.chance).toBe(now === undefined ? 0 : now);
          expect(points.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
          expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).sort((a, b) => a - b));
          for (const { at, before, after } of moments) {
            expect(before).not.toBe(after);
            expect(points.some((point) => point.at === at)).toBe(true);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is the same whatever a sealed pick of another entry is, and one that was is even before its game', () => {
    const some = [...played(Array.from({ length: 8 }, (_, n) => ({ game: 1 + (n % 3), away: n % 2, home: 1, minutes: 12 })))].at(-1)!;
    const theirs = line(some.board, 2, some.steps);
    expect(theirs.points[0]?.chance).toBe(1 / 32);
    expect(line(some.board, 1, some.steps).points[0]?.chance).not.toBe(1 / 32);
    const known = some.board.picks.map((pick) => (pick.entry_id === 2 && pick.Pick === '' ? { ...pick, Spread: 9.5 } : pick));
    expect(line({ ...some.board, picks: known }, 2, some.steps)).toEqual(theirs);
  });

  it('names a field goal by who scored it, when and how far it moved the chance; and the end of a chance', () => {
    const on = FIVE.map((game): FootballScoreRow => ({
      ...game,
      day: KICKOFF,
      started: 1,
      inProgress: 1,
      state: 'in_progress',
      status: 'Q3',
      timeLeft: '9:00',
      score1: 10,
      score2: 14,
    }));
    const at = seconds(KICKOFF);
    const step = (minutes: number, score1: number, score2: number, what: string, status = 'Q4') => ({
      ...{ at: at + minutes * MINUTE, status, timeLeft: status === 'Final' ? '0:00' : '3:12', score1, score2, what },
    });
    const steps = [
      step(0, 0, 0, '', 'Q1'),
      step(100, 10, 14, 'touchdown', 'Q3'),
      step(170, 13, 14, 'field_goal'),
      step(180, 13, 14, '', 'Final'),
    ];
    const games = on.map((game, n) =>
      n === 0 ? { ...game, state: 'final' as const, inProgress: 0 as const, status: 'Final', timeLeft: '0:00', score1: 13 } : game,
    );
    const { moments, points } = line(boardWith(games), 1, new Map([[1, steps]]));
    const titles = moments.map(({ title, note }) => `${title}, ${note}`);
    expect(titles).toContain('TB field goal, Q4 3:12, 13–14');
    expect(titles.at(-1)).toBe('TB at BUF final, Final, 13–14');
    expect(moments.at(-1)?.after).toBe(0);
    expect(points.at(-1)?.chance).toBe(0);
  });

  it('has no point before a game of the entry has begun, and one for each end where nothing was kept', () => {
    expect(line(boardWith(FIVE), 1, new Map())).toEqual({ points: [], moments: [] });
    const done = FIVE.map((game): FootballScoreRow => ({
      ...game,
      started: 1,
      state: 'final',
      status: 'Final',
      timeLeft: '0:00',
      score1: 10,
      score2: 20,
      updated: LATER,
    }));
    expect(line(boardWith(done, 1), 1, new Map()).points.at(-1)?.chance).toBe(1);
  });
});
