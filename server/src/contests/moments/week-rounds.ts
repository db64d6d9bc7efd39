import { tag, type Tx } from '../../ground/db/database';
import type { Contest } from '../contest';
import { weekAt, windowOf, type Calendars, type SeasonKind } from '../weeks/calendar';
import { weekTags } from '../weeks/season-tags';
import type { MomentRound } from './moment';

/** The rounds of a contest that is played in weeks: those that have begun, and its first, to which a practice clock may be put back. */
export const weekRounds =
  ({ calendars }: { readonly calendars: Calendars }, kind: SeasonKind) =>
  async (tx: Tx, { id, year, firstWeek }: Contest, now: number): Promise<MomentRound[]> => {
    const calendar = await calendars.readIn(tx, year, kind);
    if (calendar.start === undefined) return [];
    const present = weekAt(calendar, now, calendar.weeks, firstWeek);
    return Array.from({ length: present - firstWeek + 1 }, (_, n) => {
      const week = firstWeek + n;
      const shared = n === 0 ? [tag.clockMoved, tag.season(year)] : [];
      return {
        round: week,
        tags: [...shared, ...weekTags(id, calendar, week)],
        over: (windowOf(calendar, week)?.closesAt ?? Infinity) <= now,
      };
    });
  };
