import { aGame } from '../underdogs/testing/game.fixture';
import { scoreFields } from './game-rows';

const NOW = Date.parse('2026-11-15T20:00:00Z');
const row = (state: 'in_progress' | 'final', status: string, timeLeft: string) =>
  scoreFields({ ...aGame({ kickoffAt: NOW - 3_600_000 }), state, status, timeLeft, score1: 7, score2: 3 }, NOW);

/** Finished is: started, zero time left and a status other than OT (specification 1, section 4). */
const finished = ({ started, timeLeft, status }: ReturnType<typeof row>) =>
  started === 1 && /^0*:?0*0:00$/.test(timeLeft) && status !== 'OT';

it.each([
  ['Q4', '0:00'],
  ['Halftime', '0:00'],
  ['Q1', ''],
  ['OT', '0:00'],
  ['Q2', '7:00'],
])('a game that is on in %s %s is not finished by the rule of the specification', (status, timeLeft) => {
  expect(finished(row('in_progress', status, timeLeft))).toBe(false);
});

it('a game that is over is', () => expect(finished(row('final', 'Final', ''))).toBe(true));
