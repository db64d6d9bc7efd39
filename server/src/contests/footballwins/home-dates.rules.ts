import type { EntryDate } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';
import { overAbout } from '../../sport/games/game-length.rules';
import { isOffBoard } from '../../sport/games/game.rules';
import type { Owners } from './records.rules';

/** What one entry has in its player's calendar: the games of its clubs. Nothing locks there. */
export function homeDates(contestId: number, entryId: number, owners: Owners, games: readonly Game[]): EntryDate[] {
  const isOwn = (abbrev: string) => owners.get(abbrev) === entryId;
  return games.flatMap((game) => {
    const own = [isOwn(game.abbrev1) && game.team1, isOwn(game.abbrev2) && game.team2].filter((team) => team !== false);
    if (own.length === 0 || isOffBoard(game)) return [];
    return [
      {
        ID: `${entryId}-${game.id}`,
        title: `NFL Wins: ${game.team1} at ${game.team2} (${own.length === 2 ? 'both yours' : `your ${own[0]}`})`,
        at: game.kickoffAt,
        until: overAbout(game),
        href: `/footballwins?contest=${contestId}`,
      },
    ];
  });
}
