import type { WinsOutlookRow, WinsTeamRow } from '@poolhouse/contract';
import { byText, formatSigned } from '@poolhouse/shared-ui';

/** By the best finish still open, then the worst, then points and name. */
export function orderOutlook(rows: readonly WinsOutlookRow[]): WinsOutlookRow[] {
  return [...rows].sort(
    (a, b) => a.BestRank - b.BestRank || a.WorstRank - b.WorstRank || b.Points - a.Points || byText(a.EntryName, b.EntryName),
  );
}

/** Points ahead of what was expected by now, negative when behind; null where nothing is known. */
export function againstPace({ Points, Pace }: Pick<WinsOutlookRow, 'Points' | 'Pace'>): number | null {
  return Pace === null ? null : round(Points - Pace);
}

export interface TeamPace {
  team: WinsTeamRow;
  points: number;
  /** Expected wins pro rata of the games played. */
  pace: number;
  ahead: number;
}

/** Teams against what the market expected of them, the best surprise first; those without an expectation are left out. */
export function teamPaces(teams: readonly WinsTeamRow[]): TeamPace[] {
  const paces = teams.flatMap((team): TeamPace[] => {
    if (team.exp_wins === null) return [];
    const played = team.wins + team.losses + team.ties;
    const pace = played === 0 ? 0 : (team.exp_wins * played) / (played + team.left);
    const points = team.wins + team.ties / 2;
    return [{ team, points, pace: round(pace), ahead: round(points - pace) }];
  });
  return paces.sort((a, b) => b.ahead - a.ahead || byText(a.team.team_name, b.team.team_name));
}

/** One decimal; never minus zero. */
function round(n: number): number {
  return Math.round(n * 10) / 10 || 0;
}

/** '+2.3', '−0.5', '0': how far from a pace. */
export function formatAhead(ahead: number): string {
  return formatSigned(ahead);
}
