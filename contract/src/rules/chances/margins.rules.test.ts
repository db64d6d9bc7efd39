import fc from 'fast-check';
import type { Sport } from '../../game';
import { chanceOf, drawMargin, marginsOf, openChance, type GameNow, type Margins } from './margins.rules';
import { shareLeft } from './time-left.rules';

const SPORTS: Sport[] = ['NFL', 'NCAA'];
const KICKOFF: GameNow = { sport: 'NFL', line: -3.5, lead: 0, status: '', timeLeft: '' };
const found = (game: GameNow): Margins => marginsOf(game) ?? { from: 0, chances: Float64Array.of(1) };

const sum = ({ chances }: Margins) => chances.reduce((all, one) => all + one, 0);
const mean = ({ from, chances }: Margins) => chances.reduce((all, one, at) => all + one * (from + at), 0);
const push = ({ from, chances }: Margins, line: number) => chances[-line - from] ?? 0;

const LAST_QUARTER = 900;
const anyGame = fc.record({
  sport: fc.constantFrom(...SPORTS),
  line: fc.integer({ min: -60, max: 60 }).map((halves) => halves / 2),
  lead: fc.integer({ min: -30, max: 30 }),
  clock: fc.integer({ min: 0, max: 3600 }),
});
const at = ({ clock, ...game }: { clock: number; sport: Sport; line: number; lead: number }): GameNow => {
  const [quarter, seconds] = [4 - Math.min(3, Math.floor((clock - 1) / 900)), clock === 0 ? 0 : ((clock - 1) % 900) + 1];
  return {
    ...game,
    status: `Q${quarter > 4 ? 4 : quarter}`,
    timeLeft: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  };
};

describe('how a game ends', () => {
  it('is certain to end somehow, one side wins its line or the other, or it pushes', () => {
    fc.assert(
      fc.property(anyGame, (drawn) => {
        const [game, margins] = [at(drawn), found(at(drawn))];
        expect(sum(margins)).toBeCloseTo(1, 9);
        const both = chanceOf(margins, 2, game.line) + chanceOf(margins, 1, -game.line);
        expect(both + push(margins, game.line)).toBeCloseTo(1, 9);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same seen from the other side', () => {
    fc.assert(
      fc.property(anyGame, (drawn) => {
        const there = found(at({ ...drawn, line: -drawn.line, lead: -drawn.lead }));
        expect(chanceOf(found(at(drawn)), 2, drawn.line)).toBeCloseTo(chanceOf(there, 1, drawn.line), 9);
      }),
      { numRuns: 40 },
    );
  });

  it('is better with more points, and with a line that gives more', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(9), (drawn, more) => {
        const line = drawn.line + more / 2;
        const here = chanceOf(found(at(drawn)), 2, drawn.line);
        expect(chanceOf(found(at(drawn)), 2, line)).toBeGreaterThanOrEqual(here - 1e-9);
        // Late in a game points that make it level bring an overtime, in which a line may be lost that was won without them.
        if (drawn.clock < LAST_QUARTER) return;
        expect(chanceOf(found(at({ ...drawn, lead: drawn.lead + 4 })), 2, drawn.line)).toBeGreaterThanOrEqual(here - 1e-9);
      }),
      { numRuns: 40 },
    );
    const late = { sport: 'NFL', line: 4.5, clock: 0 } as const;
    expect([-4, 0].map((lead) => chanceOf(found(at({ ...late, lead })), 2, 4.5) === 1)).toEqual([true, false]);
  });

  it('is by the line on average before the first play, and further on by what it still expects', () => {
    for (const sport of SPORTS)
      for (const line of [-14, -3, 0, 7.5]) {
        expect(mean(found({ ...KICKOFF, sport, line }))).toBeCloseTo(-line, 1);
        expect(mean(found({ ...KICKOFF, sport, line, lead: 10, status: 'Halftime' }))).toBeCloseTo(10 - line / 2, 1);
      }
  });

  it('is decided with no time left, and hardly open with little of it', () => {
    const late = (lead: number, timeLeft: string) => chanceOf(found({ ...KICKOFF, lead, status: 'Q4', timeLeft }), 2, -3.5);
    expect([late(4, '0:00'), late(3, '0:00')]).toEqual([1, 0]);
    expect([late(4, '0:30') > 0.9, late(-10, '0:30') < 0.01, late(4, '2:00') < late(4, '1:00')]).toEqual([true, true, true]);
  });

  it('of an overtime that is level is either side’s, and of one with a lead mostly whose lead it is', () => {
    const over = (lead: number, timeLeft = '8:00', sport: Sport = 'NFL') => found({ ...KICKOFF, sport, lead, status: 'OT', timeLeft });
    expect(chanceOf(over(0), 2, 0)).toBeCloseTo(chanceOf(over(0), 1, 0), 9);
    expect(chanceOf(over(0), 2, 0)).toBeGreaterThan(0.45);
    expect(chanceOf(over(0, '0:10'), 2, 0)).toBeLessThan(0.1);
    expect(chanceOf(over(0, '', 'NCAA'), 2, 0)).toBeCloseTo(0.5, 9);
    expect(chanceOf(over(3), 2, 0)).toBeGreaterThan(0.6);
    expect(sum(over(-7, '', 'NCAA'))).toBeCloseTo(1, 9);
  });

  it('is not said where there is no model, or no clock', () => {
    expect(marginsOf({ ...KICKOFF, sport: 'NCAAB' })).toBeNull();
    expect(marginsOf({ ...KICKOFF, status: 'Delayed' })).toBeNull();
  });
});

test.each([
  ['', '', 1],
  ['Q1', '15:00', 1],
  ['Q2', '12:00', 0.7],
  ['Q2', '', 0.5],
  ['Halftime', '', 0.5],
  ['Q4', '3:00', 0.05],
  ['Q4', '', 0],
  ['OT', '6:00', 0],
  ['Delayed', '', null],
])('of %p %p a share of %p is left', (status, timeLeft, share) => expect(shareLeft({ status, timeLeft })).toBe(share));

/** The same game played through drive by drive, which knows nothing of the sums above. */
function played(line: number, lead: number, drives: number, games: number): number {
  let state = 12_345;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const points = (expected: number): number => {
    let made = 0;
    for (let left = drives; left > 0; left -= 1) {
      if (random() > left) continue;
      const each = expected / 22.393 / 9.5;
      const roll = random();
      if (roll < 2.45 * each) {
        const extra = random();
        made += extra < 0.06 ? 6 : extra < 0.96 ? 7 : 8;
      } else if (roll < 4.2 * each) made += 3;
    }
    return made;
  };
  let covers = 0;
  for (let game = 0; game < games; game += 1) {
    let margin = lead + points((44.5 - line) / 2) - points((44.5 + line) / 2);
    if (margin === 0 && random() > 0.05) margin = (random() < 0.5 ? 1 : -1) * (random() < 0.75 ? 3 : 6);
    if (margin + line > 0) covers += 1;
  }
  return covers / games;
}

test('games that are played drive by drive come to the same', () => {
  for (const [line, lead, status, drives] of [
    [-3.5, 0, '', 9.5],
    [-3, 7, 'Halftime', 4.75],
    [6.5, -10, 'Q4', 9.5 / 5],
  ] as const) {
    const said = chanceOf(found({ ...KICKOFF, line, lead, status, timeLeft: status === 'Q4' ? '12:00' : '' }), 2, line);
    expect(Math.abs(said - played(line, lead, drives, 40_000))).toBeLessThan(0.012);
  }
});

test('margins are drawn as often as they are likely', () => {
  const margins = found(KICKOFF);
  const drawn = Array.from({ length: 10_000 }, (_, n) => drawMargin(margins, (n + 0.5) / 10_000));
  for (const margin of [-7, -3, 3, 7, 10])
    expect(Math.abs(drawn.filter((one) => one === margin).length / 10_000 - (margins.chances[margin - margins.from] ?? 0))).toBeLessThan(
      3e-4,
    );
  expect(drawMargin(margins, 1 - 1e-16)).toBe(margins.from + margins.chances.length - 1);
});

test('a chance of what is not over is neither none nor all', () => {
  expect([0, 0.00001, 0.12345, 1].map(openChance)).toEqual([0.001, 0.001, 0.123, 0.999]);
});
