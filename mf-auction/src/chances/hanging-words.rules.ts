import { formatChance } from '@poolhouse/contract/formats';
import type { Hanging } from './hanging.rules';

const WHAT = { profit: 'in profit', first: 'in first place' } as const;

/** 'If Auburn beats Houston: 34% → 61% in profit. If Houston wins: 12%.' @param exact all endings were counted, so that 0% and 100% are certain */
export function hangingWords({ of, now, ends: [best, other] }: Hanging, exact: boolean): string {
  const text = (chance: number) => formatChance(chance, exact);
  return `If ${best.winner} beats ${other.winner}: ${text(now)} → ${text(best.chance)} ${WHAT[of]}. If ${other.winner} wins: ${text(other.chance)}.`;
}
