import { Refusal } from '../../../ground/refusal';
import type { Ruling } from '../rules/hand.rules';

/** Lets a write by hand pass as its rulings have it: refused whole, or asked about where the administrator wants to be. */
export function holdTo(rulings: readonly Ruling[], confirm: 0 | 1 | undefined): void {
  for (const ruling of rulings) if (ruling.is === 'no') throw new Refusal(ruling.code, `${ruling.why} Nothing was changed.`);
  const asked = rulings.flatMap((ruling) => (ruling.is === 'ask' ? [ruling.why] : []));
  if (asked.length > 0 && confirm === 0) throw new Refusal('confirm_needed', `${asked.join(' ')} Do it all the same?`);
}
