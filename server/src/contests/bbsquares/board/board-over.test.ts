import { hash } from 'node:crypto';
import { LAST_TIP, playedTournament } from '../../../sport/tournament/testing/played.fixture';
import { boardOver } from './board-over';
import type { BoardFacts } from './seen-board';

const LATER = LAST_TIP + 1000;
const contest = { id: 7, type: 'bbsquares' as const, name: 'Oak Street', year: 2022, groupNumber: 1, firstWeek: 1 };
const entries = ['Ann', 'Bob'].map((name, n) => ({ id: n + 1, contestId: 7, userId: n + 1, name, createdAt: 0 }));
const digits = [3, 1, 4, 0, 5, 9, 2, 6, 8, 7];

const facts: BoardFacts = {
  contest,
  entries,
  board: {
    contestId: 7,
    pointsPerSquare: 10,
    maxSquares: 50,
    lockAt: null,
    playins: false,
    halftimePct: 25,
    amounts: [0, 80, 120, 220, 360, 560, 1200],
    lockedAt: 2000,
    commitment: 'sealed',
    sealedAt: 0,
    drawnAt: null,
    numbers: { columns: digits, rows: digits },
    typedBy: 'Carl',
    document: null,
    voidedAt: null,
    redrawGame: null,
    moments: [2000],
  },
  // One square in seven is nobody's.
  claims: Array.from({ length: 100 }, (_, n) => ({ x: n % 10, y: Math.floor(n / 10), entryId: (n % 2) + 1, by: '', reason: '' })).filter(
    (_, n) => n % 7 > 0,
  ),
  tournament: playedTournament(),
};
test('a board is over when nothing of it is to come, neither by a game nor by time, and not before', () => {
  const over = boardOver.play(null, facts, LATER);
  expect(over).toMatchObject({ from: LAST_TIP, tags: [] });
  expect(over?.rows).toHaveLength(1 + 100 + 2 + 63 + 7);
  expect(boardOver.play(null, { ...facts, tournament: playedTournament({ r6g1: { state: 'in_progress' } }) }, LATER)).toBeUndefined();
  expect(boardOver.play(null, { ...facts, tournament: playedTournament({ r1g1: { state: 'scheduled' } }) }, LATER)).toBeUndefined();
  expect(boardOver.play(null, facts, LAST_TIP - 1)).toBeUndefined();
  // Of a draw that a practice clock went back behind, time alone will tell.
  expect(boardOver.play(null, { ...facts, board: { ...facts.board, moments: [2000, LATER + 1] } }, LATER)).toBeUndefined();
});

test('the version goes up with whatever the rules make otherwise', () => {
  const over = boardOver.play(null, facts, LATER);
  // Boards that were kept by other rules are shown for ever unless the version is another one: a new digest needs a new version.
  expect([boardOver.version, hash('sha256', JSON.stringify(over), 'base64url').slice(0, 16)]).toEqual([1, 'n_F7-9x77imnmBIh']);
});
