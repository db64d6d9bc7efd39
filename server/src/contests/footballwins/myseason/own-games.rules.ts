import { must } from '../../../ground/must';
import type { Side } from '../../../sport/games/game.rules';
import { pointsOf, type Owners } from '../records.rules';
import type { LinedGame, OpenWeek } from './open-weeks.types';

/** A game of one of the player's teams. */
export interface OwnGame {
  week: number;
  game: LinedGame['game'];
  /** The player's. */
  side: Side;
  team: string;
  /** By how much it won, below 0 lost. */
  lead: number;
  /** By the closing line; null without one. */
  chance: number | null;
  /** Whose team the other one is; undefined for nobody's. */
  rival: number | undefined;
}

const SIDES: readonly Side[] = [1, 2];

/** All games of an entry's teams, in their order. One between two of them is there twice. */
export const ownGames = (entryId: number, owners: Owners, weeks: readonly OpenWeek[]): OwnGame[] =>
  weeks.flatMap(({ week, games }) =>
    games.flatMap(({ game, chances }) =>
      SIDES.flatMap((side): OwnGame[] => {
        const [team, other] = side === 1 ? [game.abbrev1, game.abbrev2] : [game.abbrev2, game.abbrev1];
        if (owners.get(team) !== entryId) return [];
        const lead = side === 1 ? game.score1 - game.score2 : game.score2 - game.score1;
        return [{ week, game, side, team, lead, chance: chances?.[side] ?? null, rival: owners.get(other) }];
      }),
    ),
  );

/** 1 a win, ½ a tie. */
export const pointOf = ({ lead }: Pick<OwnGame, 'lead'>): number => (lead > 0 ? 1 : lead === 0 ? 1 / 2 : 0);

/** What came of games, and what their lines expected of those that had one. */
export interface Worth {
  wins: number;
  losses: number;
  ties: number;
  points: number;
  /** Of the games with a line: what came, and what was expected. */
  lined: number;
  expected: number;
}

export function worthOf(games: readonly OwnGame[]): Worth {
  const wins = games.filter(({ lead }) => lead > 0).length;
  const ties = games.filter(({ lead }) => lead === 0).length;
  const withLine = games.filter(({ chance }) => chance !== null);
  return {
    ...{ wins, losses: games.length - wins - ties, ties, points: pointsOf({ wins, ties }) },
    lined: withLine.reduce((sum, game) => sum + pointOf(game), 0),
    expected: withLine.reduce((sum, { chance }) => sum + must(chance, 'a chance'), 0),
  };
}

/** The chance of each of them that had a line, for a count of points by luck. One between two own teams brings a point whatever happens. */
export function chancesOf(entryId: number, games: readonly OwnGame[]): number[] {
  return games.flatMap(({ chance, rival, side }) => {
    if (chance === null) return [];
    if (rival !== entryId) return [chance];
    return side === 1 ? [1] : [];
  });
}
