import fc from 'fast-check';
import type { RunningPick } from './endings.rules';
import { placesOf, type Places, type Racer } from './places-left.rules';
import { rankStandings } from './standings.rules';

const line = fc.integer({ min: -5, max: 5 }).map((half) => half / 2);
const pick = (eventId: number) => fc.record({ eventId: fc.constant(eventId), side: fc.constantFrom(1 as const, 2 as const), line });
const racer = (games: number, open: number): fc.Arbitrary<Racer> =>
  fc.record({
    wins: fc.integer({ min: 0, max: 4 }),
    losses: fc.integer({ min: 0, max: 4 }),
    open: fc.integer({ min: 0, max: open }),
    running: fc
      .tuple(...Array.from({ length: games }, (_, n) => fc.option(pick(n), { nil: undefined })))
      .map((picks) => picks.filter((one): one is RunningPick => one !== undefined)),
  });
const field = (games: number, open: number, most: number) => fc.array(racer(games, open), { minLength: 1, maxLength: most });

/** Every margin that can matter in each game, every way of every open pick, ranked by the standings' own rule. */
function tryEverything(racers: readonly Racer[], games: number): Places[] {
  const places = racers.map((): Places => ({ best: Infinity, worst: 0 }));
  const settle = (margins: readonly number[], won: readonly number[]) => {
    const rows = racers.map((one, entryId) => {
      const running = one.running.filter(
        ({ eventId, side, line: points }) => (side === 2 ? margins[eventId]! : -margins[eventId]!) + points > 0,
      ).length;
      const wins = one.wins + running + won[entryId]!;
      return { entryId, name: `${entryId}`, wins, losses: one.losses + one.running.length + one.open - running - won[entryId]!, points: 0 };
    });
    for (const { entryId, rank } of rankStandings(rows)) {
      places[entryId]!.best = Math.min(places[entryId]!.best, rank);
      places[entryId]!.worst = Math.max(places[entryId]!.worst, rank);
    }
  };
  const openPicks = (margins: readonly number[], won: readonly number[]): void => {
    if (won.length === racers.length) return settle(margins, won);
    for (let wins = 0; wins <= racers[won.length]!.open; wins++) openPicks(margins, [...won, wins]);
  };
  const play = (margins: readonly number[]): void => {
    if (margins.length === games) return openPicks(margins, []);
    for (let margin = -4; margin <= 4; margin++) play([...margins, margin]);
  };
  play([]);
  return places;
}

describe('where racers can still finish', () => {
  it('is what trying everything finds', () => {
    fc.assert(
      fc.property(field(2, 2, 4), (racers) => {
        expect(placesOf(racers)).toEqual(tryEverything(racers, 2));
      }),
      { numRuns: 150 },
    );
  });

  it('never promises a place that trying everything rules out, however many games are on; that nobody can pass stays exact', () => {
    fc.assert(
      fc.property(field(2, 1, 4), fc.integer({ min: 8, max: 12 }), (racers, others) => {
        const far = Array.from({ length: others }, (_, n): RunningPick[] => [{ eventId: 100 + n, side: 1, line: 0.5 }]);
        // Two more who bet on opposite sides of many games that nobody else is in, and are out of everybody's reach.
        const idle: Racer[] = [
          { wins: 1000, losses: 0, open: 0, running: far.flat() },
          { wins: 2000, losses: 0, open: 0, running: far.flat().map((one) => ({ ...one, side: 2, line: -0.5 })) },
        ];
        const bounds = placesOf([...racers, ...idle]).slice(0, racers.length);
        const exact = tryEverything(racers, 2).map(({ best, worst }) => ({ best: best + 2, worst: worst + 2 }));
        bounds.forEach((bound, n) => {
          expect(bound.best).toBeLessThanOrEqual(exact[n]!.best);
          expect(bound.worst).toBeGreaterThanOrEqual(exact[n]!.worst);
          expect(bound.worst === 3).toBe(exact[n]!.worst === 3);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('with nothing open is the place in the standings', () => {
    const done = fc.array(racer(0, 0), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(done, (racers) => {
        const ranks = new Map(
          rankStandings(racers.map(({ wins, losses }, entryId) => ({ entryId, name: `${entryId}`, wins, losses, points: 0 }))).map(
            (row) => [row.entryId, row.rank],
          ),
        );
        expect(placesOf(racers)).toEqual(racers.map((_, n) => ({ best: ranks.get(n), worst: ranks.get(n) })));
      }),
    );
  });

  it('knows that opposite sides of a half-point line cannot both lose', () => {
    const on = (side: 1 | 2, points: number): Racer => ({ wins: 3, losses: 1, open: 0, running: [{ eventId: 1, side, line: points }] });
    const idle: Racer = { wins: 3, losses: 2, open: 0, running: [] };
    expect(placesOf([on(1, 3.5), on(2, -3.5), idle])[2]).toEqual({ best: 2, worst: 2 });
    // At a whole line a push is a loss for both.
    expect(placesOf([on(1, 3), on(2, -3), idle])[2]).toEqual({ best: 1, worst: 2 });
    // Lines locked apart leave room in between, where both win.
    expect(placesOf([on(1, 3.5), on(2, -2.5), idle])[2]).toEqual({ best: 2, worst: 3 });
  });

  it('tells the places of fifty entries on a full Sunday, whose endings nobody could try one by one', () => {
    const racers = Array.from({ length: 50 }, (_, n): Racer => ({
      wins: n % 4,
      losses: n % 3,
      open: 0,
      running: [0, 1, 2, 3, 4].map((k) => ({
        eventId: (n + k * 3) % 14,
        side: n % 2 === 0 ? 1 : 2,
        line: (n % 2 === 0 ? 3 : -3) + (n % 3) / 2,
      })),
    }));
    const places = placesOf(racers);
    expect(places).toHaveLength(50);
    for (const { best, worst } of places) expect([1 <= best, best <= worst, worst <= 50]).toEqual([true, true, true]);
  });
});
