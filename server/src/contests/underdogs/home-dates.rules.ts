import type { EntryDate } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';
import { overAbout } from '../../sport/games/game-length.rules';
import { hasKickedOff, isOffBoard } from '../../sport/games/game.rules';
import { pickWords, teamOf } from '../game-rows/team-words.rules';
import type { OwnWeek } from './home.rules';
import { openDogs } from './open-dogs.rules';
import type { DogPick } from './picks';
import { isMissed } from './season.rules';

/** An Underdogs week for one entry. */
export interface DatedWeek extends OwnWeek {
  week: number;
  games: readonly Game[];
}

interface Asked {
  contestId: number;
  entryId: number;
  /** Players set their own picks. */
  selfPick: boolean;
  /** Epoch ms. */
  now: number;
}

/** What one entry has in its player's calendar: the lock of each week, and the game that it has picked. */
export function homeDates(asked: Asked, weeks: readonly DatedWeek[]): EntryDate[] {
  const { contestId, entryId } = asked;
  const href = `/underdogs?contest=${contestId}&entry=${entryId}`;
  return weeks.flatMap((week) => {
    const pick = week.pick && !isMissed(week.pick) ? week.pick : undefined;
    const lock = (pick ? lockOfPick(pick, asked.now) : firstOpen(week, asked.now)).map((at) => ({
      ID: `${entryId}-lock-${week.week}`,
      title: `Underdogs: week ${week.week} pick locks (${pick ? `${teamOf(pick.game, pick.side)} in` : 'not in'})`,
      at,
      until: null,
      href,
    }));
    return [...(asked.selfPick ? lock : []), ...(pick ? gameOf(entryId, pick, href) : [])];
  });
}

const lockOfPick = ({ game, idle }: DogPick, now: number): number[] =>
  idle === null && game.state === 'scheduled' && !hasKickedOff(game, now) ? [game.kickoffAt] : [];

/** The first kick-off with an underdog to take; of a week without lines the first at all. */
function firstOpen({ games, used }: DatedWeek, now: number): number[] {
  const dogs = openDogs(games, used, now);
  const unlined = games.filter((game) => game.spread2 === null && game.state === 'scheduled' && !hasKickedOff(game, now));
  const open = dogs.length > 0 ? dogs : unlined;
  return open.length === 0 ? [] : [Math.min(...open.map(({ kickoffAt }) => kickoffAt))];
}

function gameOf(entryId: number, { game, side, spread }: DogPick, href: string): EntryDate[] {
  if (isOffBoard(game)) return [];
  const pick = pickWords(game, side, spread);
  const title = `Underdogs: ${game.team1} at ${game.team2} (${pick})`;
  return [{ ID: `${entryId}-${game.id}`, title, at: game.kickoffAt, until: overAbout(game), href }];
}
