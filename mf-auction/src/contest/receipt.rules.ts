import type { DataOf } from '@poolhouse/contract';
import { formatList, formatNumber, type SentPick } from '@poolhouse/shared-ui';
import type { LiveData } from './auction.types';

type Maxima = NonNullable<DataOf<'POST bbauction/proxy'>['maxima']>;

/** An owner may leave one for each place of the bracket. */
const SLOTS = 64;

/** What a save has taken, as the contest's log seals it: all of the owner's maxima. One of 0 was taken off by an administrator. */
export function sentMaxima(maxima: Maxima, { all_teams: teams }: Pick<LiveData, 'all_teams'>): SentPick[] {
  return Array.from({ length: SLOTS }, (_, n) => {
    const slot = n + 1;
    const left = maxima.find((one) => one.slot === slot);
    if (!left) return { slot, pick: null, says: '' };
    const { lot, max } = left;
    const name = formatList(teams.data.filter((team) => team.lot === lot).map(({ Name }) => Name));
    return max === 0
      ? { slot, pick: { by: 'admin', event: lot, max }, says: `${name}: taken off` }
      : { slot, pick: { event: lot, max }, says: `${name}: up to ${formatNumber(max)}` };
  });
}
