import fc from 'fast-check';
import type { PickGame, SavedPick, WantedPick } from '../picks';
import { changePicks, type PickChange } from './pick-changes.rules';

const SUNDAY_1PM = Date.parse('2022-09-11T17:00:00Z');
const NOW = SUNDAY_1PM + 60_000;
const game = (id: number, over: Partial<PickGame> = {}): PickGame => ({
  id,
  kickoffAt: SUNDAY_1PM + 3 * 3_600_000,
  spread2: -3.5,
  state: 'scheduled',
  team1: `Away ${id}`,
  team2: `Home ${id}`,
  abbrev1: `A${id}`,
  abbrev2: `H${id}`,
  ...over,
});
const bills = game(1, { kickoffAt: SUNDAY_1PM, team1: 'Bills', abbrev1: 'BUF', team2: 'Rams', abbrev2: 'LA' });
const games = new Map(
  [bills, game(2), game(3), game(4), game(5), game(6), game(7, { spread2: null }), game(8, { state: 'postponed' })].map((one) => [
    one.id,
    one,
  ]),
);
const saved = (slot: number, eventId: number, side: 1 | 2 = 1, over: Partial<SavedPick> = {}): SavedPick => ({
  slot,
  eventId,
  side,
  lockedSpread: null,
  lockedAt: null,
  savedAt: 5,
  overrideReason: null,
  ...over,
});
const want = (slot: number, eventId?: number, team?: string, over: Partial<WantedPick> = {}): WantedPick => ({
  slot,
  eventId,
  team,
  lock: false,
  spread: undefined,
  ...over,
});
const five = (...given: WantedPick[]) => [1, 2, 3, 4, 5].map((slot) => given.find((one) => one.slot === slot) ?? want(slot));
const change = (before: SavedPick[], given: WantedPick[], over: Partial<PickChange> = {}) =>
  changePicks({ week: 1, now: NOW, saved: before, wanted: five(...given), games, movedGames: new Map(), ...over });
const reasons = (outcome: ReturnType<typeof change>) => outcome.refused?.map(({ slot, code, reason }) => [slot, code, reason]);

describe('saving five picks', () => {
  it('takes team names and abbreviations in any case', () => {
    const outcome = change([], [want(1, 2, 'away 2'), want(2, 3, 'h3', { lock: true })]);
    expect(outcome).toEqual({
      changed: [1, 2],
      picks: [saved(1, 2, 1, { savedAt: NOW }), saved(2, 3, 2, { savedAt: NOW, lockedSpread: -3.5, lockedAt: NOW })],
    });
  });

  it('refuses each changed pick of a game that has started, with its reason', () => {
    const said = (slot: number) => [slot, 'game_started', `Bills kicked off at 1:00 PM ET, so pick ${slot} was not changed.`];
    expect(reasons(change([saved(3, 1)], [want(1, 2, 'H2'), want(3, 4, 'A4')]))).toEqual([said(3)]);
    expect(reasons(change([saved(3, 1)], []))).toEqual([said(3)]);
    expect(reasons(change([], [want(2, 1, 'Bills')]))).toEqual([said(2)]);
    expect(reasons(change([saved(3, 1, 1, { lockedSpread: 3, lockedAt: 1 })], [want(3, 1, 'BUF')]))).toEqual([said(3)]);
  });

  it('leaves started picks that stay as they are, ticked Locked or not', () => {
    expect(change([saved(3, 1)], [want(3, 1, 'BUF', { lock: true })])).toEqual({ picks: [saved(3, 1)], changed: [] });
  });

  it('keeps the line of a pick that stays locked, and gives the current one back when it is unlocked', () => {
    const locked = saved(1, 2, 2, { lockedSpread: -1, lockedAt: 7 });
    expect(change([locked], [want(1, 2, 'H2', { lock: true, spread: -1 })])).toEqual({ picks: [locked], changed: [] });
    expect(change([locked], [want(1, 2, 'H2', { spread: -1 })])).toEqual({ picks: [saved(1, 2, 2, { savedAt: NOW })], changed: [1] });
  });

  it('refuses a line that is no longer the current one', () => {
    expect(reasons(change([saved(1, 2, 2)], [want(1, 2, 'H2', { lock: true, spread: -3 })]))).toEqual([
      [1, 'line_moved', 'The line of the Home 2 is now −3.5, not −3 (pick 1).'],
    ]);
    expect(change([], [want(1, 2, 'A2', { lock: true, spread: 3.5 })]).refused).toBeUndefined();
  });

  it.each([
    ['a game without a line', want(1, 7, 'A7'), 'no_line'],
    ['a game off the board', want(1, 8, 'A8'), 'no_line'],
    ['a game of another week', want(1, 99, 'A7'), 'bad_input'],
    ['a team of another game', want(1, 2, 'Bills'), 'bad_input'],
    ['a team without a game', want(1, undefined, 'Bills'), 'bad_input'],
    ['a game without a team', want(1, 2), 'bad_input'],
  ])('refuses %s', (_, given, code) => {
    expect(change([], [given]).refused?.map((one) => one.code)).toEqual([code]);
  });

  it('refuses the same game twice, either side', () => {
    expect(reasons(change([], [want(2, 3, 'A3'), want(4, 3, 'H3')]))).toEqual([[4, 'duplicate_pick', 'Picks 2 and 4 are the same game.']]);
  });

  it('lets a pick stay whose game has left the week, and lets it be replaced', () => {
    const movedGames = new Map([[50, game(50, { state: 'postponed' })]]);
    expect(change([saved(1, 50)], [want(1, 50, 'A50')], { movedGames }).refused).toBeUndefined();
    expect(change([saved(1, 50)], [want(1, 2, 'A2')], { movedGames }).refused).toBeUndefined();
    expect(change([], [want(1, 50, 'A50')], { movedGames }).refused).toHaveLength(1);
  });
});

describe('an override', () => {
  const overrideReason = 'phoned in before noon';

  it('corrects started games at the frozen line and leaves the rest', () => {
    const outcome = change([saved(1, 2), saved(3, 4)], [want(3, 1, 'LA', { lock: true })], { overrideReason });
    expect(outcome).toEqual({ picks: [saved(1, 2), saved(3, 1, 2, { savedAt: NOW, overrideReason })], changed: [3] });
  });

  it('does not take a game that a kept slot has', () => {
    expect(reasons(change([saved(1, 1)], [want(3, 1, 'LA')], { overrideReason }))).toEqual([
      [3, 'duplicate_pick', 'Picks 1 and 3 are the same game.'],
    ]);
  });
});

describe('for any save', () => {
  const slotChoice = fc.record({
    eventId: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    side: fc.constantFrom('A', 'H'),
    lock: fc.boolean(),
  });
  const choices = fc.array(slotChoice, { minLength: 5, maxLength: 5 }).map((five5) =>
    five5.map(({ eventId, side, lock }, n) =>
      want(n + 1, eventId, eventId === undefined ? undefined : eventId === 1 ? (side === 'A' ? 'BUF' : 'LA') : `${side}${eventId}`, {
        lock,
      }),
    ),
  );
  const board = fc
    .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 0, maxLength: 5 })
    .map((ids) => ids.map((id, n) => saved(n + 1, id)));

  it('started picks stay as they were, no game stands twice, and saving again changes nothing', () => {
    fc.assert(
      fc.property(board, choices, (before, wanted) => {
        const outcome = changePicks({ week: 1, now: NOW, saved: before, wanted, games, movedGames: new Map() });
        if (outcome.refused) return expect(outcome.refused.length).toBeGreaterThan(0);
        const started = (picks: readonly SavedPick[]) => picks.filter((pick) => pick.eventId === 1);
        expect(started(outcome.picks)).toEqual(started(before));
        expect(new Set(outcome.picks.map((pick) => pick.eventId)).size).toBe(outcome.picks.length);
        const again = changePicks({ week: 1, now: NOW, saved: outcome.picks, wanted, games, movedGames: new Map() });
        expect(again).toEqual({ picks: outcome.picks, changed: [] });
      }),
    );
  });

  it('an override that names only games to come ends alike, whatever else is sealed', () => {
    const sealed = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.constantFrom(1 as const, 2 as const), fc.boolean());
    fc.assert(
      fc.property(sealed, sealed, choices, (one, two, wanted) => {
        const world = ([eventId, side, locked]: [number, 1 | 2, boolean]) => [
          saved(1, eventId, side, locked ? { lockedSpread: 1, lockedAt: 1 } : {}),
        ];
        const given = wanted[0]!.eventId === undefined ? [want(1, 2, 'A2'), ...wanted.slice(1)] : wanted;
        const run = (before: SavedPick[]) =>
          changePicks({ week: 1, now: NOW, saved: before, wanted: given, games, movedGames: new Map(), overrideReason: 'asked to' });
        expect(run(world(one))).toEqual(run(world(two)));
      }),
    );
  });
});
