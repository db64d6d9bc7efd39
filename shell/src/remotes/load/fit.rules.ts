import { inRange, type RemoteDescription } from '@poolhouse/contract/remote';

export interface Versions {
  /** Of the kit that the page runs. */
  readonly kit: string;
  /** The contract's compatibility number that the page was built with. */
  readonly page: number;
  /** The number that the server speaks now; at least the page's. */
  readonly server: number;
}

export type Unfit = 'page' | 'kit' | 'paused';

/**
 * Why a remote must not run here; null when it may. A remote that is older than the server's contract is paused, one that is newer
 * than the page waits for a reload.
 */
export function unfitness({ compatibility, kit }: Pick<RemoteDescription, 'compatibility' | 'kit'>, versions: Versions): Unfit | null {
  if (compatibility > versions.page) return 'page';
  if (compatibility < versions.server) return 'paused';
  return inRange(versions.kit, kit) ? null : 'kit';
}
