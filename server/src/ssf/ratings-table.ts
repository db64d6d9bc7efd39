import type { Ratings } from './model/model.types';

/** Ratings as text, the strongest club first. */
export function ratingsTable(
  { clubs, home, total }: Ratings,
  { sport, season, edition }: { sport: string; season: number; edition: number },
): string {
  const width = Math.max(4, ...Object.keys(clubs).map((name) => name.length));
  const points = (value: number) => (value < 0 ? '' : '+').concat(value.toFixed(2)).padStart(9);
  const sorted = Object.entries(clubs).sort(([, a], [, b]) => b.strength - a.strength);
  return [
    `${sport} ${season}, edition ${edition}: home edge ${home.toFixed(2)}, points a game ${total.toFixed(2)}`,
    `${'Club'.padEnd(width)} Strength     Pace`,
    ...sorted.map(([name, { strength, pace }]) => `${name.padEnd(width)}${points(strength)}${points(pace)}`),
  ].join('\n');
}
