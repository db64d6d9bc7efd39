import fc from 'fast-check';
import { digest, DIGEST_MS, HELD_MS, type News, type Notified } from './digest.rules';

const MINUTE = 60_000;
const START = 1_000_000_000;
const news = (...keys: string[]): News[] => keys.map((key) => ({ key, text: `news of ${key}` }));

/** What is told minute by minute. */
function follow(minutes: readonly { news: readonly News[]; leads: boolean | null }[]) {
  let notified: Notified | undefined;
  return minutes.map((at, minute) => {
    const now = START + minute * MINUTE;
    const step = digest(notified, at, now);
    ({ notified } = step);
    return { now, lines: step.lines };
  });
}

describe('a digest', () => {
  it('tells each thing once, in no more than one notice in ten minutes, and leaves nothing out', () => {
    const minute = fc.record({ adds: fc.integer({ min: 0, max: 2 }), leads: fc.boolean() });
    fc.assert(
      fc.property(fc.array(minute, { minLength: 2, maxLength: 60 }), (minutes) => {
        const known: News[] = [];
        const quiet = Array.from({ length: DIGEST_MS / MINUTE }, () => ({ adds: 0, leads: false }));
        const steps = follow(
          [...minutes, ...quiet, ...quiet].map(({ adds, leads }) => {
            known.push(...news(...Array.from({ length: adds }, (_, n) => `${known.length + n}`)));
            return { news: [...known], leads };
          }),
        );
        const sent = steps.filter(({ lines }) => lines.length > 0);
        for (const [n, { now }] of sent.entries()) expect(now - (sent[n - 1]?.now ?? -Infinity)).toBeGreaterThanOrEqual(DIGEST_MS);
        const first = minutes[0]?.adds ?? 0;
        const notified = sent.flatMap(({ lines }) => lines.filter((line) => line.startsWith('news')));
        expect(new Set(notified).size).toBe(notified.length);
        const more = sent.flatMap(({ lines }) => lines.map((line) => Number(/^and (\d+) more$/.exec(line)?.[1] ?? 0)));
        const leads = sent.flatMap(({ lines }) => lines.filter((line) => line.includes('lead'))).length;
        const all = notified.length + leads + more.reduce((sum, one) => sum + one, 0);
        expect(all).toBeGreaterThanOrEqual(known.length - first);
      }),
      { numRuns: 100 },
    );
  });

  it('tells nothing of what had happened before it was first asked for', () =>
    expect(
      follow([
        { news: news('a'), leads: true },
        { news: news('a'), leads: true },
      ]).map(({ lines }) => lines),
    ).toEqual([[], []]));

  it('tells a lead once it has held five minutes, and not one that was lost before', () => {
    const held = HELD_MS / MINUTE;
    const short = follow([false, true, true, false, ...Array.from({ length: 9 }, () => false)].map((leads) => ({ news: [], leads })));
    expect(short.every(({ lines }) => lines.length === 0)).toBe(true);
    const long = follow([false, ...Array.from({ length: held + 3 }, () => true)].map((leads) => ({ news: [], leads })));
    expect(long.map(({ lines }) => lines.length)).toEqual([...Array.from({ length: held + 1 }, () => 0), 1, 0, 0]);
    expect(long[held + 1]?.lines).toEqual(['You took the lead']);
  });
});
