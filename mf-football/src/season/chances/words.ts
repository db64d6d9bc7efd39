import type { OutlookRow } from '@poolhouse/contract';
import { formatChance } from '@poolhouse/shared-ui';
import type { Chance } from './chances.rules';

export const firstText = ({ first }: Chance, { State }: Pick<OutlookRow, 'State'>): string => formatChance(first, State !== 'alive');
export const perfectText = (perfect: number, { Needs }: Pick<OutlookRow, 'Needs'>): string =>
  formatChance(perfect, Needs === null || Needs === 0);

/** 'Chance of first place 12%, of a perfect week 3%.'; '' where nothing is open. */
export function chanceSentence(chance: Chance, row: Pick<OutlookRow, 'State' | 'Needs'>): string {
  const first = row.State === 'alive' ? `Chance of first place, alone or shared, ${firstText(chance, row)}` : '';
  const open = chance.perfect !== null && row.Needs !== null && row.Needs > 0;
  const perfect = open ? `${first ? ', of' : 'Chance of'} a perfect week ${perfectText(chance.perfect, row)}` : '';
  return first || perfect ? `${first}${perfect}.` : '';
}
