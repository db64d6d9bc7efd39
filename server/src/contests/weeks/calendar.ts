import { scope, type Database, type Tx } from '../../ground/db/database';
import { countersOf } from '../../ground/db/scopes.store';
import type { Game, Sport } from '../../sport/games/game';
import { lastRegularWeek, seasonStart, weeksWithGames } from '../../sport/games/games.store';
import { addWeeks, weekNumber, weekStartOf, weekWindow } from '../../sport/games/week.rules';

/** The weeks that a season offers to a contest. */
export interface Calendar {
  year: number;
  /** Whose games the contest is played on. */
  sports: readonly Sport[];
  /** Tuesday (yyyy-mm-dd) of week 1; undefined while the season has no games. */
  start: string | undefined;
  /** How many week windows matter to the contest. */
  weeks: number;
  /** The last week with games, and the last with NFL games of the regular season; 0 while there are none. */
  lastWithGames: number;
  lastRegular: number;
}

/** Which weeks a kind of contest takes of a season. */
export interface SeasonKind {
  readonly sports: readonly Sport[];
  readonly weeksOf: (season: Omit<Calendar, 'weeks'>) => number;
}

export function weekStart(calendar: Calendar, week: number): string | undefined {
  return calendar.start === undefined ? undefined : addWeeks(calendar.start, week - 1);
}

/** The window of a week in epoch ms; undefined while the season has no games. */
export function windowOf(calendar: Calendar, week: number): { opensAt: number; closesAt: number } | undefined {
  const start = weekStart(calendar, week);
  return start === undefined ? undefined : weekWindow(start);
}

/** The week that is on at an instant, from 1 to `weeks`. */
export function weekAt(calendar: Calendar, now: number, weeks: number): number {
  if (calendar.start === undefined) return 1;
  return Math.min(Math.max(1, weekNumber(calendar.start, weekStartOf(now))), weeks);
}

/** ISO instant of the next kick-off among games; '' for none. */
export function nextKickoff(games: readonly Pick<Game, 'kickoffAt' | 'state'>[], now: number): string {
  const next = Math.min(...games.filter((game) => game.kickoffAt > now && game.state === 'scheduled').map((game) => game.kickoffAt));
  return next === Infinity ? '' : new Date(next).toISOString();
}

export async function readCalendar(tx: Tx, year: number, { sports, weeksOf }: SeasonKind): Promise<Calendar> {
  const start = await seasonStart(tx, year, sports);
  const season =
    start === undefined
      ? { year, sports, start, lastWithGames: 0, lastRegular: 0 }
      : { year, sports, start, ...(await lastWeeks(tx, { year, start, sports })) };
  return { ...season, weeks: weeksOf(season) };
}

async function lastWeeks(
  tx: Tx,
  { year, start, sports }: { year: number; start: string; sports: readonly Sport[] },
): Promise<Pick<Calendar, 'lastWithGames' | 'lastRegular'>> {
  const number = (last: string | undefined) => (last === undefined ? 0 : weekNumber(start, last));
  return { lastWithGames: number((await weeksWithGames(tx, year, sports)).at(-1)), lastRegular: number(await lastRegularWeek(tx, year)) };
}

/** Keeps calendars in memory until their season changes; one for all kinds of contest. */
export class Calendars {
  private readonly kept = new Map<SeasonKind, Map<number, { version: number; calendar: Calendar }>>();

  constructor(private readonly db: Database) {}

  async read(year: number, kind: SeasonKind): Promise<Calendar> {
    const names = [scope.season(year)];
    const own = this.kept.get(kind) ?? new Map<number, { version: number; calendar: Calendar }>();
    this.kept.set(kind, own);
    const known = own.get(year);
    if (known?.version === this.db.scopes.version(names)) return known.calendar;
    const fresh = await this.db.read(async (tx) => ({
      version: (await countersOf(tx, names))[0]?.n ?? 0,
      calendar: await readCalendar(tx, year, kind),
    }));
    own.set(year, fresh);
    return fresh.calendar;
  }
}
