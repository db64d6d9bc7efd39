import type { OutlookRow } from '@poolhouse/contract';
import { formatPercent } from '@poolhouse/shared-ui';
import type { Chance } from './chances.rules';

/** A chance that was drawn is neither none nor all, however seldom it came. */
const TINY = 1e-6;

/** '12%'; what is neither certain nor impossible is not called so. */
export function chanceText(chance: number, settled: boolean): string {
  return formatPercent(settled ? chance : Math.min(1 - TINY, Math.max(TINY, chance)));
}

export const firstText = ({ first }: Chance, { State }: Pick<OutlookRow, 'State'>): string => chanceText(first, State !== 'alive');
export const perfectText = (perfect: number, { Needs }: Pick<OutlookRow, 'Needs'>): string =>
  chanceText(perfect, Needs === null || Needs === 0);

/** 'Chance of first place 12%, of a perfect week 3%.'; '' where nothing is open. */
export function chanceSentence(chance: Chance, row: Pick<OutlookRow, 'State' | 'Needs'>): string {
  const first = row.State === 'alive' ? `Chance of first place, alone or shared, ${firstText(chance, row)}` : '';
  const open = chance.perfect !== null && row.Needs !== null && row.Needs > 0;
  const perfect = open ? `${first ? ', of' : 'Chance of'} a perfect week ${perfectText(chance.perfect, row)}` : '';
  return first || perfect ? `${first}${perfect}.` : '';
}
