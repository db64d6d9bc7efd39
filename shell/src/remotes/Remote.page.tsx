import { useLocation } from '@poolhouse/shared-ui/router';
import { ErrorPanel } from '../app/ErrorPanel';
import { Waiting } from '../app/Waiting';
import { loadRegistry } from '../registry/registry.store';
import { matchRemote } from '../registry/routes.rules';
import { useRegistry } from '../registry/useRegistry';
import { RemoteScreens } from './RemoteScreens';

/** Finds whose page the path is. The registry answers that before any code of a remote is loaded. */
export function RemotePage() {
  const { pathname } = useLocation();
  const { status, registry } = useRegistry();
  if (status === 'loading') return <Waiting label="Finding the contest" />;
  if (status === 'failed') return <ErrorPanel sentence="The list of contests could not be fetched. Check your connection, then try again." onRetry={() => void loadRegistry()} />;
  const match = matchRemote(registry, pathname);
  if (!match) return <ErrorPanel sentence="There is no page at this address. It may have moved, or the link is mistyped." />;
  return <RemoteScreens key={match.remote.id} remote={match.remote} route={match.route} />;
}
