import fc from 'fast-check';
import { takenLead, type LeadEntry, type Posting } from './lead.rules';

/** Each entry's golfers are its own and the one that all have, number 9. */
const entries = (before: readonly number[]): LeadEntry[] =>
  before.map((score, n) => ({ entryId: n + 1, before: score, golferIds: [n + 1, 9] }));

const ANN = 1;
const [ann, bob, both] = [1, 2, 9];
const posted = (golferId: number, hole: number, toPar: number, at: number): Posting => ({ golferId, hole, toPar, at });

describe('the lead of the last round', () => {
  it('is taken by the hole from which on nobody was ahead', () => {
    const postings = [posted(bob, 1, -1, 1), posted(ann, 1, -1, 2), posted(both, 2, 0, 3), posted(ann, 3, -2, 4), posted(bob, 3, 0, 5)];
    expect(takenLead(entries([-10, -11]), postings, ANN)).toEqual({
      ...{ golferId: ann, hole: 3, toPar: -2 },
      from: [{ entryId: 2, holesLeft: 1 }],
    });
  });

  it('is told of nobody who was never behind, or was caught up with by others’ bogeys alone', () => {
    expect(takenLead(entries([-11, -10]), [posted(ann, 1, 0, 1), posted(bob, 1, -1, 2)], ANN)).toBeUndefined();
    expect(takenLead(entries([-10, -11]), [posted(bob, 1, 1, 1), posted(ann, 1, 0, 2)], ANN)).toBeUndefined();
  });

  it('is not guessed where several holes of a golfer came at once', () => {
    const postings = [posted(bob, 1, 0, 1), posted(ann, 1, -1, 2), posted(ann, 2, -1, 2)];
    expect(takenLead(entries([-10, -11]), postings, ANN)).toBeUndefined();
    expect(takenLead(entries([-10, -11]), [posted(ann, 1, -1, 2), posted(bob, 2, 0, 2)], ANN)).toMatchObject({ hole: 1 });
  });

  it('agrees with the scores at every instant', () => {
    const drawn = fc.record({
      before: fc.array(fc.integer({ min: -3, max: 0 }), { minLength: 2, maxLength: 4 }),
      holes: fc.uniqueArray(
        fc.record({
          golferId: fc.constantFrom(1, 2, 3, 4, 9),
          hole: fc.integer({ min: 1, max: 4 }),
          toPar: fc.integer({ min: -2, max: 1 }),
        }),
        {
          selector: ({ golferId, hole }) => `${golferId} ${hole}`,
          maxLength: 14,
        },
      ),
    });
    fc.assert(
      fc.property(drawn, ({ before, holes }) => {
        const postings = holes.map((one, at) => ({ ...one, at }));
        const all = entries(before);
        const scoreAt = ({ before: from, golferIds }: LeadEntry, until: number) =>
          [1, 2, 3, 4].reduce((sum, hole) => {
            const own = postings.filter((one) => one.at < until && one.hole === hole && golferIds.includes(one.golferId));
            return own.length === 0 ? sum : sum + Math.min(...own.map(({ toPar }) => toPar));
          }, from);
        const aheadAt = (until: number) => all.filter((one) => scoreAt(one, until) < scoreAt(all[0]!, until)).map(({ entryId }) => entryId);
        const behind = postings.findLastIndex((_, n) => aheadAt(n).length > 0);
        const last = postings[behind];
        const gained = last && scoreAt(all[0]!, behind + 1) < scoreAt(all[0]!, behind);
        const taken = takenLead(all, postings, ANN);
        if (!last || aheadAt(postings.length).length > 0 || !gained) return expect(taken).toBeUndefined();
        expect(taken).toMatchObject({ golferId: last.golferId, hole: last.hole, toPar: last.toPar });
        expect(taken!.from.map(({ entryId }) => entryId)).toEqual(aheadAt(behind));
        for (const { entryId, holesLeft } of taken!.from)
          expect(holesLeft).toBe(postings.filter(({ at, golferId }) => at >= behind && [entryId, 9].includes(golferId)).length);
      }),
      { numRuns: 500 },
    );
  });
});
