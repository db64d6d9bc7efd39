import { aCard, roundOf } from '../testing/facts.fixture';
import { cardWithShots, HOLE_MS, strokesOfName, type ReportedRound } from './played-card.rules';

const TEE = Date.parse('2026-11-19T12:35:00Z');
const pars = Array.from({ length: 18 }, () => 4);
const nothing = pars.map(() => null);
const aRound = (over: Partial<ReportedRound> = {}): ReportedRound => ({
  golferId: 1,
  round: 1,
  startHole: undefined,
  teeAt: TEE,
  scores: pars,
  holedAt: nothing,
  ...over,
});
const keep = (one: ReportedRound, before?: ReturnType<typeof aCard>, replay = true) =>
  cardWithShots(one, { before, course: { courseId: 9, pars }, replay, now: 5 });

describe('a round’s card with what its strokes tell', () => {
  it('has the clock of the last stroke on a hole first, else the pace of an ordinary round, in the order of play', () => {
    const holedAt = nothing.map((_, n) => (n === 9 ? TEE + 1000 : null));
    const card = keep(aRound({ startHole: 10, holedAt }))!;
    expect([card.startHole, card.at[9], card.at[10], card.at[0]]).toEqual([10, TEE + 1000, TEE + 2 * HOLE_MS, TEE + 10 * HOLE_MS]);
    expect(card).toMatchObject({ reportedToPar: 0, reportedThru: 18, strokes: 72, courseId: 9 });
    // Without a replay all is known from now on.
    expect(keep(aRound({ holedAt }), undefined, false)!.at).toEqual(pars.map(() => 5));
  });

  it('takes scores where none is kept, and never over one that is, nor into a card that is kept by hand', () => {
    const before = aCard(1, 1, roundOf(-1).slice(0, 3), { teeAt: TEE });
    const card = keep(aRound(), before)!;
    expect(card.holes.slice(0, 4)).toEqual([...before.holes.slice(0, 3), 4]);
    expect(keep(aRound(), { ...before, manual: true })).toBeUndefined();
    expect(keep(aRound(), card)).toBeUndefined();
  });

  it('makes nothing up: no card without a score, and no score without its name', () => {
    expect(keep(aRound({ scores: nothing }))).toBeUndefined();
    expect(['Eagle', 'Birdie', 'Par', 'Bogey', 'Double Bogey', 'Hole in One', '', 'Other'].map((name) => strokesOfName(name, 4))).toEqual([
      2,
      3,
      4,
      5,
      6,
      1,
      null,
      null,
    ]);
    expect(strokesOfName('Par', undefined)).toBeNull();
  });
});
