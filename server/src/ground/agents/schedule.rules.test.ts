import fc from 'fast-check';
import { isNews, LONGEST_OBEYED_SECONDS, LONGEST_PAUSE_SECONDS, nextRunAt, type NextRunQuestion } from './schedule.rules';

const hour = 3_600_000;
const question: NextRunQuestion = { schedule: 'interval', refreshSeconds: 30, failures: 0, now: 10 * hour + 60_000, nextHour: 11 * hour };
const pause = (part: Partial<NextRunQuestion>) => (nextRunAt({ ...question, ...part }) - question.now) / 1000;

describe('the next run of an agent', () => {
  it.each<[string, Partial<NextRunQuestion>, number]>([
    ['at its rate', {}, 30],
    ['when the run asked for', { nextSeconds: 600 }, 600],
    ['at the full hour', { schedule: 'hourly' }, 59 * 60],
    ['soon after the first failure', { failures: 1 }, 30],
    ['later after each', { failures: 4 }, 240],
    ['within the hour for an hourly one', { schedule: 'hourly', refreshSeconds: 60, failures: 9 }, 15 * 60],
    ['no sooner than it was asked to', { failures: 1, retryAfterSeconds: 120 }, 120],
    ['at most an hour later, whatever it was asked', { failures: 1, retryAfterSeconds: 1e6 }, LONGEST_OBEYED_SECONDS],
  ])('%s', (_name, part, seconds) => {
    expect(pause(part)).toBe(seconds);
  });

  it('never lies in the past, never so far that a game day is lost, and pauses grow with failures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3600 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom('interval' as const, 'hourly' as const),
        fc.integer({ min: 1, max: 3600 }),
        (refreshSeconds, failures, schedule, minutes) => {
          const part = { refreshSeconds, schedule, nextHour: question.now + minutes * 1000 };
          const [first, second] = [pause({ ...part, failures }), pause({ ...part, failures: failures + 1 })];
          expect(first).toBeGreaterThan(0);
          expect(second).toBeGreaterThanOrEqual(first);
          expect(second).toBeLessThanOrEqual(Math.max(LONGEST_PAUSE_SECONDS, refreshSeconds));
        },
      ),
    );
  });
});

describe('a run is news', () => {
  const known = { last_runtime: 1_000_000, refresh_rate: 30, last_outcome: '16 games', last_error: null };
  const due = { startedAt: 1_030_000, words: '16 games', error: null };

  it('when it was asked for, or something else came of it; one that is due and says the same is none', () => {
    expect(isNews(known, due)).toBe(false);
    expect(isNews(known, { ...due, startedAt: 1_004_000 })).toBe(true);
    expect(isNews(known, { ...due, words: '15 games' })).toBe(true);
    expect(isNews(known, { ...due, error: 'The feed is down.' })).toBe(true);
    expect(isNews({ ...known, last_error: 'The feed is down.' }, due)).toBe(true);
    expect(isNews({ ...known, last_runtime: null, last_outcome: '' }, due)).toBe(true);
  });
});
