import fc from 'fast-check';
import type { FeedPlay } from '../feed-game';
import type { KnownEvent, UnconfirmedScore } from '../known-event';
import { feedPlay, KICKOFF, knownEvent } from '../testing/known-event.fixture';
import { shown } from './game-plan.rules';
import { CONFIRM_MS, progress } from './progress.rules';

const now = KICKOFF + 3_600_000;
const on = (score1: number, score2: number) => feedPlay({ state: 'in_progress', score1, score2, status: 'Q2', timeLeft: '7:00' });
const final = (score1: number, score2: number) => feedPlay({ state: 'final', score1, score2, status: 'Final', timeLeft: '0:00' });
const playing = knownEvent({ state: 'in_progress', score1: 7, score2: 3 });
const over = knownEvent({ state: 'final', score1: 27, score2: 26, status: 'Final' });
const step = (known: KnownEvent, play: FeedPlay | null, unconfirmed: UnconfirmedScore | null = null, at = now) =>
  progress(known, play, { unconfirmed, kickoffAt: known.kickoffAt, now: at });

describe('what a feed does to a game', () => {
  it.each<[string, KnownEvent, FeedPlay]>([
    ['begins', knownEvent(), on(0, 0)],
    ['goes on', playing, on(7, 10)],
    ['ends', playing, final(7, 3)],
    ['is postponed before it began', knownEvent(), feedPlay({ state: 'postponed' })],
    ['is broken off', playing, feedPlay({ state: 'cancelled' })],
    ['is played after it was postponed', knownEvent({ state: 'postponed' }), on(0, 3)],
  ])('a game %s', (_name, known, play) => {
    expect(step(known, play)).toEqual({ play, unconfirmed: null });
  });

  it.each<[string, KnownEvent, FeedPlay, RegExp]>([
    ['final to on', over, on(27, 26), /is final and cannot be on again/],
    ['final to scheduled', over, feedPlay(), /is final and cannot be scheduled again/],
    ['final to postponed', over, feedPlay({ state: 'postponed' }), /is final/],
    ['on to scheduled', playing, feedPlay(), /is on and cannot be scheduled again/],
    ['postponed to scheduled without a day to come', knownEvent({ state: 'postponed' }), feedPlay(), /has no day to come/],
  ])('never goes back: %s', (_name, known, play, words) => {
    expect(step(known, play)).toEqual({ unconfirmed: null, refused: expect.stringMatching(words) });
  });

  it('is not on before its kick-off', () => {
    expect(step(knownEvent(), on(0, 0), null, KICKOFF - 1)).toMatchObject({ refused: 'is told to be on before its kick-off' });
  });

  it('loses points only when the feed says so again a minute later', () => {
    const first = step(playing, on(6, 3));
    expect(first).toEqual({ unconfirmed: { score1: 6, score2: 3, seenAt: now }, refused: expect.stringMatching(/taken back to 6–3/) });
    const soon = step(playing, on(6, 3), first.unconfirmed, now + CONFIRM_MS - 1);
    expect(soon.play).toBeUndefined();
    expect(soon.unconfirmed).toBe(first.unconfirmed);
    expect(step(playing, on(6, 3), soon.unconfirmed, now + CONFIRM_MS)).toMatchObject({
      play: { score1: 6 },
      corrected: { score1: 7, score2: 3 },
      unconfirmed: null,
    });
  });

  describe('by period and clock', () => {
    const play = (status: string, timeLeft: string, score1: number, score2: number, note = '') =>
      feedPlay({ state: 'in_progress', status, timeLeft, score1, score2, note });
    const known = knownEvent({ state: 'in_progress', status: 'Q2', timeLeft: '12:35', score1: 7, score2: 3 });
    const refused = 'has its clock turned back';

    it.each<[string, FeedPlay]>([
      ['an older answer with the same score', play('Q1', '9:30', 7, 3)],
      ['an older answer with a lower score', play('Q1', '9:30', 0, 0)],
      ['a clock that stands some seconds earlier', play('Q2', '12:41', 7, 3)],
      ['an earlier quarter with a higher score', play('Q1', '0:10', 14, 3)],
      ['the end of an earlier quarter', play('Q1', '', 7, 3, 'End of Q1')],
    ])('does not believe %s', (_name, reported) => expect(step(known, reported)).toEqual({ unconfirmed: null, refused }));

    it('is not moved by an answer that is stuck, however often it repeats itself', () => {
      const pending = { score1: 0, score2: 0, seenAt: now - 5 * CONFIRM_MS };
      expect(step(known, play('Q1', '9:30', 0, 0), pending)).toEqual({ unconfirmed: pending, refused });
      expect(step(known, play('Q2', '12:35', 0, 0), pending).play).toBeUndefined();
    });

    it('takes points back once the game has gone on without them', () => {
      const pending = { score1: 6, score2: 3, seenAt: now - CONFIRM_MS };
      expect(step(known, play('Q2', '12:30', 6, 3), pending)).toMatchObject({ play: { score1: 6 }, corrected: { score1: 7, score2: 3 } });
    });

    it('believes time put back on the clock when there was a score', () => {
      expect(step(known, play('Q2', '12:40', 13, 3)).play).toMatchObject({ score1: 13, timeLeft: '12:40' });
      expect(step(known, play('Q2', '14:40', 13, 3))).toMatchObject({ refused });
    });

    it('whatever order answers come in and however often, what is shown goes forward and ends at the truth', () => {
      const course = fc.array(fc.record({ seconds: fc.integer({ min: 1, max: 120 }), points: fc.constantFrom(0, 0, 3, 7) }), {
        minLength: 3,
        maxLength: 30,
      });
      fc.assert(
        fc.property(course, fc.infiniteStream(fc.nat()), (plays, picks) => {
          let [elapsed, score] = [0, 0];
          const reported = plays.map(({ seconds, points }) => {
            [elapsed, score] = [elapsed + seconds, score + points];
            const left = 900 - (elapsed % 900);
            const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
            return play(`Q${Math.min(4, 1 + Math.floor(elapsed / 900))}`, clock, score, 0);
          });
          let shownNow = knownEvent({ state: 'in_progress', status: 'Q1', timeLeft: '15:00', score1: 0, score2: 0 });
          let waiting: UnconfirmedScore | null = null;
          const stream = picks[Symbol.iterator]();
          for (let n = 0; n < reported.length * 3; n += 1) {
            const answer = reported[n < reported.length * 2 ? Number(stream.next().value) % reported.length : reported.length - 1]!;
            const { play: next, unconfirmed } = progress(shownNow, answer, {
              unconfirmed: waiting,
              kickoffAt: KICKOFF,
              now: now + n * CONFIRM_MS,
            });
            waiting = unconfirmed;
            if (!next) continue;
            expect(next.score1! >= shownNow.score1!).toBe(true);
            shownNow = knownEvent({
              state: next.state,
              status: next.status,
              timeLeft: next.timeLeft,
              score1: next.score1,
              score2: next.score2,
            });
          }
          expect(shownNow).toMatchObject({ score1: score, status: reported.at(-1)!.status, timeLeft: reported.at(-1)!.timeLeft });
        }),
        { numRuns: 150 },
      );
    });
  });

  it('keeps its points when the feed thinks better of it, or names other ones', () => {
    const { unconfirmed } = step(playing, on(6, 3));
    expect(step(playing, on(7, 3), unconfirmed, now + CONFIRM_MS)).toMatchObject({ play: { score1: 7 }, unconfirmed: null });
    expect(step(playing, on(0, 3), unconfirmed, now + CONFIRM_MS)).toMatchObject({ unconfirmed: { score1: 0, seenAt: now + CONFIRM_MS } });
  });

  it('when it is over, is corrected either way by the same rule, and says so', () => {
    const { unconfirmed } = step(over, final(27, 28));
    const corrected = step(over, final(27, 28), unconfirmed, now + CONFIRM_MS);
    expect(corrected).toMatchObject({ play: { score2: 28, note: 'Score corrected from 27–26' }, corrected: { score1: 27, score2: 26 } });
    const after = knownEvent({ state: 'final', score1: 27, score2: 28, statusNote: 'Score corrected from 27–26' });
    expect(step(after, final(27, 28)).play!.note).toBe('Score corrected from 27–26');
  });

  it('is left alone while it is kept by hand', () => {
    expect(step(knownEvent({ ...playing, manual: true }), final(99, 0))).toEqual({ unconfirmed: null });
  });

  it('never goes back, whatever a feed says in whatever order', () => {
    const plays = fc.array(
      fc.oneof(
        fc.record({
          state: fc.constantFrom('in_progress' as const, 'final' as const),
          score1: fc.integer({ min: 0, max: 3 }),
          score2: fc.integer({ min: 0, max: 3 }),
        }),
        fc.record({
          state: fc.constantFrom('scheduled' as const, 'postponed' as const),
          score1: fc.constant(null),
          score2: fc.constant(null),
        }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(plays, fc.integer({ min: 1, max: 90 }), (answers, seconds) => {
        let known = knownEvent();
        let unconfirmed: UnconfirmedScore | null = null;
        answers.forEach((answer, index) => {
          const before = known;
          const result = progress(known, feedPlay(answer), { unconfirmed, kickoffAt: known.kickoffAt, now: now + index * seconds * 1000 });
          ({ unconfirmed } = result);
          if (result.play) known = { ...known, ...shown(result.play) };
          if (before.state === 'final') expect(known.state).toBe('final');
          if (before.state === 'in_progress') expect(known.state).not.toBe('scheduled');
          if (before.score1 !== null && known.score1 !== null && known.score1 < before.score1) expect(result.corrected).toBeDefined();
          if (result.corrected) {
            // Reported by this answer and the one before it.
            expect(answers[index - 1]).toMatchObject({ score1: known.score1, score2: known.score2 });
          }
        });
      }),
      { numRuns: 300 },
    );
  });
});
