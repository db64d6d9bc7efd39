import { DateTime } from 'luxon';
import type { Tx } from '../ground/db/database';
import { hasKickedOff } from '../sport/games/game.rules';
import { lastingClub, sameDivision } from '../sport/games/nfl-divisions.rules';
import { CONTEST_ZONE } from '../sport/games/week.rules';
import type { StatsSport } from './model/edition.rules';
import type { ModelGame } from './model/model.types';

/** A game of the site, as the model sees it and with what its answers are held against. */
export interface SiteGame extends ModelGame {
  readonly kickoffAt: number;
  readonly weekStart: string;
  readonly started: boolean;
  readonly spread2: number | null;
  readonly totalLine: number | null;
}

/** The seasons of which the site has games, the earliest first. */
export async function seasonsWithGames(tx: Tx, sport: StatsSport): Promise<number[]> {
  const rows = await tx.selectFrom('events').select('season').distinct().where('sport', '=', sport).orderBy('season').execute();
  return rows.map(({ season }) => season);
}

/**
 * The games of a season that were or will be played. Of college games those with a line alone, and no neutral sites: the constants were
 * chosen so.
 */
export async function seasonGames(tx: Tx, sport: StatsSport, season: number, now: number): Promise<SiteGame[]> {
  const rows = await tx
    .selectFrom('events')
    .select(['id', 'kickoff_at', 'week_start', 'abbrev1', 'abbrev2', 'state', 'score1', 'score2'])
    .select(['spread2', 'total_line', 'neutral', 'roof'])
    .where('sport', '=', sport)
    .where('season', '=', season)
    .where('state', 'not in', ['cancelled', 'postponed'])
    .orderBy('kickoff_at')
    .orderBy('id')
    .execute();
  const nfl = sport === 'NFL';
  const counted = nfl ? rows : rows.filter(({ spread2 }) => spread2 !== null);
  const starters = nfl ? await startersOfSeason(tx, season) : new Map<number, never>();
  return counted.map((row) => {
    const [club1, club2] = [lastingClub(row.abbrev1), lastingClub(row.abbrev2)];
    const [starter1, starter2] = starters.get(row.id) ?? NOBODY;
    const final = row.state === 'final' && row.score1 !== null && row.score2 !== null;
    return {
      id: row.id,
      season,
      day: newYorkDay(row.kickoff_at),
      club1,
      club2,
      neutral: nfl && row.neutral === 1,
      division: nfl && sameDivision(club1, club2),
      roofed: row.roof === 'dome' || row.roof === 'closed',
      starter1,
      starter2,
      result: final ? { score1: Number(row.score1), score2: Number(row.score2) } : null,
      kickoffAt: row.kickoff_at,
      weekStart: row.week_start,
      started: hasKickedOff({ kickoffAt: row.kickoff_at }, now),
      spread2: row.spread2,
      totalLine: row.total_line,
    };
  });
}

type Starters = readonly [away: string | null, home: string | null];
const NOBODY: Starters = [null, null];

/** Who begins the games of a season, by event id; ids alone. */
async function startersOfSeason(tx: Tx, season: number): Promise<Map<number, Starters>> {
  const rows = await tx
    .selectFrom('event_quarterbacks as q')
    .innerJoin('events as e', 'e.id', 'q.event_id')
    .select(['q.event_id', 'q.side', 'q.qb_id'])
    .where('e.sport', '=', 'NFL')
    .where('e.season', '=', season)
    .execute();
  const found = new Map<number, Starters>();
  for (const { event_id, side, qb_id } of rows) {
    const [away, home] = found.get(event_id) ?? NOBODY;
    found.set(event_id, side === 1 ? [qb_id, home] : [away, qb_id]);
  }
  return found;
}

const DAY_MS = 86_400_000;

/** Asking a calendar of time zones is dear, and kick-offs are few: a century of games has fewer than this. */
const MOST_DAYS = 50_000;
const days = new Map<number, number>();

/** Day of an instant by the New York calendar, counted from 1970. */
export function newYorkDay(instant: number): number {
  const known = days.get(instant);
  if (known !== undefined) return known;
  if (days.size >= MOST_DAYS) days.clear();
  const { year, month, day: ofMonth } = DateTime.fromMillis(instant, { zone: CONTEST_ZONE });
  const day = Date.UTC(year, month - 1, ofMonth) / DAY_MS;
  days.set(instant, day);
  return day;
}

/** Wins that were expected of each club before a season, by its lasting code. */
export async function totalsOf(tx: Tx, season: number): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('nfl_win_totals').select(['abbrev', 'line']).where('season', '=', season).execute();
  return new Map(rows.map(({ abbrev, line }) => [lastingClub(abbrev), line]));
}

/** The results that are in, in a few characters; another sum is another state of them. */
export async function finalsOf(tx: Tx): Promise<{ mark: string; lastKickoff: number | null }> {
  const row = await tx
    .selectFrom('events')
    .select((eb) => [
      eb.fn.countAll<number>().as('games'),
      eb.fn.sum<number>('score1').as('sum1'),
      eb.fn.sum<number>('score2').as('sum2'),
      eb.fn.max('kickoff_at').as('last'),
    ])
    .where('state', '=', 'final')
    .where('sport', 'in', ['NFL', 'NCAA'])
    .executeTakeFirstOrThrow();
  return {
    mark: [row.games, row.sum1 ?? 0, row.sum2 ?? 0].map(Number).join(' '),
    lastKickoff: row.last === null ? null : Number(row.last),
  };
}
