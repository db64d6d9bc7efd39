import type { OutlookRow } from '@poolhouse/contract';
import type { Chance } from './chances.rules';

const NB = '\u00a0';

/** '12 %'; what is neither certain nor impossible is not called so. */
export function chanceText(chance: number, settled: boolean): string {
  if (settled) return `${Math.round(100 * chance)}${NB}%`;
  if (chance < 0.005) return `<${NB}1${NB}%`;
  return chance > 0.995 ? `>${NB}99${NB}%` : `${Math.round(100 * chance)}${NB}%`;
}

export const firstText = ({ first }: Chance, { State }: Pick<OutlookRow, 'State'>): string => chanceText(first, State !== 'alive');
export const perfectText = (perfect: number, { Needs }: Pick<OutlookRow, 'Needs'>): string =>
  chanceText(perfect, Needs === null || Needs === 0);

/** 'Chance of first place 12 %, of a perfect week 3 %.'; '' where nothing is open. */
export function chanceSentence(chance: Chance, row: Pick<OutlookRow, 'State' | 'Needs'>): string {
  const first = row.State === 'alive' ? `Chance of first place, alone or shared, ${firstText(chance, row)}` : '';
  const open = chance.perfect !== null && row.Needs !== null && row.Needs > 0;
  const perfect = open ? `${first ? ', of' : 'Chance of'} a perfect week ${perfectText(chance.perfect, row)}` : '';
  return first || perfect ? `${first}${perfect}.` : '';
}
