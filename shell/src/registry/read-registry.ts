import { remoteFaults, type RegisteredRemote } from '@poolhouse/contract/remote';

/** A remote that is described wrongly, with as much of its name as can be read. */
export interface LeftOut {
  readonly id: string;
  readonly version: string;
  readonly owner: string;
  readonly faults: readonly string[];
}

export interface ReadRegistry {
  readonly remotes: readonly RegisteredRemote[];
  readonly leftOut: readonly LeftOut[];
}

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A base is a path of this site or an http(s) address; `javascript:` and the like never become a script's source. */
const isBase = (value: unknown): boolean => typeof value === 'string' && /^(\/(?![/\\])|https?:\/\/)/.test(value) && value.endsWith('/');

const faultsOf = (value: unknown): string[] => [
  ...remoteFaults(value),
  ...(isBase(fields(value).base) ? [] : ['base: must be a folder of this site or an http address']),
];

/**
 * Reads a registry. A remote that is described wrongly is left out, so that it harms no other.
 * @throws TypeError when the whole is not a registry
 */
export function readRegistry(value: unknown): ReadRegistry {
  const list = fields(value).remotes;
  if (!Array.isArray(list)) throw new TypeError('The registry holds no list of remotes');
  const remotes: RegisteredRemote[] = [];
  const leftOut: LeftOut[] = [];
  for (const item of list as unknown[]) {
    const faults = faultsOf(item);
    const { id, version, owner } = fields(item);
    if (faults.length === 0) remotes.push(item as RegisteredRemote);
    else leftOut.push({ id: text(id), version: text(version), owner: text(owner), faults });
  }
  return { remotes, leftOut };
}
