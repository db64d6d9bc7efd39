import type { GameRow, ScoreRow } from '@poolhouse/contract';
import { ofOne } from '../../ground/memory/of-one.rules';
import type { Game } from '../../sport/games/game';
import { hasKickedOff, isOffBoard, lineOfSide } from '../../sport/games/game.rules';
import { teamColors } from '../../sport/games/teams';

/** What every screen shows of a game. */
export function gameFields(game: Game, now: number): GameRow {
  const playing = isPlaying(game, now);
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
    started: playing ? 1 : 0,
    inProgress: playing && game.state === 'in_progress' ? 1 : 0,
    status: game.status,
  };
}

/** A game of a scores panel, without what the contest adds; the same for all contests. */
export const scoreFields = (game: Game, now: number): ScoreRow => (isPlaying(game, now) ? onceBegun : beforehand)(game);

/** A game that changes is another object; beside that its row hangs on the kick-off alone. */
const beforehand = ofOne((game: Game) => fieldsOf(game, -Infinity));
const onceBegun = ofOne((game: Game) => fieldsOf(game, Infinity));

const isPlaying = (game: Game, now: number): boolean => hasKickedOff(game, now) && !isOffBoard(game);

function fieldsOf(game: Game, now: number): ScoreRow {
  const row = gameFields(game, now);
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
    timeLeft: timeLeftOf(game),
    updated: row.started === 1 ? instant(game.updatedAt) : '',
  };
}

/** Finished is who has no time left (specification 1, section 4): a game that is on never says so, whoever wrote its clock. */
function timeLeftOf({ state, timeLeft }: Game): string {
  if (state === 'final') return '0:00';
  return timeLeft === '0:00' ? '' : timeLeft;
}

/** ISO; '' for none. */
export function instant(at: number | null | undefined): string {
  return at == null ? '' : new Date(at).toISOString();
}
