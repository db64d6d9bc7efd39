import { isRemoteId, isRemoteVersion, type RemoteDescription } from '@poolhouse/contract/remote';
import type { ApiClient } from '@poolhouse/shared-ui';
import { ownerOf } from '../../registry/files';
import type { LoadFailure } from './load-failure';

type Reported = Pick<RemoteDescription, 'id' | 'version' | 'owner'>;

/** One report a page load for each thing that failed, however often it is tried again. */
const reports = new Map<string, Promise<boolean>>();

const pathOf = (url: string): string => (url && (ownerOf(url)?.file ?? new URL(url, window.location.origin).pathname)).slice(0, 200);

/**
 * Tells the server's log that a remote could not be shown.
 * @returns whether it is known there; never rejects
 */
export function reportFailure(
  api: ApiClient,
  { id, version, owner }: Reported,
  { kind, url, message }: Pick<LoadFailure, 'kind' | 'url' | 'message'>,
): Promise<boolean> {
  if (!isRemoteId(id) || !isRemoteVersion(version)) return Promise.resolve(false);
  const file = pathOf(url);
  const key = [id, version, kind, file].join(' ');
  const before = reports.get(key);
  if (before) return before;
  const body = {
    remote: id,
    version,
    owner: owner.slice(0, 80),
    kind,
    file,
    message: message.slice(0, 500),
    page: window.location.pathname.slice(0, 200),
  };
  const report = api.call('POST utils/remote_failure', { body }).then(({ error }) => {
    if (error) reports.delete(key);
    return !error;
  });
  reports.set(key, report);
  return report;
}
