import { formatDayTime } from '@poolhouse/shared-ui';
import type { FaceName } from '@poolhouse/shared-ui/board';
import { scoreOf, type TeamWeek } from './team-week.rules';
import { opponentOf } from './versus.rules';

const words: Partial<Record<FaceName, string>> = {
  win: 'won',
  loss: 'lost',
  tie: 'tied',
  winning: 'winning',
  losing: 'losing',
  tied: 'level',
};

/** A cell of the grid as it is said aloud: 'Bills, won 31 to 20 at Jets'. */
export function spokenTeam({ team, game, side, face }: TeamWeek): string {
  if (!game) return `${team.team_name}, ${team.bye === 1 ? 'bye' : 'no game this week'}`;
  const against = `${side === 1 ? 'at' : 'against'} ${opponentOf(game, side).name}`;
  if (face) return `${team.team_name}, ${words[face] ?? ''} ${scoreOf(game, side).join(' to ')} ${against}`;
  if (game.state !== 'scheduled') return `${team.team_name} ${against}, ${game.state}`;
  return `${team.team_name} ${against}, ${formatDayTime(game.day)}`;
}
