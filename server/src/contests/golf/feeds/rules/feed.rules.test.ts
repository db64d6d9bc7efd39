import fc from 'fast-check';
import type { RoundCard } from '../../golf';
import { NO_HOLES, posted, thruOf } from '../../rules/card.rules';
import { Doubts, SECOND_ANSWER_MS, type Doubt } from '../../rules/doubts.rules';
import { aCard, aGolfer, aTournament, PARS, roundOf, someFacts } from '../../testing/facts.fixture';
import type { FeedRound } from '../feed-golf';
import { planCard } from './card-plan.rules';
import { planFeed } from './feed-plan.rules';
import { inHoleOrder, startOf } from './hole-order.rules';
import { isToBePublished } from './publish.rules';
import { planShots } from './shot-plan.rules';
import { whoseEvent } from './whose-event.rules';

const parsOf = new Map([[1, PARS]]);
const tournament = aTournament();
const NOW = Date.parse('2026-11-19T18:00:00Z');
const plan = (before: RoundCard | undefined, report: FeedRound, known: ReadonlyMap<string, Doubt> = new Map(), now = NOW) => {
  const doubts = new Doubts(known, now);
  return { ...planCard({ golferId: 1, before, report, parsOf, tournament, doubts, now }), doubts };
};

const aRound = fc.record({
  round: fc.constant(1),
  thru: fc.option(fc.integer({ min: 0, max: 18 })),
  toPar: fc.option(fc.integer({ min: -9, max: 12 })),
  strokes: fc.option(fc.integer({ min: 58, max: 90 })),
  holes: fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: 18, maxLength: 18 }),
});

describe('a golfer’s round under a feed', () => {
  it('goes forward, whatever is told in whatever order: holes played never fall, a posted hole never vanishes', () => {
    fc.assert(
      fc.property(fc.array(aRound, { maxLength: 8 }), (answers) => {
        let card: RoundCard | undefined;
        for (const report of answers) {
          const next = plan(card, report).card ?? card;
          if (card && next) {
            expect(next.reportedThru).toBeGreaterThanOrEqual(card.reportedThru);
            for (const [n, strokes] of card.holes.entries()) if (strokes !== null) expect(next.holes[n]).toBe(strokes);
          }
          card = next;
        }
      }),
      { numRuns: 100 },
    );
  });

  it('takes another value of a hole when a second answer says so, at least a minute later', () => {
    const before = aCard(1, 1, [0, 0, 0]);
    const report = { round: 1, holes: NO_HOLES.with(0, 3) };
    const first = plan(before, report);
    expect(first.card).toBeUndefined();
    const [what, doubt] = [...first.doubts.kept][0]!;
    const known = new Map([[what, doubt]]);
    expect(plan(before, report, known, NOW + SECOND_ANSWER_MS - 1).card).toBeUndefined();
    const second = plan(before, report, known, NOW + SECOND_ANSWER_MS);
    expect([second.card!.holes[0], [...second.doubts.cleared]]).toEqual([3, [what]]);
  });

  it('holds holes that do not add up to the round, says so, and shows the total', () => {
    const holes = PARS.map((par) => par);
    const { card, refused } = plan(undefined, { round: 1, thru: 18, strokes: 69, toPar: -1, holes });
    expect(refused).toBe('holes add up to 70 and not to 69');
    expect([posted(card!.holes), card!.reportedToPar, thruOf(card!)]).toEqual([0, -1, 18]);
  });

  it('leaves holes that an administrator set', () => {
    const before = aCard(1, 1, [0, 0], { manual: true });
    expect(plan(before, { round: 1, holes: NO_HOLES.with(2, 4) }).card).toBeUndefined();
  });

  it('reads a tee time of day on the course’s own day', () => {
    const { card } = plan(undefined, { round: 2, teeAt: { local: '07:40' }, startHole: 10 });
    expect([new Date(card!.teeAt!).toISOString(), card!.startHole]).toEqual(['2026-11-20T12:40:00.000Z', 10]);
  });
});

describe('the order of holes without numbers', () => {
  it('is told by the course’s pars, and not where its nines are alike', () => {
    const turned = [...PARS.slice(9), ...PARS.slice(0, 9)];
    expect([startOf(PARS, PARS), startOf(turned, PARS)]).toEqual([1, 10]);
    const alike = [...PARS.slice(0, 9), ...PARS.slice(0, 9)];
    expect(startOf(alike, alike)).toBeNull();
    expect(inHoleOrder(turned, 10)).toEqual(PARS);
    expect(inHoleOrder([4, 3], 10).slice(8, 12)).toEqual([null, 4, 3, null]);
  });
});

describe('a tournament under a feed', () => {
  const field = [1, 2, 3, 4].map((id) => aGolfer(id));
  const round = (n: number, toPar: number[]) => [1, 2, 3, 4].map((id, at) => aCard(id, n, roundOf(toPar[at]!)));
  const tell = (
    facts: ReturnType<typeof someFacts>,
    feed: Partial<Parameters<typeof planFeed>[1]>,
    known = new Map<string, Doubt>(),
    now = NOW,
  ) => {
    const doubts = new Doubts(known, now);
    return { ...planFeed(facts, { reported: null, cut: null, golfers: [], winnerIds: [], ...feed }, { doubts, now }), doubts };
  };
  const statuses = (...own: ('IN' | 'CUT' | 'WD')[]) => own.map((status, n) => ({ golferId: n + 1, status, rounds: [] }));

  it('cuts nobody before the round is over, and fixes the line when it is', () => {
    const half = someFacts({ tournament: aTournament({ cutCount: 2 }), field, cards: round(1, [-3, -2, 0, 2]) });
    const early = tell(half, { golfers: statuses('IN', 'IN', 'IN', 'CUT') });
    expect([early.statuses, early.refused, early.tournament.projectedCut]).toEqual([
      [],
      ['1 golfer is said to be cut before the cut is made.'],
      undefined,
    ]);
    const whole = { ...half, cards: [...half.cards, ...round(2, [0, 0, 0, 0])] };
    const made = tell(whole, { golfers: statuses('IN', 'IN', 'CUT', 'CUT') });
    expect(made.statuses.map(({ golferId, status }) => [golferId, status])).toEqual([
      [3, 'CUT'],
      [4, 'CUT'],
    ]);
    expect(made.tournament.projectedCut).toBe(-2);
  });

  it('reads no points as a score to par', () => {
    const golfers = [{ golferId: 1, status: null, rounds: [{ round: 1, thru: 2, toPar: 4, holes: NO_HOLES.with(0, 3) }] }];
    const read = (format: 'stroke' | 'stableford') =>
      tell(someFacts({ tournament: aTournament({ format }), field }), { golfers }).cards[0]?.reportedToPar;
    expect([read('stableford'), read('stroke')]).toEqual([null, 4]);
  });

  it('brings nobody back at one answer’s word', () => {
    const facts = someFacts({ field: field.map((one) => (one.golferId === 2 ? { ...one, status: 'WD' as const } : one)) });
    const once = tell(facts, { golfers: statuses('IN', 'IN') });
    expect(once.statuses).toEqual([]);
    const twice = tell(facts, { golfers: statuses('IN', 'IN') }, once.doubts.kept, NOW + SECOND_ANSWER_MS);
    expect(twice.statuses).toEqual([{ golferId: 2, status: 'IN' }]);
  });

  it('is final when everybody has finished with holes that add up, and stays so', () => {
    const cards = [1, 2, 3, 4].flatMap((n) => round(n, [0, 0, 0, 0]));
    const facts = someFacts({ tournament: aTournament({ cutRound: 0 }), field, cards });
    expect(tell(facts, { reported: 'FINAL', winnerIds: [3] }).tournament).toMatchObject({
      reported: 'FINAL',
      reportedAt: NOW,
      winnerIds: [3],
    });
    const open = { ...facts, cards: cards.map((card, n) => (n === 0 ? { ...card, holes: card.holes.with(3, null) } : card)) };
    expect(tell(open, { reported: 'FINAL' })).toMatchObject({
      tournament: {},
      refused: [expect.stringContaining('while golfers are on the course')],
    });
    const done = { ...facts, tournament: { ...facts.tournament, reported: 'FINAL' as const } };
    expect(tell(done, { reported: '' }).tournament.reported).toBeUndefined();
  });

  it('moves the lock with the tee sheet until it has passed, and never back', () => {
    const tee = NOW + 3_600_000;
    const facts = someFacts({ tournament: aTournament({ firstTeeAt: NOW + 7_200_000 }), field });
    const sheet = field.map(({ golferId }) => ({ golferId, status: null, rounds: [{ round: 1, teeAt: tee }] }));
    expect(tell(facts, { golfers: sheet }).tournament.firstTeeAt).toBe(tee);
    expect(tell(facts, { golfers: sheet.slice(0, 1) }).tournament.firstTeeAt).toBeUndefined();
    const passed = { ...facts, tournament: { ...facts.tournament, firstTeeAt: NOW - 1 } };
    expect(tell(passed, { golfers: sheet }).tournament.firstTeeAt).toBeUndefined();
  });
});

describe('strokes under a feed', () => {
  const shot = (h: number, n: number, b = { x: n, y: n }) => ({
    h,
    n,
    t: 'S' as const,
    d: 100,
    l: 50,
    from: '',
    to: '',
    a: null,
    b,
    text: '',
  });

  it('keep their instants, stand in the order of play, start where the last one lies, and never become fewer', () => {
    const [first] = planShots([], [{ golferId: 1, round: 1, startHole: 10, shots: [shot(1, 1), shot(10, 1), shot(10, 2)] }], 5);
    expect(first!.shots.map(({ h, n, a, at }) => [h, n, a, at])).toEqual([
      [10, 1, null, 5],
      [10, 2, { x: 1, y: 1 }, 5],
      [1, 1, null, 5],
    ]);
    expect(planShots([first!], [{ golferId: 1, round: 1, startHole: 10, shots: [shot(10, 1)] }], 9)).toEqual([]);
    const [more] = planShots([first!], [{ golferId: 1, round: 1, startHole: 10, shots: [shot(1, 1), shot(1, 2)] }], 9);
    expect(more!.shots.map(({ at }) => at)).toEqual([5, 5, 5, 9]);
  });
});

describe('whose answer it is', () => {
  const open = aTournament({ id: 1, permNum: '100', name: 'The Open Championship', startDate: '2026-07-16' });
  const other = aTournament({ id: 2, permNum: '518', name: 'Barracuda Championship', startDate: '2026-07-16' });
  it('is told by its key, its number, or its day and name; one that says nothing is of the only one there is', () => {
    expect(whoseEvent([other, open], { espnId: '4', name: 'The Open', startDate: '2026-07-16' })?.id).toBe(1);
    expect(whoseEvent([other, { ...open, espnId: '4' }], { espnId: '4' })?.id).toBe(1);
    expect(whoseEvent([open, other], { key: { tourCode: 'R', year: 2026, permNum: '518' } })?.id).toBe(2);
    expect(whoseEvent([open, other], { espnId: '9', name: 'Scottish Open', startDate: '2026-07-09' })).toBeUndefined();
    expect(whoseEvent([open, other], {})).toBeUndefined();
    expect(whoseEvent([open], {})?.id).toBe(1);
  });
});

describe('when groups stand', () => {
  it('is Monday with odds for half of the field, else two days before the lock', () => {
    const event = { startDate: '2026-11-19', zone: 'America/New_York', firstTeeAt: Date.parse('2026-11-19T12:00:00Z') };
    const field = [aGolfer(1), aGolfer(2, { odds: null }), aGolfer(3, { odds: null })];
    const monday = Date.parse('2026-11-16T12:00:00Z');
    expect(isToBePublished(event, field.slice(0, 2), monday)).toBe(true);
    expect(isToBePublished(event, field, monday)).toBe(false);
    expect(isToBePublished(event, field.slice(0, 2), monday - 86_400_000)).toBe(false);
    expect(isToBePublished(event, field, event.firstTeeAt - 48 * 3_600_000)).toBe(true);
  });
});
