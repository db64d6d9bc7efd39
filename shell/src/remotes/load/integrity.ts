import { ownerOf } from '../../registry/files';

/** A hash that no file has. */
const NEVER = `sha256-${'A'.repeat(43)}=`;

/** The hash that the registry gives a file of a remote; one that never matches for a file that it does not list. */
export const integrityOf = (url: string): string => ownerOf(url)?.integrity ?? NEVER;

declare global {
  /** What a remote's build asks before it fetches one of its own chunks; not there where a remote runs without a shell. */
  var poolhouseIntegrity: ((src: string) => string) | undefined;
}

/** Must stand before any code of a remote runs. */
export function guardChunks(): void {
  globalThis.poolhouseIntegrity = integrityOf;
}
