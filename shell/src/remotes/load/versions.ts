import { COMPATIBILITY } from '@poolhouse/contract/constants';
import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { KIT_VERSION, serverCompatibility } from '@poolhouse/shared-ui';
import { LoadFailure } from '../why/load-failure';
import { unfitness } from './fit.rules';

const messages = {
  page: 'It is newer than the page',
  kit: `It wants another kit than ${KIT_VERSION}`,
  paused: 'It is older than what the server speaks',
};

/** Why a remote must not run in this page now; null when it may. */
export function misfit(remote: RegisteredRemote, server = serverCompatibility()): LoadFailure | null {
  const unfit = unfitness(remote, { kit: KIT_VERSION, page: COMPATIBILITY, server });
  return unfit && new LoadFailure('incompatible', messages[unfit], { unfit });
}
