import fc from 'fast-check';
import { PARS } from '../testing/facts.fixture';
import { bestBall, isWhole, roundScores, type BallCard } from './best-ball.rules';

const strokes = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
const card = (golferId: number) =>
  fc.record({
    golferId: fc.constant(golferId),
    holes: fc.array(strokes, { minLength: 18, maxLength: 18 }),
    pars: fc.constant(PARS),
    canPlay: fc.boolean(),
  });
const four = fc.tuple(card(1), card(2), card(3), card(4));

describe('best ball', () => {
  it('is the lowest score to par on each hole, of those who have posted it', () => {
    fc.assert(
      fc.property(four, (cards) => {
        const { balls } = bestBall(cards);
        balls.forEach((ball, hole) => {
          const posted = cards.flatMap(({ holes }) => (holes[hole] === null ? [] : [holes[hole]! - PARS[hole]!]));
          expect(ball?.toPar ?? null).toBe(posted.length === 0 ? null : Math.min(...posted));
        });
      }),
      { numRuns: 150 },
    );
  });

  it('never gets worse by another posted hole, and its counts never rise', () => {
    fc.assert(
      fc.property(four, fc.nat(3), fc.nat(17), fc.integer({ min: 1, max: 9 }), (cards, who, hole, made) => {
        const before = bestBall(cards);
        fc.pre(cards[who]!.holes[hole] === null && cards[who]!.canPlay);
        const after = bestBall(cards.map((one, n) => (n === who ? { ...one, holes: one.holes.with(hole, made) } : one)));
        for (const [n, ball] of before.balls.entries()) if (ball) expect(after.balls[n]!.toPar).toBeLessThanOrEqual(ball.toPar);
        expect(after.holesRemaining).toBe(before.holesRemaining - 1);
        expect(after.birdieChances).toBeLessThanOrEqual(before.birdieChances);
      }),
      { numRuns: 150 },
    );
  });

  it('shows the first pick where balls are equal', () => {
    const same = (golferId: number): BallCard => ({ golferId, holes: PARS, pars: PARS, canPlay: true });
    expect(bestBall([same(9), same(3)]).balls.every((ball) => ball?.golferId === 9)).toBe(true);
  });

  it('begins with 72 holes and 18 chances, and ends with none', () => {
    const nobody = (golferId: number): BallCard => ({ golferId, holes: PARS.map(() => null), pars: PARS, canPlay: true });
    expect(bestBall([1, 2, 3, 4].map(nobody))).toMatchObject({ holesRemaining: 72, birdieChances: 18, sum: 0 });
    expect(bestBall([1, 2, 3, 4].map((id) => ({ ...nobody(id), holes: PARS })))).toMatchObject({ holesRemaining: 0, birdieChances: 0 });
  });

  it('compares by par of the course that each plays', () => {
    const a: BallCard = { golferId: 1, holes: [4, ...Array(17).fill(null)], pars: [4, ...PARS.slice(1)], canPlay: false };
    const b: BallCard = { golferId: 2, holes: [4, ...Array(17).fill(null)], pars: [5, ...PARS.slice(1)], canPlay: false };
    expect(bestBall([a, b]).balls[0]).toEqual({ toPar: -1, strokes: 4, golferId: 2 });
  });
});

describe('a dead round', () => {
  const whole = (sum: number): BallCard => ({
    golferId: 1,
    holes: PARS.map((par, n) => (n === 0 ? par + sum : par)),
    pars: PARS,
    canPlay: false,
  });

  it('gets the worst of the day and never less than even: -12, -9, +3, nobody gives +3; -2 gives 0', () => {
    expect(roundScores([bestBall([whole(-2)]), bestBall([whole(3)]), bestBall([])], true)).toEqual([-2, 3, 3]);
    expect(roundScores([bestBall([whole(-2)]), bestBall([])], true)).toEqual([-2, 0]);
    expect(roundScores([bestBall([])], true)).toEqual([0]);
  });

  it('waits for the end of the round', () => {
    expect(roundScores([bestBall([whole(3)]), bestBall([])], false)).toEqual([3, 0]);
  });

  it('never beats an entry that had somebody on every hole', () => {
    fc.assert(
      fc.property(fc.array(four, { minLength: 1, maxLength: 6 }), (entries) => {
        const rounds = entries.map(bestBall);
        const scores = roundScores(rounds, true);
        const full = scores.filter((_, n) => isWhole(rounds[n]!));
        scores.forEach((score, n) => {
          if (!isWhole(rounds[n]!)) expect(score).toBeGreaterThanOrEqual(Math.max(0, ...full));
        });
      }),
      { numRuns: 150 },
    );
  });
});
