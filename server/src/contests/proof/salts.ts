import type { ProofSite } from '../../ground/proof/proof-site';
import { contestSecret, extract, saltOf } from '../../ground/proof/seal';
import { slotKey } from './seal-source';
import type { Opening } from './seals.store';

/** The salts of a contest's openings, base64, worked out from the site's secret. */
export function saltsOf({ secret }: Pick<ProofSite, 'secret'>, contestId: number) {
  const extracted = extract(contestSecret(secret, contestId));
  return ({ beat, entry, period, slot }: Opening): string => saltOf(extracted, beat, slotKey(entry, period, slot)).toString('base64');
}
