import type { FootballPickRow } from '@poolhouse/contract';
import { boardChances } from '@poolhouse/contract/chances';
import fc from 'fast-check';
import { boardOf, type Board } from '../contest/board.rules';
import { chancesOf, seedOf } from '../season/chances/chances.rules';
import { gameNow, type Race } from '../season/chances/race.rules';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aGame, aLiveGame, aPick, aStanding } from '../testing/board.fixture';
import { chanceMarks, chanceText, chanceWords } from './chance-words.rules';
import { weekChances, type WeekChances } from './week-chances.rules';

function last<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
const chances = (board: Board, over = false): WeekChances => last(weekChances(board, over));
const made = (page: ReturnType<typeof aBoardPage>): Board => boardOf(page, 5)!;

/** Five games that are on and one to come; entry 1 is mine. */
const GAMES = [
  ...[1, 2, 3, 4, 5].map((ID) =>
    aLiveGame({ ID, status: 'Q3', timeLeft: '8:00', score1: 3 * ID, score2: 10, Spread1: 2.5, Spread2: -2.5 }),
  ),
  aGame({ ID: 6, Spread1: -3.5, Spread2: 3.5 }),
];
const pick = (entry: number, slot: number, over: Partial<FootballPickRow>): FootballPickRow =>
  aPick({ ID: `${entry}-${slot}`, entry_id: entry, slot, event_id: slot, Pick: GAMES[0]!.team2, Spread: -2.5, Result: -1, ...over });
const rows = (mine: readonly FootballPickRow[], theirs: readonly FootballPickRow[], over: Parameters<typeof aBoardPage>[0] = {}) =>
  made(
    aBoardPage({
      config: { data: [aConfig({ WeekOver: 0 })] },
      scores: { data: GAMES },
      picks: { data: [...mine, ...theirs] },
      standings: { data: [aStanding({ PicksIn: 5 }), aStanding({ ID: '11-2', entry_id: 2, EntryName: 'Turf Toe', PicksIn: 5 })] },
      ...over,
    }),
  );
const won = (slot: number) => ({ slot, Result: 1 });
const withWins = (wins: number, losses = 0) => ({
  standings: {
    data: [
      aStanding({ Wins: wins, Losses: losses }),
      aStanding({ ID: '11-2', entry_id: 2, EntryName: 'Turf Toe', Wins: wins, Losses: losses }),
    ],
  },
});

describe('everybody’s chance of a perfect week', () => {
  it('is what playing the week so many times comes to', () => {
    const some = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(some, some, (mine, theirs) => {
        const picks = (entry: number, home: readonly boolean[]) =>
          home.map((at, n) => pick(entry, n + 1, at ? {} : { Pick: GAMES[0]!.team1, Spread: 2.5, Result: -2 }));
        const board = rows(picks(1, mine), picks(2, theirs));
        const racers = boardChances({
          page: {
            ...aBoardPage(),
            config: { data: [board.config] },
            scores: { data: board.scores },
            picks: { data: [...board.picks] },
            standings: { data: board.week },
          },
          over: false,
        });
        const on = board.scores.filter(({ started }) => started === 1);
        const race: Race = {
          ...{ week: board.config.Week, weeksAhead: 0, games: on.map(gameNow) },
          racers: racers.map(({ entryId, week, left }) => ({
            ...{ id: entryId, week: { ...week, open: left.open }, season: week },
            running: left.running.map(({ eventId, side, line }) => ({
              game: on.findIndex(({ ID }) => ID === eventId),
              home: side === 2,
              line,
            })),
          })),
        };
        const played = last(chancesOf(race, seedOf(JSON.stringify(race)), 3000));
        for (const [entry, chance] of chances(board)) {
          const said = chance ?? Number.NaN;
          expect(Math.abs((played.get(`week-${entry}`)?.perfect ?? 0) - said)).toBeLessThan(
            5 * Math.sqrt((said * (1 - said)) / 3000) + 1e-3,
          );
        }
      }),
      { numRuns: 12 },
    );
  });

  it('counts a sealed pick as even for others, whatever it is, and mine by its line for me', () => {
    const four = (entry: number) => [1, 2, 3, 4].map((slot) => pick(entry, slot, won(slot)));
    const sealed = (entry: number, over: Partial<FootballPickRow>) =>
      pick(entry, 5, { event_id: 6, Pick: GAMES[5]!.team2, Spread: 7, Result: 3, ...over });
    const hidden = { Pick: '', event_id: null, Spread: null };
    const both = chances(rows([...four(1), sealed(1, {})], [...four(2), sealed(2, hidden)], withWins(4)));
    expect(both.get(2)).toBe(0.5);
    expect(both.get(1)).toBeGreaterThan(0.55);
    // Not made yet, it is even for me too.
    expect(chances(rows(four(1), four(2), withWins(4))).get(1)).toBe(0.5);
  });

  it('is nobody’s who has lost, certain once five are won, and not known where a game has no clock', () => {
    const five = [1, 2, 3, 4, 5].map((slot) => pick(1, slot, won(slot)));
    expect([...chances(rows(five, [], withWins(5)))]).toContainEqual([1, 1]);
    expect([...chances(rows([], [], withWins(3, 1)))]).toEqual([]);
    const delayed = { scores: { data: GAMES.map((game) => ({ ...game, status: game.ID === 5 ? 'Delayed' : game.status })) } };
    const board = rows([...five.slice(0, 4), pick(1, 5, {})], [], { ...withWins(4), ...delayed });
    expect(chances(board).get(1)).toBeNull();
  });
});

test('a chance in words, with what it was, and marked where it is another one', () => {
  const before = new Map([
    [1, 0.31],
    [2, 0.5],
  ]);
  const shown = { before, chances: new Map([[1, 0.47]]) };
  expect([chanceWords(shown, 1), chanceWords(shown, 2), chanceText(new Map([[1, 1]]), 1), chanceText(null, 1)]).toEqual([
    '31% → 47%',
    '50% → 0%',
    '100%',
    '–',
  ]);
  const table = [1, 2, 3].map((entry_id) => ({ ID: `11-${entry_id}`, entry_id }));
  expect(Object.keys(chanceMarks(shown, table))).toEqual(['standing 11-1 5 of 5', 'standing 11-2 5 of 5']);
  expect(chanceMarks({ before: null, chances: before }, table)).toEqual({});
});
