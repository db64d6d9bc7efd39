import type { WinsScoreRow, WinsTeamRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';
import type { FaceName } from '@poolhouse/shared-ui/board';

/** A team with one of its games of the week. */
export interface TeamWeek {
  team: WinsTeamRow;
  /** null where the week has none. */
  game: WinsScoreRow | null;
  /** Which one of the game it is: 1 away, 2 home. */
  side: 1 | 2;
  /** null before kick-off, and for a game that is not played. */
  face: FaceName | null;
}

type Scored = Pick<WinsScoreRow, 'state' | 'score1' | 'score2'>;

/** Own points and the other side's. */
export function scoreOf(game: Scored, side: 1 | 2): [own: number, other: number] {
  const [away, home] = [game.score1 ?? 0, game.score2 ?? 0];
  return side === 1 ? [away, home] : [home, away];
}

/** How a side stands: not started gives no result, afterwards the scores decide. Source: spec 1, section 4. */
export function faceOf(game: Scored, side: 1 | 2): FaceName | null {
  if (game.state !== 'final' && game.state !== 'in_progress') return null;
  const [own, other] = scoreOf(game, side);
  const over = game.state === 'final';
  if (own === other) return over ? 'tie' : 'tied';
  if (own > other) return over ? 'win' : 'winning';
  return over ? 'loss' : 'losing';
}

/**
 * Every team with its games of the week: one row a game, since a club may play on the Tuesday that opens a week and on its Sunday again.
 */
export function teamWeeks(teams: readonly WinsTeamRow[], scores: readonly WinsScoreRow[]): TeamWeek[] {
  return teams.flatMap((team): TeamWeek[] => {
    const played = scores.flatMap((game): TeamWeek[] => {
      const side = game.Abbrev1 === team.ID ? 1 : game.Abbrev2 === team.ID ? 2 : null;
      return side === null ? [] : [{ team, game, side, face: faceOf(game, side) }];
    });
    return played.length > 0 ? played : [{ team, game: null, side: 1, face: null }];
  });
}

/** Why a team has no game: its bye, or a game that fell into the week before or after, 'none'. */
export const withoutGame = ({ bye }: Pick<WinsTeamRow, 'bye'>): string => (bye === 1 ? 'bye' : 'none');

/** By day, then team; teams without a game last. Source: spec 1, section 2. */
export function orderTeamWeeks(rows: readonly TeamWeek[]): TeamWeek[] {
  const day = ({ game }: TeamWeek): string => game?.day ?? '~';
  return [...rows].sort((a, b) => byText(day(a), day(b)) || byText(a.team.team_name, b.team.team_name));
}

/** Most wins, fewest losses, most ties, then the name. Source: spec 1, section 2. */
export function orderTeams(teams: readonly WinsTeamRow[]): WinsTeamRow[] {
  return [...teams].sort((a, b) => b.wins - a.wins || a.losses - b.losses || b.ties - a.ties || byText(a.team_name, b.team_name));
}
