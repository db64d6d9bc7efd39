import { tag, type Database, type Tx } from '../../ground/db/database';
import { ofOne } from '../../ground/memory/of-one.rules';
import { Versioned } from '../../ground/memory/versioned';
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

interface Window {
  opensAt: number;
  closesAt: number;
}

const startsOf = ofOne(({ start, weeks }: Calendar): readonly string[] =>
  start === undefined ? [] : Array.from({ length: weeks }, (_, n) => addWeeks(start, n)),
);

export const weekStart = (calendar: Calendar, week: number): string | undefined =>
  startsOf(calendar)[week - 1] ?? (calendar.start && addWeeks(calendar.start, week - 1));

/** The window of a week in epoch ms; undefined while the season has no games. */
export function windowOf(calendar: Calendar, week: number): Window | undefined {
  const start = weekStart(calendar, week);
  return start === undefined ? undefined : weekWindow(start);
}

/** The week that is on at an instant, from `first` to `weeks`. */
export function weekAt(calendar: Calendar, now: number, weeks: number, first = 1): number {
  if (calendar.start === undefined) return first;
  return Math.min(Math.max(first, weekNumber(calendar.start, weekStartOf(now))), weeks);
}

/** Whether an instant is in one of the weeks of the calendar. */
export function hasWeekOn({ start, weeks }: Calendar, now: number): boolean {
  if (start === undefined) return false;
  const week = weekNumber(start, weekStartOf(now));
  return week >= 1 && week <= weeks;
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

interface WantedCalendar {
  year: number;
  kind: SeasonKind;
}

const CALENDAR_BYTES = 300;

/** Keeps calendars in memory until their season changes; one for all kinds of contest. */
export class Calendars {
  private readonly kept: Versioned<WantedCalendar, Calendar>;
  private readonly kinds = new Map<SeasonKind, number>();

  constructor(db: Database) {
    this.kept = new Versioned(db, {
      name: 'calendars',
      maxBytes: 1_000_000,
      key: ({ year, kind }) => `${year} ${this.numberOf(kind)}`,
      tags: ({ year }) => [tag.season(year)],
      load: async (tx, wanted) => {
        const calendars: { value: Calendar }[] = [];
        for (const { year, kind } of wanted) calendars.push({ value: await readCalendar(tx, year, kind) });
        return calendars;
      },
      weigh: () => CALENDAR_BYTES,
    });
  }

  read(year: number, kind: SeasonKind): Promise<Calendar> {
    return this.kept.read({ year, kind });
  }

  /** As a snapshot has it. */
  readIn(tx: Tx, year: number, kind: SeasonKind): Promise<Calendar> {
    return this.kept.readIn(tx, { year, kind });
  }

  private numberOf(kind: SeasonKind): number {
    const known = this.kinds.get(kind) ?? this.kinds.size;
    this.kinds.set(kind, known);
    return known;
  }
}
