import { refusedHalf } from './halftime.rules';

const game = { state: 'final' as const, score1: 61, score2: 74, team1: 'Alder', team2: 'Cedar' };

describe('a score at half-time that is entered by hand', () => {
  it.each([
    ['final', { score1: 30, score2: 31 }, undefined],
    ['final', { score1: 61, score2: 74 }, undefined],
    ['final', undefined, undefined],
    ['in_progress', { score1: 30, score2: 31 }, undefined],
    ['in_progress', { score1: 62, score2: 31 }, 'Alder have 61 points in all, so they cannot have had 62 at half-time.'],
    ['final', { score1: 30, score2: 75 }, 'Cedar have 74 points in all, so they cannot have had 75 at half-time.'],
    ['scheduled', { score1: 0, score2: 0 }, 'This game has not begun, so it has no half-time yet.'],
    ['scheduled', undefined, 'This game has not begun, so it has no half-time yet.'],
    ['postponed', { score1: 0, score2: 0 }, 'This game has not begun, so it has no half-time yet.'],
    ['cancelled', { score1: 0, score2: 0 }, 'This game has not begun, so it has no half-time yet.'],
  ] as const)('of a game that is %s: %j', (state, half, said) => {
    expect(refusedHalf({ ...game, state }, half)?.message).toBe(said);
  });
});
