import type { ErrorCode } from '@poolhouse/contract';
import type { Game } from '../../sport/games/game';
import { hasKickedOff, isOffBoard, lineOfSide, type Side } from '../../sport/games/game.rules';
import { kickoffWords, lineWords, teamOf } from '../game-rows/team-words.rules';
import { dogSide, teamKey, type TeamKey } from './missed-pick.rules';
import type { Choice } from './picks';

/** The specification's words. */
export const SAME_TEAM_TWICE = "You can't pick the same team twice.";

export interface WantedPick {
  game: Game;
  /** Left out: the side that gets points. */
  side: Side | undefined;
  /** A player: the line that was shown. An administrator: the points to give; null for the line of the moment. */
  spread: number | null;
}

export interface RefusedPick {
  code: ErrorCode;
  reason: string;
  field: 'eventId' | 'side' | 'spread';
}

export type PickOutcome = { choice: Choice } | { refused: RefusedPick };

const refuse = (code: ErrorCode, field: RefusedPick['field'], reason: string): { refused: RefusedPick } => ({
  refused: { code, field, reason },
});

/** What a player's save comes to: the underdog of a game to come, at the line that was shown, which has to be the current one. */
export function playersChoice({ game, side: wanted, spread }: WantedPick, now: number): PickOutcome {
  if (hasKickedOff(game, now))
    return refuse(
      'game_started',
      'eventId',
      `${gameWords(game)} kicked off at ${kickoffWords(game.kickoffAt)} and cannot be picked any more.`,
    );
  if (isOffBoard(game)) return refuse('no_line', 'eventId', `${gameWords(game)} is ${game.state}, so it cannot be picked.`);
  const side = wanted ?? dogSide(game);
  if (side === null)
    return refuse('bad_input', 'side', `Nobody gets points in ${gameWords(game)}${game.spread2 === 0 ? ": it is a pick'em" : ' yet'}.`);
  const [team, line] = [teamOf(game, side), lineOfSide(game, side)];
  if (spread !== line) return refuse('line_moved', 'spread', movedWords(team, line, spread));
  if (line !== null && line <= 0)
    return refuse('bad_input', 'side', `There are no points for ${team} (${lineWords(line)}). Pick an underdog.`);
  return { choice: { eventId: game.id, side, spread: line } };
}

/** What an administrator sets: any game of the season, begun or not, with any points. */
export function administratorsChoice({ game, side: wanted, spread }: WantedPick, now: number): PickOutcome {
  if (isOffBoard(game)) return refuse('no_line', 'eventId', `${gameWords(game)} is ${game.state}, so it counts for nobody.`);
  if (game.spread2 === null && hasKickedOff(game, now))
    return refuse('no_line', 'eventId', `${gameWords(game)} kicked off without a line, so it counts for nobody.`);
  const side = wanted ?? dogSide(game);
  if (side === null) return refuse('bad_input', 'side', `Nobody gets points in ${gameWords(game)}, so say which team is picked.`);
  const line = lineOfSide(game, side);
  if (spread === null && line !== null && line <= 0)
    return refuse(
      'bad_input',
      'spread',
      `There are no points for ${teamOf(game, side)} (${lineWords(line)}), so say how many the pick gets.`,
    );
  return { choice: { eventId: game.id, side, spread: spread ?? line } };
}

/**
 * The week in which an entry has the picked team already; undefined where it is free.
 *
 * @param used by the entry's picks, as far as who asks may know them: were a sealed one among them, a refusal would tell what it is
 */
export function usedElsewhere(used: ReadonlyMap<TeamKey, number>, game: Game, side: Side): number | undefined {
  return used.get(teamKey(game, side));
}

function movedWords(team: string, line: number | null, shown: number | null): string {
  if (line === null) return `The line of ${team} was taken away, so there is none to take now. Save again without one to plan the pick.`;
  return `The line of ${team} is now ${lineWords(line)}, ${shown === null ? 'which was not there before' : `not ${lineWords(shown)}`}.`;
}

function gameWords({ team1, team2 }: Game): string {
  return `${team1} at ${team2}`;
}
