import { boardRefresh } from './refresh.rules';

const over = { inProgress: 0 } as const;

describe('a board is read again', () => {
  it('every 30 seconds while a game is played, also in an old week', () => expect(boardRefresh([over, { inProgress: 1 }], false)).toBe(30));
  it('every 600 seconds in the current week', () => expect(boardRefresh([over], true)).toBe(600));
  it('not at all in other weeks', () => {
    expect(boardRefresh([over], false)).toBeNull();
    expect(boardRefresh([], false)).toBeNull();
  });
});
