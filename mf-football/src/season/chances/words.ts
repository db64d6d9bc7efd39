import type { OutlookRow } from '@poolhouse/contract';
import { formatChance } from '@poolhouse/shared-ui';
import type { Chance } from './chances.rules';

/** A chance, and the row that says whether it is certain. */
export interface Counted {
  chance: Chance;
  row: Pick<OutlookRow, 'State' | 'Needs'>;
}

export const firstText = ({ chance: { first }, row: { State } }: Counted): string => formatChance(first, State !== 'alive');
/** '–' of what has no such chance. */
export const perfectText = ({ chance: { perfect }, row: { Needs } }: Counted): string =>
  perfect === null ? '–' : formatChance(perfect, Needs === null || Needs === 0);

/**
 * 'Chance of first place 12%, of a perfect week 3%.'; '' where nothing is open.
 *
 * @param before as it stands, where the chance is supposed: '12% → 30%'
 */
export function chanceSentence(counted: Counted, before?: Counted): string {
  const { chance, row } = counted;
  const words = (text: (one: Counted) => string) => (before ? `${text(before)} \u2192 ${text(counted)}` : text(counted));
  const first = row.State === 'alive' ? `Chance of first place, alone or shared, ${words(firstText)}` : '';
  const open = chance.perfect !== null && row.Needs !== null && row.Needs > 0;
  const perfect = open ? `${first ? ', of' : 'Chance of'} a perfect week ${words(perfectText)}` : '';
  return first || perfect ? `${first}${perfect}.` : '';
}
