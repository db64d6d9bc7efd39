import { Result } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/contract/formats';
import type { Game } from '../../../sport/games/game';
import { coverMargin, type Side } from '../../../sport/games/game.rules';
import type { Score } from '../../../sport/late/late-score.rules';
import type { Moment } from '../../moments/moment';
import { namesOf } from '../../moments/words.rules';
import type { EntryPick } from '../football.store';
import { gradePick } from '../money/grade.rules';

/** One final game, the score with which its last two minutes began, and who has picked it. */
export interface LateGame {
  week: number;
  game: Game;
  late: Score;
  picks: readonly EntryPick[];
  /** By entry id, of the entries that are there. */
  names: ReadonlyMap<number, string>;
  now: number;
}

interface Turned {
  entryId: number;
  name: string;
  side: Side;
}

/** The picks of a game that its last two minutes have turned; undefined where they turned none. */
export function flipOf(of: LateGame): Moment | undefined {
  const { week, game } = of;
  const [won, lost] = [turned(of, true), turned(of, false)];
  if (won.length + lost.length === 0) return undefined;
  const ids = (all: readonly Turned[]) => all.map(({ entryId }) => entryId);
  return {
    kind: 'flip',
    key: `game:${game.id}`,
    round: week,
    entries: [...ids(won), ...ids(lost)],
    tells: 'entries',
    figures: [game.score1 ?? 0, game.score2 ?? 0, won.length],
    says: `${opening(game, won)}: ${whose(won, lost)}.`,
    happenedAt: game.kickoffAt,
  };
}

/** Picks that were lost at two minutes and won in the end, or the other way around. */
function turned({ game, late, picks, names, now }: LateGame, intoWin: boolean): Turned[] {
  if (game.state !== 'final') return [];
  return picks.flatMap((pick) => {
    const { result, line } = gradePick(pick, game, now);
    const name = names.get(pick.entryId);
    if (name === undefined || line === null || (result !== Result.win && result !== Result.loss)) return [];
    const wasAhead = (coverMargin(late, pick.side, line) ?? 0) > 0;
    const won = result === Result.win;
    return won === intoWin && wasAhead !== won ? [{ entryId: pick.entryId, name, side: pick.side }] : [];
  });
}

function opening({ team1, team2, score1, score2 }: Game, won: readonly Turned[]): string {
  const [away, home] = [score1 ?? 0, score2 ?? 0];
  const side = won[0]?.side;
  const [team, own, other] = side === 1 ? [team1, away, home] : [team2, home, away];
  // Who loses and covers at the last moment came in through the back door.
  if (side !== undefined && own < other) return `Backdoor cover after the two-minute mark, ${team} lost ${formatRecord(own, other)}`;
  return `${team1} ${away}, ${team2} ${home} turned after the two-minute mark`;
}

function whose(won: readonly Turned[], lost: readonly Turned[]): string {
  const named = (all: readonly Turned[]) => namesOf(all.map(({ name }) => name));
  const pick = won.length + lost.length === 1 ? 'the pick' : 'their picks';
  if (lost.length === 0) return `${named(won)} won ${pick}`;
  if (won.length === 0) return `${named(lost)} lost ${pick}`;
  return `${named(won)} won by it, ${named(lost)} lost by it`;
}
