import type { Game, Sport } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';
import { teamOf } from './team-words.rules';

type Named = Pick<Game, 'sport' | 'team1' | 'team2'>;

const FIELD_GOAL = 3;
const TOUCHDOWN = 6;

/** 'Vikings need', 'Alabama needs': professionals go by the name of many, a school is one. */
export function otherNeeds(game: Named, side: Side): string {
  return `${teamOf(game, side === 1 ? 2 : 1)} ${game.sport === 'NFL' ? 'need' : 'needs'}`;
}

/** The fewest points that bring more than so many. */
const beyond = (points: number): number => Math.floor(points) + 1;

/**
 * What a side needs against its line, or the other side to take it away: 'Needs a touchdown', 'Vikings need 10, 9 pushes'.
 *
 * @param margin its lead with its line: above 0 it covers, 0 pushes
 */
export function lineNeed(game: Named, side: Side, margin: number): string {
  if (margin === 0) return 'Pushes if it ends so';
  if (margin === 0.5) return 'Wins if it ends so, by a half';
  const points = beyond(Math.abs(margin));
  const pushes = Number.isInteger(margin) ? `, ${points - 1} pushes` : '';
  if (margin > 0) return `${otherNeeds(game, side)} ${points}${pushes}`;
  if (pushes === '' && hasTouchdowns(game.sport)) return scoreWords(points);
  return `Needs ${points} more${pushes}`;
}

/**
 * What a side will have to do against its line before its game has begun: 'Must win by 4', 'May lose by 2, 3 pushes'.
 *
 * @param line the side's own
 */
export function lineTask(line: number): string {
  const least = beyond(-line);
  if (line === 0) return 'Must win, a tie pushes';
  const pushes = Number.isInteger(line) ? `, ${Math.abs(line)} pushes` : '';
  if (least > 1) return `Must win by ${least}${pushes}`;
  if (least === 1) return 'Must win';
  return least === 0 ? `Must not lose${pushes && ', losing by 1 pushes'}` : `May lose by ${-least}${pushes}`;
}

/** What a side needs to win outright. @param lead its own, in points */
export function winNeed(game: Named, side: Side, lead: number): string {
  if (lead === 0) return 'Level';
  if (lead > 0) return `${otherNeeds(game, side)} ${beyond(lead)}`;
  return hasTouchdowns(game.sport) ? scoreWords(beyond(-lead)) : `Needs ${beyond(-lead)} more`;
}

const hasTouchdowns = (sport: Sport): boolean => sport !== 'NCAAB';

const scoreWords = (points: number): string =>
  points <= FIELD_GOAL ? 'Needs a field goal' : points <= TOUCHDOWN ? 'Needs a touchdown' : `Needs ${points} more`;
