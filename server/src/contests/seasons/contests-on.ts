import type { Tx } from '../../ground/db/database';
import type { Contest } from '../contest';
import type { ContestKind } from '../contest-kind';
import type { Memories } from '../memories';
import { hasWeekOn, type Calendar, type SeasonKind } from '../weeks/calendar';

/** A contest whose season has a week that is on. */
export interface ContestOn {
  readonly contest: Contest;
  readonly calendar: Calendar;
}

/** A season is played in its year and the one after, and may be opened before. */
const seasonsAround = (now: number): number[] => {
  const year = new Date(now).getUTCFullYear();
  return [year + 1, year, year - 1];
};

/** How a contest is named where it is reported as broken. */
export const contestWords = ({ id, type, name, year }: Contest): string => `${name} ${year} (${type} contest ${id})`;

/**
 * The contests of a kind with a week that is on: the calendars of the seasons around are asked first, and of other seasons no contest is
 * looked at. @param only of these contests alone
 */
export async function contestsOn(
  tx: Tx,
  { directory, calendars }: Pick<Memories, 'directory' | 'calendars'>,
  kind: ContestKind & SeasonKind,
  { now, only }: { now: number; only: ReadonlySet<number> | undefined },
): Promise<ContestOn[]> {
  const found: ContestOn[] = [];
  for (const year of seasonsAround(now)) {
    const calendar = await calendars.readIn(tx, year, kind);
    if (!hasWeekOn(calendar, now)) continue;
    const memberships = directory.in(tx);
    const contests = only ? await those(only, (id) => memberships.contest(id)) : await memberships.contestsOfSeason(kind.type, year);
    for (const contest of contests) if (contest.type === kind.type && contest.year === year) found.push({ contest, calendar });
  }
  return found;
}

async function those(ids: ReadonlySet<number>, read: (id: number) => Promise<Contest | undefined>): Promise<Contest[]> {
  const found: Contest[] = [];
  for (const id of ids) {
    const contest = await read(id);
    if (contest) found.push(contest);
  }
  return found;
}
