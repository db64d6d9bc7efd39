import { PICKS_PER_WEEK } from '@poolhouse/contract';
import type { EntryDate } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';
import { overAbout } from '../../sport/games/game-length.rules';
import { hasKickedOff, isOffBoard } from '../../sport/games/game.rules';
import { pickWords } from '../game-rows/team-words.rules';
import type { GradedEntryPick } from './money/played-week.rules';
import { stillPickable } from './picks/still-pickable.rules';

/** A football week for one entry. */
export interface DatedWeek {
  week: number;
  games: readonly Game[];
  /** Those and the ones that were picked and have left the week. */
  gameById: ReadonlyMap<number, Game>;
  /** The entry's own. */
  picks: readonly GradedEntryPick[];
}

/** What one entry has in its player's calendar: the next lock of each week, and the games that it has picked. @param now epoch ms */
export function homeDates(contestId: number, entryId: number, weeks: readonly DatedWeek[], now: number): EntryDate[] {
  return weeks.flatMap((week) => [
    ...lockOf(week, now).map((at) => ({
      ID: `${entryId}-lock-${week.week}`,
      title: `Football: week ${week.week} picks lock (${week.picks.length} of ${PICKS_PER_WEEK} in)`,
      at,
      until: null,
      href: `/football/makepicks?entry=${entryId}`,
    })),
    ...week.picks.flatMap((pick) => gameOf(contestId, week, pick)),
  ]);
}

/** The first kick-off that still takes something: a pick that is missing, else one that is in and could be another. */
function lockOf({ games, picks }: DatedWeek, now: number): number[] {
  const { now: open, later } = stillPickable(games, picks, now);
  const held = new Set(picks.map(({ eventId }) => eventId));
  const free = open.length > 0 ? open : later;
  const locks =
    picks.length < PICKS_PER_WEEK
      ? free
      : games.filter((game) => held.has(game.id) && game.state === 'scheduled' && !hasKickedOff(game, now));
  return locks.length === 0 ? [] : [Math.min(...locks.map(({ kickoffAt }) => kickoffAt))];
}

function gameOf(contestId: number, { week, gameById }: DatedWeek, { entryId, eventId, side, grade }: GradedEntryPick): EntryDate[] {
  const game = gameById.get(eventId);
  if (!game || isOffBoard(game)) return [];
  const pick = pickWords(game, side, grade.line);
  return [
    {
      ID: `${entryId}-${game.id}`,
      title: `Football: ${game.team1} at ${game.team2} (${pick})`,
      at: game.kickoffAt,
      until: overAbout(game),
      href: `/football?contest=${contestId}&week=${week}`,
    },
  ];
}
