import fc from 'fast-check';
import { aBoardPage } from '../../testing/board-page.fixture';
import { aGame, aLiveGame, aPick, aConfig } from '../../testing/board.fixture';
import { anOutlook, aSeason } from '../../testing/season.fixture';
import { chancesOf, seedOf, type Chances } from './chances.rules';
import { raceOf, type Race } from './race.rules';
import { chanceSentence, type Counted } from './words';

const count = (race: Race, simulations = 3000): Chances => {
  const steps = chancesOf(race, seedOf(JSON.stringify(race)), simulations);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
type Racer = Race['racers'][number];
const aRacer = (id: number, over: Partial<Racer> = {}): Racer => ({
  id,
  week: { wins: 0, losses: 0, open: 0 },
  season: { wins: 20, losses: 20 },
  running: [],
  ...over,
});
const aRace = (racers: Racer[], over: Partial<Race> = {}): Race => ({ week: 3, weeksAhead: 0, games: [], racers, ...over });

/** Chances of first place by looking at every way in which the even picks can end. */
function exactly(racers: readonly Racer[], weeksAhead: number, scope: 'week' | 'season'): number[] {
  const ahead = scope === 'season' ? 5 * weeksAhead : 0;
  const open = racers.map((racer) => racer.week.open + ahead);
  const bits = open.reduce((sum, one) => sum + one, 0);
  const first = racers.map(() => 0);
  for (let ending = 0; ending < 1 << bits; ending += 1) {
    let at = 0;
    const keys = racers.map((racer, r) => {
      let { wins } = racer[scope];
      const all = wins + racer[scope].losses + open[r]!;
      for (let n = 0; n < open[r]!; n += 1) wins += (ending >> at++) & 1;
      return wins * 1000 - all;
    });
    for (const [r, key] of keys.entries()) if (key === Math.max(...keys)) first[r]! += 1;
  }
  return first.map((one) => one / (1 << bits));
}

describe('chances of the week and the season', () => {
  const anyRacer = (id: number) =>
    fc
      .record({ wins: fc.nat(2), losses: fc.nat(2), open: fc.nat(3), more: fc.nat(4), lost: fc.nat(4) })
      .map(({ wins, losses, open, more, lost }) =>
        aRacer(id, { week: { wins, losses, open }, season: { wins: wins + more, losses: losses + lost } }),
      );

  it('are what every way to finish says, as far as so many simulations can tell', () => {
    fc.assert(
      fc.property(anyRacer(1), anyRacer(2), fc.nat(1), (one, other, weeksAhead) => {
        const race = aRace([one, other], { weeksAhead });
        const counted = count(race);
        for (const scope of ['week', 'season'] as const)
          for (const [r, chance] of exactly(race.racers, weeksAhead, scope).entries()) {
            const said = counted.get(`${scope}-${race.racers[r]!.id}`)!.first;
            if (chance === 0 || chance === 1) expect(said).toBe(chance);
            else expect(Math.abs(said - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / 3000));
          }
      }),
      { numRuns: 40 },
    );
  });

  it('are the same for the same race, and somebody is always first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }), fc.nat(3), (opens, weeksAhead) => {
        const race = aRace(
          opens.map((open, n) => aRacer(n + 1, { week: { wins: 5 - open, losses: 0, open } })),
          { weeksAhead },
        );
        const counted = count(race, 60);
        expect(count(race, 60)).toEqual(counted);
        for (const scope of ['week', 'season'])
          expect([...counted].reduce((sum, [id, { first }]) => sum + (id.startsWith(scope) ? first : 0), 0)).toBeGreaterThanOrEqual(
            1 - 1e-9,
          );
      }),
      { numRuns: 30 },
    );
  });

  it('hang together where picks are on the same game', () => {
    const pick = (home: boolean, line: number) => ({ running: [{ game: 0, home, line }] });
    const games = [{ sport: 'NFL' as const, line: -3.5, lead: 0, status: '', timeLeft: '' }];
    const against = count(aRace([aRacer(1, pick(true, -3.5)), aRacer(2, pick(false, 3.5))], { games }));
    // One of the two wins, never both: first alone.
    expect(against.get('week-1')!.first + against.get('week-2')!.first).toBeCloseTo(1, 9);
    expect(Math.abs(against.get('week-1')!.first - 0.5)).toBeLessThan(0.05);
    const together = count(aRace([aRacer(1, pick(true, -3.5)), aRacer(2, pick(true, -3.5))], { games }));
    expect([together.get('week-1')!.first, together.get('week-2')!.first]).toEqual([1, 1]);
  });

  it('follow score and clock: seven ahead is better late than early, and settled with no time left', () => {
    const seven = (status: string, timeLeft: string) => {
      const game = aLiveGame({ ID: 9, team1: 'Away', team2: 'Home', score1: 0, score2: 7, Spread1: 3, Spread2: -3, status, timeLeft });
      const board = aBoardPage({
        config: { data: [aConfig({ Week: 3 })] },
        scores: { data: [game] },
        picks: {
          data: [
            aPick({ ID: '1-1', entry_id: 1, Pick: 'Home', event_id: 9, Spread: -3, Result: -1 }),
            aPick({ ID: '2-1', entry_id: 2, Pick: 'Away', event_id: 9, Spread: 3, Result: -2 }),
          ],
        },
      });
      return count(raceOf(even(1, 1), board)!).get('week-1')!.first;
    };
    const [early, half, late, over] = [seven('Q1', '14:00'), seven('Halftime', ''), seven('Q4', '1:00'), seven('Q4', '0:00')];
    expect(early).toBeGreaterThan(0.5);
    expect(half).toBeGreaterThan(early);
    expect(late).toBeGreaterThan(half);
    expect(over).toBe(1);
  });

  it('of the week are the same whatever is ahead of it', () => {
    const racers = [1, 2, 3].map((id) => aRacer(id, { week: { wins: id % 2, losses: 0, open: 3 } }));
    const [here, ...ahead] = [0, 1, 4].map((weeksAhead) => count(aRace(racers, { weeksAhead }), 300));
    for (const one of ahead) for (const { id } of racers) expect(one.get(`week-${id}`)).toEqual(here?.get(`week-${id}`));
  });

  it('play extra weeks only while nobody was perfect in the week before', () => {
    const leads = aRacer(1, { week: { wins: 5, losses: 0, open: 0 }, season: { wins: 30, losses: 40 } });
    const trails = aRacer(2, { week: { wins: 0, losses: 5, open: 0 }, season: { wins: 29, losses: 41 } });
    expect(count(aRace([leads, trails], { week: 15, weeksAhead: 3 })).get('season-1')!.first).toBe(1);
    const nobody = aRacer(1, { week: { wins: 4, losses: 1, open: 0 }, season: { wins: 30, losses: 40 } });
    expect(count(aRace([nobody, trails], { week: 15, weeksAhead: 3 })).get('season-1')!.first).toBeLessThan(0.9);
    expect(count(aRace([leads, trails], { week: 14, weeksAhead: 1 })).get('season-1')!.first).toBeLessThan(0.9);
  });
});

/** Two entries with so many open picks of the week each. */
function even(one: number, other: number) {
  const row = (entry_id: number, Open: number) => anOutlook({ ID: `week-${entry_id}`, entry_id, Open, Wins: 0, Losses: 0 });
  const rows = [row(1, one), row(2, other)];
  return aSeason({
    outlook: { data: [...rows, ...rows.map((each) => ({ ...each, ID: `season-${each.entry_id}`, scope: 'season' as const, Wins: 7 }))] },
  });
}

describe('the race that is played', () => {
  const board = (over: Parameters<typeof aBoardPage>[0]) => aBoardPage({ config: { data: [aConfig({ Week: 3 })] }, ...over });

  it('is the same whatever is picked of games to come, mine included', () => {
    const sealed = fc.record({
      slot: fc.integer({ min: 1, max: 5 }),
      entry: fc.constantFrom(1, 2),
      home: fc.boolean(),
      known: fc.boolean(),
    });
    const games = [aGame({ ID: 1 }), aLiveGame({ ID: 2 })];
    const running = aPick({ ID: '1-1', event_id: 2, Result: -1 });
    const plain = JSON.stringify(raceOf(even(3, 3), board({ scores: { data: games }, picks: { data: [running] } })));
    expect(JSON.parse(plain)).toMatchObject({
      racers: [{ running: [{ game: 0, home: true, line: -5.5 }], week: { open: 2 } }, { running: [] }],
    });
    fc.assert(
      fc.property(fc.array(sealed, { maxLength: 5 }), (picks) => {
        const more = picks.map(({ slot, entry, home, known }) =>
          aPick({
            ID: `${entry}-${slot + 1}`,
            entry_id: entry,
            slot,
            Pick: known ? (home ? 'Bills' : 'Buccaneers') : '',
            event_id: known ? 1 : null,
            Spread: known ? -5.5 : null,
          }),
        );
        const counted = raceOf(even(3, 3), board({ scores: { data: games }, picks: { data: [running, ...more] } }));
        expect(JSON.stringify(counted)).toBe(plain);
      }),
      { numRuns: 50 },
    );
  });

  it('is none once the season is over, of another week’s board, or where wins and losses are not said', () => {
    const page = even(1, 1);
    expect(raceOf({ ...page, config: { data: [{ ...page.config.data[0]!, SeasonOver: 1 }] } }, null)).toBeNull();
    expect(raceOf(page, aBoardPage())).toBeNull();
    expect(raceOf(aSeason(), null)).toBeNull();
    expect(raceOf(page, null)).toMatchObject({ week: 3, weeksAhead: 0, games: [] });
  });
});

describe('a chance in words', () => {
  it('is a sentence, with what is open alone', () => {
    const say = (row: Counted['row'], before?: Counted) => chanceSentence({ chance: { first: 0.12, perfect: 0.031 }, row }, before);
    expect(say({ State: 'alive', Needs: 2 })).toBe('Chance of first place, alone or shared, 12%, of a perfect week 3%.');
    expect(say({ State: 'alive', Needs: null })).toBe('Chance of first place, alone or shared, 12%.');
    expect(say({ State: 'clinched', Needs: 1 })).toBe('Chance of a perfect week 3%.');
    expect(say({ State: 'out', Needs: null })).toBe('');
    const before = { chance: { first: 0.3, perfect: 0.05 }, row: { State: 'alive' as const, Needs: 3 } };
    expect(say({ State: 'alive', Needs: 2 }, before)).toBe('Chance of first place, alone or shared, 30% → 12%, of a perfect week 5% → 3%.');
  });
});
