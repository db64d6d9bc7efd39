import { hostPurpose, REGISTRY_PURPOSE, type StatedRegistry } from '@poolhouse/contract/remote';
import { registryKey } from './registry-key';
import { RegistryTrouble } from './registry-trouble';

const KEPT = 'poolhouse.registry';

/** The greatest number that was seen, of the lists that one key signs. */
interface Seen {
  readonly key: string;
  readonly number: number;
}

/** Where the browser keeps nothing, this page load is remembered at least. */
let seenHere: Seen | null = null;

function seen(): Seen | null {
  try {
    const { key, number } = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Seen;
    return typeof key === 'string' && Number.isSafeInteger(number) ? { key, number } : seenHere;
  } catch {
    return seenHere;
  }
}

function remember(now: Seen): void {
  seenHere = now;
  try {
    localStorage.setItem(KEPT, JSON.stringify(now));
  } catch {
    // A full or forbidden store: seenHere serves until the page is left.
  }
}

function isStated(value: unknown): value is StatedRegistry {
  const { purpose, number, at } = (value ?? {}) as Partial<StatedRegistry>;
  return typeof purpose === 'string' && typeof at === 'string' && Number.isSafeInteger(number);
}

/**
 * Holds a verified list to what it is for and when: another list that the site signed, or an older one, is not taken.
 * @throws RegistryTrouble
 */
export function takeStatement(value: unknown): StatedRegistry {
  if (!isStated(value)) throw new RegistryTrouble('bad_answer', 'The registry does not say what it is and from when');
  if (value.purpose !== REGISTRY_PURPOSE && value.purpose !== hostPurpose(location.origin))
    throw new RegistryTrouble('unsigned', `The registry is not for this page but the ${value.purpose}`);
  // A page under development names no key; a site that lost its key counts anew.
  const key = registryKey() ?? '';
  const known = seen();
  if (known?.key === key && value.number < known.number)
    throw new RegistryTrouble('older', `The registry is number ${value.number} of ${value.at}, and number ${known.number} was seen here`);
  remember({ key, number: value.number });
  return value;
}
