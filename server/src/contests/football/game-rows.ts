import type { FootballEventRow, FootballScoreRow } from '@poolhouse/contract';
import type { Game } from '../../games/game';
import { teamColors } from '../../games/teams';
import { coverMargin, hasKickedOff, lineOfSide } from './grade.rules';

/** What both screens show of a game. */
function common(game: Game, now: number) {
  const playing = hasKickedOff(game, now) && game.state !== 'postponed' && game.state !== 'cancelled';
  return {
    ID: game.id,
    SportAbbrev: game.sport,
    Rank1: game.rank1,
    Rank2: game.rank2,
    Abbrev1: game.abbrev1,
    Abbrev2: game.abbrev2,
    Colors1: teamColors(game.sport, game.abbrev1),
    Colors2: teamColors(game.sport, game.abbrev2),
    Spread1: lineOfSide(game, 1),
    Spread2: lineOfSide(game, 2),
    TV: game.tv,
    started: playing ? (1 as const) : (0 as const),
    inProgress: playing && game.state === 'in_progress' ? (1 as const) : (0 as const),
    status: game.status,
  };
}

/** Entry names on either side of a game, as everybody may see them. */
export interface GamePicks {
  winning: readonly string[];
  losing: readonly string[];
}

export function scoreRow(game: Game, picks: GamePicks, now: number): FootballScoreRow {
  const row = common(game, now);
  return {
    ...row,
    team1: game.team1,
    team2: game.team2,
    score1: game.score1,
    score2: game.score2,
    state: game.state,
    statusNote: game.statusNote,
    possession: game.possession,
    day: instant(game.kickoffAt),
    timeLeft: game.state === 'final' ? '0:00' : game.timeLeft,
    picks_winning: picks.winning.join(', '),
    picks_losing: picks.losing.join(', '),
    covering: row.started === 1 ? coveringSide(game) : 0,
    notifications: '',
    updated: row.started === 1 ? instant(game.updatedAt) : '',
  };
}

export function eventRow(game: Game, now: number): FootballEventRow {
  const scored = game.score1 !== null && game.score2 !== null;
  return { ...common(game, now), Pick1: game.team1, Pick2: game.team2, Day: instant(game.kickoffAt), score: scored ? `${game.score1}-${game.score2}` : '' };
}

/** ISO; '' for none. */
export function instant(at: number | null | undefined): string {
  return at == null ? '' : new Date(at).toISOString();
}

/** Which side covers at the game's own line: 1, 2, or 0 when level. */
function coveringSide(game: Game): number {
  const margin = game.spread2 === null ? null : coverMargin(game, 2, game.spread2);
  if (margin === null || margin === 0) return 0;
  return margin > 0 ? 2 : 1;
}
