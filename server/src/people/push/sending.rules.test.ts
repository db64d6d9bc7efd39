import fc from 'fast-check';
import { inQuietHours } from '../../ground/clock/quiet-hours.rules';
import { decide, HOUSE_MANNERS, LONGEST_REST_MS, readAnswer, restUntil, SMACK_GATHERS_MS } from './sending.rules';

const NIGHT = { from: '22:00', to: '07:30', zone: 'America/New_York' };
const at = (iso: string) => Date.parse(iso);
const EVENING = at('2022-09-11T23:00:00Z');
const MIDNIGHT = at('2022-09-12T04:00:00Z');
const MORNING = at('2022-09-12T11:30:00Z');

describe('what becomes of a notice that is due', () => {
  it('is sent at once by day, for as long as it is news', () => {
    expect(decide({ kind: 'scoring_play', age: 60_000, giveUpAt: null, quiet: NIGHT }, EVENING)).toEqual({
      do: 'send',
      giveUpAt: EVENING + 9 * 60_000,
    });
    expect(decide({ kind: 'final', age: -5000, giveUpAt: null, quiet: null }, EVENING)).toEqual({
      do: 'send',
      giveUpAt: EVENING + HOUSE_MANNERS.final.newsForMs,
    });
  });

  it('in quiet hours a play is dropped, and the rest waits for the morning', () => {
    expect(decide({ kind: 'scoring_play', age: 0, giveUpAt: null, quiet: NIGHT }, MIDNIGHT)).toEqual({ do: 'drop', why: 'quiet hours' });
    for (const kind of ['final', 'smack'] as const) {
      const waiting = decide({ kind, age: 0, giveUpAt: null, quiet: NIGHT }, MIDNIGHT);
      expect(waiting).toEqual({ do: 'wait', until: MORNING, giveUpAt: MORNING + HOUSE_MANNERS[kind].newsForMs });
      expect(decide({ kind, age: 1e9, giveUpAt: MORNING + 1, quiet: NIGHT }, MORNING)).toEqual({ do: 'send', giveUpAt: MORNING + 1 });
    }
  });

  it('smack gathers for a minute', () => {
    expect(decide({ kind: 'smack', age: 2000, giveUpAt: null, quiet: null }, EVENING)).toEqual({
      do: 'wait',
      until: EVENING + SMACK_GATHERS_MS - 2000,
      giveUpAt: EVENING - 2000 + HOUSE_MANNERS.smack.newsForMs,
    });
    expect(decide({ kind: 'smack', age: 90_000, giveUpAt: null, quiet: null }, EVENING)).toMatchObject({ do: 'send' });
  });

  it('is dropped when it is no news any more', () => {
    expect(decide({ kind: 'scoring_play', age: HOUSE_MANNERS.scoring_play.newsForMs, giveUpAt: null, quiet: null }, EVENING)).toEqual({
      do: 'drop',
      why: 'too late',
    });
    expect(decide({ kind: 'final', age: 0, giveUpAt: EVENING, quiet: null }, EVENING)).toEqual({ do: 'drop', why: 'too late' });
  });

  it("sends a contest's own kind as the contest says, and one that nobody knows any more like a result", () => {
    const shot = { kind: 'golf_shot', age: 0, giveUpAt: null, quiet: NIGHT };
    const manners = { golf_shot: { newsForMs: 60_000, urgency: 'high', inQuietHours: 'dropped' } } as const;
    expect(decide(shot, EVENING, manners)).toEqual({ do: 'send', giveUpAt: EVENING + 60_000 });
    expect(decide(shot, MIDNIGHT, manners)).toEqual({ do: 'drop', why: 'quiet hours' });
    expect(decide(shot, MIDNIGHT)).toMatchObject({ do: 'wait', until: MORNING });
  });

  it('never rings in quiet hours, the weeks in which clocks change included', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    const days = fc
      .constantFrom(at('2022-11-05T00:00:00Z'), at('2023-03-11T00:00:00Z'), at('2022-10-29T00:00:00Z'))
      .chain((day) => fc.integer({ min: day, max: day + 3 * 86_400_000 }));
    const quiet = fc.record({ from: time, to: time, zone: fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe') });
    fc.assert(
      fc.property(fc.constantFrom('scoring_play' as const, 'final' as const, 'smack' as const), quiet, days, (kind, hours, now) => {
        const decision = decide({ kind, age: 0, giveUpAt: null, quiet: hours }, now);
        if (decision.do === 'send') expect(inQuietHours(hours, now)).toBe(false);
        if (decision.do === 'wait')
          expect([
            decision.until > now,
            decision.giveUpAt > decision.until,
            kind === 'smack' || !inQuietHours(hours, decision.until),
          ]).toEqual([true, true, true]);
      }),
    );
  });
});

describe("a push service's answer", () => {
  it.each([
    [201, undefined, { came: 'taken' }],
    [404, undefined, { came: 'gone' }],
    [410, undefined, { came: 'gone' }],
    [413, undefined, { came: 'refused', why: 'answered 413' }],
    [403, undefined, { came: 'refused', why: 'answered 403' }],
    [301, undefined, { came: 'refused', why: 'answered 301' }],
    [500, undefined, { came: 'later', retryAfterMs: null, why: 'answered 500' }],
    [429, '120', { came: 'later', retryAfterMs: 120_000, why: 'answered 429' }],
    [503, 'Sun, 11 Sep 2022 23:02:00 GMT', { came: 'later', retryAfterMs: 120_000, why: 'answered 503' }],
    [429, 'soon', { came: 'later', retryAfterMs: null, why: 'answered 429' }],
  ])('%s, Retry-After %s', (status, retryAfter, answer) => {
    expect(readAnswer(status, retryAfter, EVENING)).toEqual(answer);
  });

  it('sets a pause that grows, obeys the service, and ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.option(fc.integer({ min: 0, max: 1e9 })), (tries, asked) => {
        const pause = restUntil(tries, asked, EVENING) - EVENING;
        expect(pause).toBeGreaterThanOrEqual(Math.min(asked ?? 0, LONGEST_REST_MS));
        expect(pause).toBeGreaterThanOrEqual(5000);
        expect(pause).toBeLessThanOrEqual(LONGEST_REST_MS);
        expect(restUntil(tries + 1, asked, EVENING) - EVENING).toBeGreaterThanOrEqual(pause);
      }),
    );
  });
});
