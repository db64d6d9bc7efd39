import * as fc from 'fast-check';
import type { RecapPick } from '../board/entry-recap';
import { finishOf } from '../recap/facts.rules';
import { pick1Recap, worstPick } from './pick1-recap.rules';
import type { Pick1Finisher, Pick1Tournament } from './pick1-recap.types';

const golfer = (golferId: number, position: string, total: number | null): RecapPick => ({
  ...{ golferId, name: `Golfer ${golferId}`, house: false, onlyBalls: 0, position, total },
});
const finisher = (entryId: number, place: number, pick: RecapPick | undefined, cents = 0): Pick1Finisher => ({
  ...{ entryId, name: `Entry ${entryId}`, place, pick, recap: { picks: pick ? [pick] : [] }, cents, season: cents },
});
const of = (finishers: readonly Pick1Finisher[], over: Partial<Pick1Tournament> = {}): Pick1Tournament => ({
  finishers,
  played: [{ paid: new Set(finishers.filter(({ cents }) => cents > 0).map(({ entryId }) => entryId)) }],
  next: null,
  ...over,
});

/** Golfers 1 to 6 finish in this order, 5 and 6 miss the cut; each entry has one of them or nobody. */
const POSITIONS = ['1', 'T2', 'T2', '4', 'CUT', 'CUT'];
const drawn = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 9 }).map((picks) => {
  const rank = (n: number) => (n === 0 ? Infinity : n > 4 ? 1000 : n === 3 ? 2 : n);
  return picks.map((n, index) =>
    finisher(
      index + 1,
      1 + picks.filter((other) => rank(other) < rank(n)).length,
      n === 0 ? undefined : golfer(n, POSITIONS[n - 1]!, n > 4 ? 5 : n - 9),
    ),
  );
});

it('has the best golfers’ entries for winners, and nobody’s golfer did worse than the worst', () => {
  fc.assert(
    fc.property(drawn, (finishers) => {
      const recap = pick1Recap(of(finishers));
      const had = finishers.filter(({ pick }) => pick);
      expect(recap.winners.length > 0).toBe(had.length > 0);
      for (const { pick } of recap.winners) for (const other of had) expect(finishOf(pick!)).toBeLessThanOrEqual(finishOf(other.pick!));
      const worst = worstPick(finishers);
      for (const { pick } of had) expect(finishOf(pick!)).toBeLessThanOrEqual(worst ? finishOf(worst.pick) : Infinity);
      if (worst) expect(recap.winners.map(({ pick }) => pick?.golferId)).not.toContain(worst.pick.golferId);
      expect([...recap.own.keys()]).toEqual(finishers.map(({ entryId }) => entryId));
      expect(pick1Recap(of([...finishers].reverse()))).toMatchObject({ headline: recap.headline, says: recap.says, facts: recap.facts });
    }),
  );
});

it('has words for one, for several with one golfer and with several, and for nobody', () => {
  const vance = golfer(1, 'T1', -12);
  const head = (finishers: readonly Pick1Finisher[]) => (({ headline, says, note }) => [headline, says, note])(pick1Recap(of(finishers)));
  expect(head([finisher(1, 1, vance, 200), finisher(2, 2, golfer(5, 'CUT', 3), -100), finisher(3, 3, undefined, -100)])).toEqual([
    'Entry 1',
    'Golfer 1, T1, −12 and +$2',
    'First tournament won this season',
  ]);
  expect(head([finisher(1, 1, vance, 50), finisher(2, 1, vance, 50), finisher(3, 3, undefined, -100)])).toEqual([
    'Two shared it',
    'Golfer 1, T1, −12 and +$0.50 each',
    '',
  ]);
  expect(head([finisher(1, 1, vance, 50), finisher(2, 1, golfer(2, 'T1', -12), 50)])).toEqual(['Two shared it', '+$0.50 each', '']);
  expect(head([finisher(1, 1, undefined)])).toEqual(['Nobody had a golfer', '', '']);
});
