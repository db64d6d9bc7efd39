import { formatList } from '@poolhouse/shared-ui';
import type { TeamWeek } from './team-week.rules';

/** What my teams are at: '2 winning, 1 losing'; only the parts that are not zero. */
export function playingNow(teams: readonly TeamWeek[]): { live: number; note: string } {
  const count = (face: TeamWeek['face']): number => teams.filter((one) => one.face === face).length;
  const parts = [
    [count('winning'), 'winning'],
    [count('losing'), 'losing'],
    [count('tied'), 'tied'],
  ] as const;
  const live = parts.reduce((sum, [n]) => sum + n, 0);
  const toCome = teams.filter(({ game }) => game?.state === 'scheduled').length;
  const counts = parts.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`);
  if (toCome > 0) counts.push(`${toCome} to play`);
  return { live, note: formatList(counts) };
}
