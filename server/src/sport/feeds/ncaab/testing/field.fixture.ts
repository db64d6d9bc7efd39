import { espnGame } from './espn.fixture';

export const REGIONS = ['South', 'East', 'West', 'Midwest'] as const;
/** 'South 5'; 'South 16a' and 'South 16b' play in the First Four. */
const PAIRS: readonly string[] = ['South 16', 'East 11', 'West 16', 'Midwest 11'];
const nobody = { name: 'TBD', id: -2, seed: 99 };

/** The scoreboard's events of a field that was just announced: the First Four, and the round of 64 with places that are still played for. */
export function fieldEvents(renamed: Readonly<Record<string, string>> = {}): unknown[] {
  const side = (name: string, seed: number) => ({ name: renamed[name] ?? name, seed });
  return REGIONS.flatMap((region, quarter) => {
    const firstFour = [11, 16]
      .filter((seed) => PAIRS.includes(`${region} ${seed}`))
      .map((seed) =>
        espnGame({
          id: 100 + quarter,
          date: `2026-03-${quarter < 2 ? 17 : 18}T22:40:00Z`,
          region,
          sides: [side(`${region} ${seed}b`, seed), side(`${region} ${seed}a`, seed)],
        }),
      );
    const round = Array.from({ length: 8 }, (_, index) => {
      const [high, low] = [index + 1, 16 - index];
      const lower = PAIRS.includes(`${region} ${low}`) ? nobody : side(`${region} ${low}`, low);
      const upper = PAIRS.includes(`${region} ${high}`) ? nobody : side(`${region} ${high}`, high);
      return espnGame({
        id: 1000 + 10 * quarter + index,
        date: `2026-03-${quarter < 2 ? 19 : 20}T${String(16 + Math.floor(index / 2)).padStart(2, '0')}:15:00Z`,
        region,
        round: '1st Round',
        sides: [lower, upper],
      });
    });
    return [...firstFour, ...round];
  });
}
