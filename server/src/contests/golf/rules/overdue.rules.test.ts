import { aCard, aGolfer, aTournament, roundOf, someFacts } from '../testing/facts.fixture';
import { boardAt } from './board.rules';
import { overdueOf } from './overdue.rules';

const HOUR = 3_600_000;
const TEE = Date.parse('2026-11-19T12:35:00Z');
/** Every hole of a round is known at that instant. */
const played = (rounds: number, at: number) =>
  [1, 2].flatMap((id) =>
    Array.from({ length: rounds }, (_, n) => aCard(id, n + 1, roundOf(0), { at: Array.from({ length: 18 }, () => at), teeAt: TEE })),
  );
const late = (now: number, over: Parameters<typeof aTournament>[0], cards: ReturnType<typeof played>) => {
  const facts = someFacts({ tournament: aTournament({ firstTeeAt: TEE, ...over }), field: [aGolfer(1), aGolfer(2)], cards });
  return overdueOf(boardAt(facts, now), facts, now);
};

describe('a tournament that nobody ends', () => {
  const sunday = TEE + 80 * HOUR;
  it('waits for its last word some hours after the last putt, and not before', () => {
    expect(late(sunday + 2 * HOUR, {}, played(4, sunday))).toBeUndefined();
    expect(late(sunday + 3 * HOUR, {}, played(4, sunday))).toEqual({ why: 'not final', since: sunday });
  });

  it('waits for nothing once it is said to be final, cancelled, or is official', () => {
    const now = sunday + 20 * HOUR;
    for (const over of [{ reported: 'FINAL' }, { reported: 'CANCELLED' }, { reported: 'FINAL', officialAt: sunday + HOUR }] as const)
      expect(late(now, { ...over, reportedAt: sunday }, played(4, sunday))).toBeUndefined();
    // What is said from the start for later counts from then on.
    expect(late(now, { reported: 'FINAL', reportedAt: now + HOUR }, played(4, sunday))).toMatchObject({ why: 'not final' });
  });

  it('is missed where its scores stopped, and not while it may still be played', () => {
    expect(late(TEE + 90 * HOUR, {}, played(2, TEE + 30 * HOUR))).toBeUndefined();
    expect(late(TEE + 108 * HOUR, {}, played(2, TEE + 30 * HOUR))).toMatchObject({ why: 'not whole' });
    expect(late(TEE + 108 * HOUR, { reported: 'SUSPENDED' }, played(2, TEE + 30 * HOUR))).toMatchObject({ why: 'not whole' });
    expect(late(TEE + 108 * HOUR, {}, [])).toMatchObject({ why: 'not whole' });
  });
});
