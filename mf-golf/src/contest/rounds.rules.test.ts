import { mergePage } from '@poolhouse/shared-ui/board';
import fc from 'fast-check';
import { aConfig, aLeader, aPage, aPick, aRound, aStanding, someScores } from '../testing/page.fixture';
import type { GolfPage } from './golf.types';
import { entryLines, entryOrder } from './rounds.rules';

const GOLFERS = 12;
const golfers = Array.from({ length: GOLFERS }, (_, n) => n + 1);
const fours = [
  [1, 2, 3, 4],
  [4, 5, 6, 7],
  [8, 9, 10, 11],
];

/** Three entries, of which the first two share a golfer, in the second round. */
const start = (): GolfPage => ({
  ...aPage(),
  picks: {
    data: fours.map(([Pick1 = null, Pick2 = null, Pick3 = null, Pick4 = null], n) => aPick(12 + n, { Pick1, Pick2, Pick3, Pick4 })),
  },
  rounds: { data: fours.map((_, n) => aRound(12 + n, { ID: `${12 + n}-2` })) },
  leaderboard: { data: golfers.map((id) => aLeader(id)) },
  scores: { data: golfers.flatMap((id) => [someScores(id, 1, [0, -1, 1]), someScores(id, 2, [0, 0])]) },
});

const after = (page: GolfPage, golferId: number, toPar: readonly (number | null)[], round = 2): GolfPage =>
  mergePage<GolfPage>(page, {
    data: {
      scores: { data: [someScores(golferId, round, toPar)] },
      leaderboard: { data: [aLeader(golferId, { Through: `${toPar.length}`, sort_order: GOLFERS + golferId })] },
    },
  });

const lineOf = (page: GolfPage, entryId: number) => entryLines(page, 2).find((line) => line.entryId === entryId);

it('leaves the lines of entries alone whose golfers did nothing', () => {
  const before = start();
  const page = after(before, 4, [0, 0, -1]);
  for (const id of [12, 13]) expect(lineOf(page, id)).not.toBe(lineOf(before, id));
  expect(lineOf(page, 14)).toBe(lineOf(before, 14));
  expect(lineOf(page, 12)?.cells[2]?.toPar).toBe(-1);
  // The holes of the changed line that are as they were are the same objects, too.
  expect(lineOf(page, 12)?.cells[0]).toBe(lineOf(before, 12)?.cells[0]);
});

it('has who is level as the standings have them, in the round that is on or was the last, and by name before it', () => {
  const page = (current_round: number): GolfPage => ({
    ...start(),
    config: { data: [aConfig({ current_round })] },
    standings: { data: [aStanding(12, { Rank: 3 }), aStanding(13, { Rank: 2 }), aStanding(14, { Rank: 1 })] },
  });
  const order = (data: GolfPage) => entryOrder(data, 2).map(({ id }) => id);
  const mine = page(2)
    .picks.data.filter((row) => row.mine === 1)
    .map(({ id }) => id);
  const others = [14, 13, 12].filter((id) => !mine.includes(id));
  expect(order(page(2))).toEqual([...mine, ...others]);
  const byName = [...page(4).picks.data].filter((row) => row.mine === 0).sort((a, b) => (a.EntryName < b.EntryName ? -1 : 1));
  expect(order(page(4))).toEqual([...mine, ...byName.map(({ id }) => id)]);
});

it('does not take another place on the leaderboard for a change', () => {
  const before = start();
  const page = mergePage<GolfPage>(before, { data: { leaderboard: { data: golfers.map((id) => aLeader(id, { sort_order: 99 - id })) } } });
  expect(page.leaderboard.data[0]).not.toBe(before.leaderboard.data[0]);
  expect(lineOf(page, 12)).toBe(lineOf(before, 12));
});

it('says after any updates what it says of a page that is read whole', () => {
  const score = fc.option(fc.integer({ min: -3, max: 4 }), { nil: null });
  const update = fc.record({
    golferId: fc.integer({ min: 1, max: GOLFERS }),
    round: fc.integer({ min: 1, max: 2 }),
    toPar: fc.array(score, { maxLength: 18 }),
  });
  fc.assert(
    fc.property(fc.array(update, { maxLength: 6 }), fc.integer({ min: 1, max: 2 }), (updates, round) => {
      let page = start();
      for (const one of updates) {
        entryLines(page, round);
        page = after(page, one.golferId, one.toPar, one.round);
      }
      expect(entryLines(page, round)).toEqual(entryLines(structuredClone(page), round));
    }),
    { numRuns: 60 },
  );
});
