import { formatAnd, token, useNewVersion } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { useEffect, useSyncExternalStore } from 'react';
import { keepTyped } from '../frame/typed';
import { newerReleases, watchNewerReleases, watchReleases } from '../registry/newer-releases.store';
import { hasRun } from '../remotes/load/federation';

const Bar = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: center;
  padding: 4px 16px;
  background: ${token.pushTint};
  color: ${token.pushInk};
`;

/** Loads the page anew, with what is typed and not sent. */
function reload(): void {
  keepTyped();
  window.location.reload();
}

/** Offered, never forced: whoever is in the middle of picking goes on, and reloads when it suits. */
export function VersionBar() {
  const outdated = useNewVersion();
  const newer = useSyncExternalStore(watchNewerReleases, newerReleases);
  useEffect(() => watchReleases(hasRun), []);
  if (!outdated && newer.length === 0) return null;
  const what = outdated ? 'Poolhouse' : formatAnd(newer.map(({ title }) => title));
  return (
    <Bar role="status">
      A new version of {what} is ready.
      <Button variant="text" color="inherit" onClick={reload}>
        Reload
      </Button>
    </Bar>
  );
}
