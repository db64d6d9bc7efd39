import type { Tx } from '../../ground/db/database';
import type { Contest } from '../contest';
import { windowOf, type Calendars, type SeasonKind } from '../weeks/calendar';
import type { OverRound } from './recap-source';

/**
 * The last week of a contest's season whose window has closed; undefined before the first one has. The calendar alone is asked: whether a season
 * has come to an extra week says who finds its recap.
 */
export const latestWeek =
  ({ calendars }: { readonly calendars: Calendars }, kind: SeasonKind) =>
  async (tx: Tx, { year, firstWeek }: Contest, now: number): Promise<OverRound | undefined> => {
    const calendar = await calendars.readIn(tx, year, kind);
    for (let week = calendar.weeks; week >= firstWeek; week -= 1) {
      const closesAt = windowOf(calendar, week)?.closesAt ?? Infinity;
      if (closesAt <= now) return { round: week, from: closesAt };
    }
    return undefined;
  };
