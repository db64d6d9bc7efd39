import { FixedClock } from '../../ground/clock/clock';
import { newSigningKey } from '../../ground/crypto/signing-key';
import type { Database } from '../../ground/db/database';
import { LocalReleaseService } from '../local-release-service';
import type { ReleaseRequest } from '../release';
import type { ReleaseSite } from '../release-site';
import { releaseFolder } from '../send-build';
import type { Unlike, Workshop } from './handmade';

/** What an operator's commands work on, with all that they said. */
export function aReleaseSite(
  db: Database,
  shop: Workshop,
  at = Date.UTC(2026, 10, 21),
): ReleaseSite & { clock: FixedClock; said: string[] } {
  const clock = new FixedClock(at);
  const said: string[] = [];
  return {
    db,
    folders: shop.folders,
    key: newSigningKey(),
    clock,
    siteClock: clock,
    by: 'ann',
    ip: '',
    said,
    say: (text) => void said.push(text),
  };
}

/** Builds a version by hand and releases it, as the command does. */
export async function releaseOf(
  site: ReleaseSite,
  shop: Workshop,
  request: Pick<ReleaseRequest, 'id' | 'version'> & Partial<ReleaseRequest>,
  unlike: Unlike = {},
): Promise<void> {
  await releaseFolder(
    new LocalReleaseService(site),
    { percent: 100, host: null, ...request },
    shop.build(request.id, request.version, unlike),
  );
}
