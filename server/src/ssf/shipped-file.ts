import type { Database } from '../ground/db/database';
import { tallyOf } from './accuracy/tally.rules';
import { gradedGames } from './backtest';
import { roleOf } from './model/edition.rules';
import { playedSeasons } from './seasons';
import { writeShipped } from './shipped/read-shipped';

/** Older seasons say nothing any more about where a season begins. */
const RATINGS_FROM = 2015;
const FIRST_SEASON = 1999;
/** Of sums: more than a mean of some thousand games shows. */
const DIGITS = 4;

/** The source file of what fresh sites begin with, made of the site's own NFL games; null where they do not go back far enough. */
export async function shippedFile(db: Pick<Database, 'read'>, now: number): Promise<string | null> {
  const ratings = new Map<number, string[]>();
  const tallies: string[] = [];
  let first: number | undefined;
  for await (const played of playedSeasons((work) => db.read(work), { sport: 'NFL', now, fromNothing: true })) {
    const { season, games, after } = played;
    first ??= season;
    if (games.some(({ result }) => result === null)) continue;
    if (season >= RATINGS_FROM)
      for (const [edition, state] of after) ratings.set(edition, [...(ratings.get(edition) ?? []), writeShipped(state, games.length)]);
    if (roleOf('NFL', season) !== 'warm-up') tallies.push(`  [${season}, ${quoted(short(tallyOf(gradedGames('NFL', played))))}],`);
  }
  if (first !== FIRST_SEASON || ratings.size === 0) return null;
  return [
    '/**',
    ' * The state of the model after each NFL season, by edition, as `npx poolhouse ssf ratings --ship` writes it. Made of games and win totals of',
    ' * nflverse (Lee Sharpe), CC BY 4.0.',
    ' */',
    'export const SHIPPED_RATINGS: Readonly<Record<number, readonly string[]>> = {',
    ...[...ratings].flatMap(([edition, lines]) => [`  ${edition}: [`, ...lines.map((line) => `    ${quoted(line)},`), '  ],']),
    '};',
    '',
    '/** What the model was worth in each season, as the accuracy page counts it: season, then the tally as JSON. */',
    'export const SHIPPED_TALLIES: readonly (readonly [season: number, tally: string])[] = [',
    ...tallies,
    '];',
    '',
  ].join('\n');
}

const quoted = (text: string): string => `'${text}'`;
const short = (tally: object): string =>
  JSON.stringify(tally, (_key, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value));
