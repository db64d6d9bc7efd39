import { formatChance } from '@poolhouse/shared-ui';
import type { Matter } from '../chances/matters.rules';

const percent = (chance: number): string => formatChance(chance, chance <= 0 || chance >= 1);

/** 'If the Bills cover, you go 5–0 with 38%. If not, that is over.' */
export function matterWords({ game, of, side, covered, not }: Matter): string {
  const team = side === 1 ? game.team1 : game.team2;
  if (of === 'five') return `If ${team} cover, your chance of 5–0 is ${percent(covered)}. If not, it is over.`;
  return `If ${team} cover, your chance of first place is ${percent(covered)}. If not, it is ${percent(not)}.`;
}
