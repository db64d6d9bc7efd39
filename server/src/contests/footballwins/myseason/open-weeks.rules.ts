import { chanceOf, marginsOf } from '@poolhouse/contract/chances';
import type { Game } from '../../../sport/games/game';
import type { Entry } from '../../contest';
import { isPlayed, tally, together, type Owners, type Records } from '../records.rules';
import { standingsOf } from '../standings.rules';
import type { LinedGame, OpenWeek } from './open-weeks.types';

/** What a closing line says of a game before its kick-off: both sides together are 1, as of each game's one point. */
export function chancesAt(game: Pick<Game, 'sport' | 'spread2'>): LinedGame['chances'] {
  if (game.spread2 === null) return null;
  const margins = marginsOf({ sport: game.sport, line: game.spread2, lead: 0, status: '', timeLeft: '' });
  if (!margins) return null;
  const [away, home] = [chanceOf(margins, 1, 0), chanceOf(margins, 2, 0)];
  const tie = 1 - away - home;
  return { 1: away + tie / 2, 2: home + tie / 2 };
}

/** Plays the weeks one after the other. @param games week by week from the contest's first, of the regular season alone */
export function openWeeksOf(entries: readonly Entry[], owners: Owners, firstWeek: number, games: readonly (readonly Game[])[]): OpenWeek[] {
  const lines = new Map<number | null, LinedGame['chances']>();
  const chancesOf = (game: Game): LinedGame['chances'] => {
    if (!lines.has(game.spread2)) lines.set(game.spread2, chancesAt(game));
    return lines.get(game.spread2) ?? null;
  };
  let records: Records = {};
  return games.map((ofWeek, n) => {
    const before = standingsOf(entries, records, owners);
    records = together(records, tally(ofWeek));
    return {
      week: firstWeek + n,
      games: ofWeek.filter(isPlayed).map((game) => ({ game, chances: chancesOf(game) })),
      before,
      after: standingsOf(entries, records, owners),
    };
  });
}
