import type { SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { sum } from '../../standings/shares.rules';
import { groupsOf, type BoardFacts } from '../board/seen-board';
import { DIGITS, LATER, playedBoard } from '../testing/played-board.fixture';
import { bestDay, bestSquare, decidedGames, leadOf, nobodysSquare, numberedSquares, talliesAfter, withoutGame } from './board-facts.rules';
import { boardRecap } from './board-recap.rules';
import type { PlayedBoard } from './board.types';

/** A board as all see it. */
function seenOf(facts: BoardFacts): PlayedBoard {
  const groups = groupsOf(facts, LATER);
  return { ...groups, config: groups.config[0]! };
}

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

/** Any board of four entries: who holds which square (0 for nobody), its numbers, and what half-time takes. */
const boards = fc
  .record({
    holders: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 100, maxLength: 100 }),
    columns: fc.shuffledSubarray([...DIGITS], { minLength: 10 }),
    rows: fc.shuffledSubarray([...DIGITS], { minLength: 10 }),
    halftimePct: fc.constantFrom(0, 25, 100),
    // A board may be played for nothing but the wins.
    pointsPerSquare: fc.constantFrom(10, 1, 0),
  })
  .map(({ holders, columns, rows, halftimePct, pointsPerSquare }) => {
    const facts = playedBoard(NAMES, (place) => holders[place] ?? 0);
    return seenOf({ ...facts, board: { ...facts.board, numbers: { columns, rows }, halftimePct, pointsPerSquare } });
  });

/** A board is a hundred squares and sixty-three games. */
const RUNS = { numRuns: 40 };

const better = (a: SquaresEntryRow, b: SquaresEntryRow) => b.wins - a.wins || b.winnings - a.winnings;

describe('what a board came to', () => {
  it('is the same whatever order rows come in, and holds for any board', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const recap = boardRecap(board);
        const players = board.entries.filter(({ squares }) => squares > 0);
        expect(recap === undefined).toBe(players.length === 0);
        if (!recap) return;
        expect(
          boardRecap({
            squares: [...board.squares].reverse(),
            entries: board.entries,
            events: [...board.events].reverse(),
            config: board.config,
          }),
        ).toEqual(recap);
        for (const player of players) {
          expect(better(recap.winners[0]!, player)).toBeLessThanOrEqual(0);
          expect(recap.own.get(player.id)).toMatch(new RegExp(`^T?\\d\\w* of ${players.length}, `));
        }
        for (const { Title, Head, Card, Short, Text } of recap.facts)
          for (const words of [Title, Head, Card, Short, Text]) expect(words).toMatch(/^[^ ].*[^ ]$|^\S$/);
        expect(new Set(recap.facts.map(({ ID }) => ID)).size).toBe(recap.facts.length);
        expect(sum(recap.squares.map(({ wins }) => wins))).toBe(recap.winners.length > 1 ? 0 : recap.winners[0]!.wins);
      }),
      RUNS,
    );
  });

  it('goes through the games to where everybody stood in the end, and finds since when the winner was in front', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const games = decidedGames(board);
        const steps: { wins: number; points: number }[][] = [];
        talliesAfter(games, board.entries, (_, tallies) => steps.push(tallies.map(({ wins, points }) => ({ wins, points }))));
        expect(steps.at(-1)).toEqual(board.entries.map(({ wins, winnings: points }) => ({ wins, points })));
        const [winner, second] = [...board.entries].sort(better);
        if (!winner || winner.wins === 0 || (second && better(winner, second) === 0)) return;
        const at = board.entries.indexOf(winner);
        const leads = (step: (typeof steps)[number]) =>
          step[at]!.wins > 0 && step.every((one) => (one.wins - step[at]!.wins || one.points - step[at]!.points) <= 0);
        const last = steps.findLastIndex((step) => !leads(step));
        expect(leadOf(games, board.entries, winner)!.game).toBe(games[last + 1]);
      }),
      RUNS,
    );
  });

  it('tells of no square, day or player that another beats', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const squares = numberedSquares(board);
        const [best, free, day, empty] = [
          bestSquare(squares),
          nobodysSquare(squares),
          bestDay(decidedGames(board), board.entries),
          withoutGame(board.entries),
        ];
        for (const { entryId, wins } of squares)
          expect(wins).toBeLessThanOrEqual(Math.max(1, (entryId ? best : free)?.wins ?? (entryId ? 1 : 0)));
        for (const { squares: held, wins } of board.entries) if (wins === 0) expect(held).toBeLessThanOrEqual(empty[0]?.squares ?? 0);
        // All games of that tournament are on one day.
        const most = Math.max(...board.entries.map(({ wins }) => wins));
        expect(day?.won ?? 0).toBe(most >= 3 ? most : 0);
      }),
      RUNS,
    );
  });

  it('says who won, whose the final was, who was a point from it, the best square and who has nothing', () => {
    // The final ends 78–66; columns and rows stand as DIGITS do.
    const recap = boardRecap(small())!;
    expect([recap.headline, recap.says, recap.note]).toMatchInlineSnapshot(`
      [
        "Ann",
        "43 games, 658 points",
        "Each of 49 squares brought 13.4 points",
      ]
    `);
    expect(recap.facts.map(({ ID, Title, Head, Short, Text }) => [ID, Title, Head, Short, Text])).toMatchInlineSnapshot(`
      [
        [
          "final",
          "The final",
          "8–6, Bob",
          "Team 1 78–66 Team 48, 120 points",
          "Team 1 78–66 Team 48 paid 120 points.",
        ],
        [
          "bad_beat",
          "A point away",
          "Ann and Cat",
          "Missed 120 points of the final by one",
          "One point more or less of one team, and the final’s 120 points would have gone to 8–5 or 8–7.",
        ],
        [
          "best_square",
          "The best square",
          "4–2, Bob",
          "Won 2 games, 44 points",
          "Won 2 games, for 44 points.",
        ],
        [
          "best_day",
          "The best day",
          "Ann, Dec 31",
          "43 of 61 games, 597 points",
          "Won 43 of that day’s 61 games, for 597 points.",
        ],
        [
          "empty",
          "Not one game",
          "Cat",
          "10 squares, none of 61 games",
          "10 squares, and none of 61 games fell there.",
        ],
        [
          "swing",
          "The lead",
          "Ann, from the first game to the last",
          "Nobody else was ever in front",
          "Nobody else was ever in front.",
        ],
      ]
    `);
    expect([...recap.own.values()]).toMatchInlineSnapshot(`
      [
        "1st of 4, 43 games and 658 points for 49 squares. Best square: 1–0, 1 game and 67 points.",
        "2nd of 4, 17 games and 318 points for 40 squares. Best square: 8–6, 1 game and 120 points.",
        "3rd of 4, 1 game and 8 points for 1 square.",
        "4th of 4, no game for 10 squares.",
      ]
    `);
  });

  it('says of a final on nobody’s square who took it, and that points rolled over', () => {
    const final = small().events.find(({ round }) => round === 6)!;
    const facts = playedBoard(NAMES, (place) => (place === squareFor(final) ? 0 : 1 + (place % 4)));
    const recap = boardRecap(seenOf(facts))!;
    expect(recap.facts.filter(({ ID }) => ID === 'final' || ID === 'bad_beat' || ID === 'nobodys')).toMatchInlineSnapshot(`
      [
        {
          "Card": "Dan",
          "Head": "Dan",
          "ID": "final",
          "Short": "Team 1 78–66 Team 48, 120 points",
          "Text": "Team 1 78–66 Team 48 paid 120 points. 8–6 was nobody’s: the next claimed square took it.",
          "Title": "The final",
          "Where": "",
        },
      ]
    `);
  });

  it('has none without numbers, and where nobody holds a square', () => {
    const board = small();
    expect(boardRecap({ ...board, squares: board.squares.map((row, n) => (n === 7 ? { ...row, x_score: null } : row)) })).toBeUndefined();
    expect(boardRecap(seenOf(playedBoard(NAMES, () => 0)))).toBeUndefined();
  });
});

/** Ann has the upper half but for Dan's first square, Bob most of the lower, Cat its last row. */
const small = (): PlayedBoard => seenOf(playedBoard(NAMES, (place) => (place === 0 ? 4 : place < 50 ? 1 : place < 90 ? 2 : 3)));

const squareFor = ({ x_score: x, y_score: y }: SquaresGameRow): number => 10 * DIGITS.indexOf(y!) + DIGITS.indexOf(x!);
