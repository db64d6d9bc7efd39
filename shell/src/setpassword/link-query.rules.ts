import type { LinkMode } from '@poolhouse/contract';

/** What the address of a mailed link says. */
export interface LinkQuery {
  readonly guid: string;
  /** '' where the address names nobody. */
  readonly user: string;
  /** Null where the address says neither; the server knows. */
  readonly mode: LinkMode | null;
}

export function linkQuery(search: URLSearchParams): LinkQuery {
  const mode = search.get('mode');
  return { guid: search.get('guid') ?? '', user: search.get('user') ?? '', mode: mode === 'join' || mode === 'reset' ? mode : null };
}

/**
 * A link's words, behind the # of a mail of today or behind the ? of one as the specification writes it; null where neither holds a guid.
 */
export function linkIn(search: string, hash: string): LinkQuery | null {
  const found = [hash.replace(/^#/, ''), search].map((part) => linkQuery(new URLSearchParams(part))).find(({ guid }) => guid !== '');
  return found ?? null;
}

/** Spec, section 7: the credential of the call is the beginning of the guid. */
export const credentialOf = (guid: string): string => guid.slice(0, 10);
