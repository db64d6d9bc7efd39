import fc from 'fast-check';
import { draftTurns, snake, type DraftPick } from './draft.rules';
import { changeOwner } from './owner-change.rules';

const seats = [11, 12, 13];
const draft = (picks: DraftPick[], over: Partial<Parameters<typeof draftTurns>[0]> = {}) =>
  draftTurns({ seats, picks, present: new Set(seats), teams: 7, free: 7 - picks.length, ...over });
const pick = (turn: number, entryId: number): DraftPick => ({ turn, entryId, abbrev: `T${turn}` });

describe('the order of a draft', () => {
  it('goes back and forth, and leaves over what does not divide evenly', () => {
    expect(draft([]).map(({ turn, round, entryId }) => [turn, round, entryId])).toEqual([
      [1, 1, 11],
      [2, 1, 12],
      [3, 1, 13],
      [4, 2, 13],
      [5, 2, 12],
      [6, 2, 11],
    ]);
    expect(draft([], { seats: [] })).toEqual([]);
  });

  it('gives everybody as many turns, each once a round, and nobody three in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 32 }), (count) => {
        const order = Array.from({ length: count }, (_, n) => 100 + n);
        const turns = draftTurns({ seats: order, picks: [], present: new Set(order), teams: 32, free: 32 });
        const rounds = Math.floor(32 / count);
        expect(turns).toHaveLength(count * rounds);
        for (let round = 1; round <= rounds; round += 1)
          expect(
            turns
              .filter((one) => one.round === round)
              .map(({ entryId }) => entryId)
              .sort(),
          ).toEqual(order);
        if (count > 1)
          for (let n = 2; n < turns.length; n += 1)
            expect(new Set(turns.slice(n - 2, n + 1).map(({ entryId }) => entryId)).size).toBeGreaterThan(1);
      }),
    );
  });

  it('keeps the turns that were taken, and ends when no team is free', () => {
    const turns = draft([pick(1, 11), pick(2, 12)], { free: 1 });
    expect(turns.map(({ abbrev }) => abbrev)).toEqual(['T1', 'T2', null]);
    expect(turns[2]).toEqual({ turn: 3, round: 1, entryId: 13, abbrev: null });
  });

  it('passes over an entry that has gone', () => {
    const turns = draft([pick(1, 11), pick(2, 12)], { present: new Set([11, 13]) });
    expect(turns.map(({ entryId }) => entryId)).toEqual([11, 12, 13, 13, 11]);
  });

  it('is the snake itself', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((turn) => snake(seats, turn).entryId)).toEqual([11, 12, 13, 13, 12, 11, 11]);
  });
});

describe('a change of owner', () => {
  const turns = draft([pick(1, 11)]);
  const input = (entryId: number | null, owner: number | null, wasDrafted = false) => changeOwner({ entryId, owner, turns, wasDrafted });

  it('is a pick when the entry on turn takes a free team, and refused to the others', () => {
    expect(input(12, null)).toEqual({ kind: 'pick', pick: { turn: 2, entryId: 12 } });
    expect(input(13, null)).toMatchObject({ kind: 'refused', why: 'turn' });
  });

  it('takes no team away while the draft is on, but one that was not drafted to nobody', () => {
    expect(input(12, 11, true)).toMatchObject({ kind: 'refused', why: 'undo' });
    expect(input(null, 11, true)).toMatchObject({ kind: 'refused', why: 'undo' });
    expect(input(12, 13)).toMatchObject({ kind: 'refused', why: 'owned' });
    expect(input(null, 13)).toEqual({ kind: 'owner' });
  });

  it('is free before an order is set, and when the draft is done', () => {
    for (const none of [[], draft([1, 2, 3, 4, 5, 6].map((turn) => pick(turn, snake(seats, turn).entryId)))]) {
      expect(changeOwner({ entryId: 13, owner: 11, turns: none, wasDrafted: true })).toEqual({ kind: 'owner' });
      expect(changeOwner({ entryId: 13, owner: 13, turns: none, wasDrafted: true })).toEqual({ kind: 'none' });
    }
  });
});
