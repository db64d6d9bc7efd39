import type { DataOf, RowOf } from '@poolhouse/contract';
import { teamOf } from '../game-rows/team-words.rules';
import { placesGained } from '../standings/ranking.rules';
import { standingsOf, type Season } from './season';
import { gradeOf, isSealed } from './standings.rules';

type Page = DataOf<'GET __id__/pagedata'>;
type PickRow = RowOf<Page['picks']>;

/** A pick as its player sees it, and as everybody else does. */
export interface PersonalPick {
  userId: number;
  own: PickRow;
  others: PickRow;
}

/** The entries with their picks of the week that is on; others' are sealed until kick-off. */
export function pickRows({ entries, picks, gameById, week }: Season, now: number): PersonalPick[] {
  return entries.map(({ id, name, userId }) => {
    const pick = picks.get(id)?.get(week);
    const game = pick && gameById.get(pick.eventId);
    const row = { ID: id, EntryName: name, PickIn: pick ? 1 : 0, Grade: '' } as const;
    const sealed = { ...row, mine: 0, Pick: '', event_id: null, side: null } as const;
    if (!pick || !game) return { userId, own: { ...sealed, mine: 1 }, others: sealed };
    const { side, eventId } = pick;
    const shown = { ...row, mine: 0, Pick: teamOf(game, side), event_id: eventId, side, Grade: gradeOf(game, side) } as const;
    return { userId, own: { ...shown, mine: 1 }, others: isSealed(game, now) ? sealed : shown };
  });
}

export const rowsFor = (picks: readonly PersonalPick[], userId: number): PickRow[] =>
  picks.map((pick) => (pick.userId === userId ? pick.own : pick.others));

/** The season to date, and the places gained since the week before. @param opensAt of the week, epoch ms */
export function standingRows(season: Season, opensAt: number): RowOf<Page['standings']>[] {
  const { entries, week } = season;
  const overall = standingsOf(season, week);
  const before = standingsOf(
    season,
    week - 1,
    entries.filter((entry) => entry.createdAt < opensAt),
  );
  const moved = week > 1 ? placesGained(before, overall) : new Map<number, number>();
  return overall.map(({ entryId, name, points, losses, rank }) => ({
    ID: entryId,
    EntryName: name,
    Points: points,
    Losses: losses,
    Rank: rank,
    Moved: moved.get(entryId) ?? 0,
  }));
}
