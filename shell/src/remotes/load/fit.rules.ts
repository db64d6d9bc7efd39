import { misfits, type RemoteDescription } from '@poolhouse/contract/remote';

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
export function unfitness(remote: Pick<RemoteDescription, 'compatibility' | 'kit'>, { kit, page, server }: Versions): Unfit | null {
  const here = misfits(remote, { kit, compatibility: page });
  if (here.includes('newer')) return 'page';
  if (misfits(remote, { kit, compatibility: server }).includes('older')) return 'paused';
  return here.includes('kit') ? 'kit' : null;
}
