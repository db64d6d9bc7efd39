import { aConfig } from '../testing/board.fixture';
import { weekOfOtherYear } from './refresh.rules';

describe('week of another year', () => {
  it('is the last regular week', () => expect(weekOfOtherYear({ year: 2025 }, aConfig(), 15)).toBe(15));
  it("is left alone when named, when the year is the config's, or when it is shown already", () => {
    expect(weekOfOtherYear({ year: 2025, week: 4 }, aConfig(), 15)).toBeNull();
    expect(weekOfOtherYear({ year: 2026 }, aConfig(), 15)).toBeNull();
    expect(weekOfOtherYear({}, aConfig(), 15)).toBeNull();
    expect(weekOfOtherYear({ year: 2025 }, aConfig({ Week: 15 }), 15)).toBeNull();
  });
});
