import { aConfig, aFinalGame, aGame, aLiveGame } from '../testing/board.fixture';
import { boardRefresh, weekOfOtherYear } from './refresh.rules';

describe('refresh', () => {
  it('comes every 30 seconds while a game is played, also in an old week', () => {
    expect(boardRefresh(aConfig({ Week: 3 }), [aFinalGame(), aLiveGame()])).toBe(30);
  });
  it('comes every 600 seconds in the current week', () => {
    expect(boardRefresh(aConfig(), [aGame()])).toBe(600);
  });
  it('is off in other weeks and before the first answer', () => {
    expect(boardRefresh(aConfig({ Week: 3 }), [aFinalGame()])).toBeNull();
    expect(boardRefresh(undefined, [])).toBeNull();
  });
});

describe('week of another year', () => {
  it('is the last regular week', () => expect(weekOfOtherYear({ year: 2025 }, aConfig(), 15)).toBe(15));
  it('is left alone when named, when the year is the config\'s, or when it is shown already', () => {
    expect(weekOfOtherYear({ year: 2025, week: 4 }, aConfig(), 15)).toBeNull();
    expect(weekOfOtherYear({ year: 2026 }, aConfig(), 15)).toBeNull();
    expect(weekOfOtherYear({}, aConfig(), 15)).toBeNull();
    expect(weekOfOtherYear({ year: 2025 }, aConfig({ Week: 15 }), 15)).toBeNull();
  });
});
