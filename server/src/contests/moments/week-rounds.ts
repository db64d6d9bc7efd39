import { tag, type Tx } from '../../ground/db/database';
import type { Game } from '../../sport/games/game';
import type { Contest } from '../contest';
import { weekAt, weekStart, windowOf, type Calendar, type Calendars, type SeasonKind } from '../weeks/calendar';
import type { SeasonGames } from '../weeks/season-games';
import { weekTags } from '../weeks/season-tags';
import type { MomentRound } from './moment';

/**
 * The rounds of a contest that is played in weeks: those that have begun, and its first, to which a practice clock may be put back.
 *
 * @param decidedBy what of a week's games its moments hang on, where that is less than all of it
 */
export const weekRounds =
  (
    { calendars, seasonGames }: { readonly calendars: Calendars; readonly seasonGames: SeasonGames },
    kind: SeasonKind,
    decidedBy?: (games: readonly Game[]) => string,
  ) =>
  async (tx: Tx, { id, year, firstWeek }: Contest, now: number): Promise<MomentRound[]> => {
    const calendar = await calendars.readIn(tx, year, kind);
    if (calendar.start === undefined) return [];
    const present = weekAt(calendar, now, calendar.weeks, firstWeek);
    const [games = []] = decidedBy ? await seasonGames.read(tx, calendar, present) : [];
    return Array.from({ length: present - firstWeek + 1 }, (_, n) => {
      const week = firstWeek + n;
      const shared = n === 0 ? [tag.clockMoved, tag.season(year)] : [];
      const over = (windowOf(calendar, week)?.closesAt ?? Infinity) <= now;
      const decided = decidedBy && week === present && !over ? { tag: gamesTag(calendar, week), as: decidedBy(games) } : undefined;
      return { round: week, tags: [...shared, ...weekTags(id, calendar, week)], over, ...(decided && { decided }) };
    });
  };

const gamesTag = (calendar: Calendar, week: number): string => tag.games(weekStart(calendar, week) ?? '');
