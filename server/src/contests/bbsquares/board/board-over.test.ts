import { hash } from 'node:crypto';
import { LAST_TIP, playedTournament } from '../../../sport/tournament/testing/played.fixture';
import { LATER, playedBoard } from '../testing/played-board.fixture';
import { boardOver } from './board-over';

// One square in seven is nobody's.
const facts = playedBoard(['Ann', 'Bob'], (place) => (place % 7 > 0 ? (place % 2) + 1 : 0));

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
