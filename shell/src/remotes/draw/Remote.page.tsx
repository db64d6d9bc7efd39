import { useLocation } from '@poolhouse/shared-ui/router';
import { ErrorPanel } from '../../frame/ErrorPanel';
import { Waiting } from '../../frame/Waiting';
import type { TroubleKind } from '../../registry/registry-trouble';
import { loadRegistry } from '../../registry/registry.store';
import { matchRemote } from '../../registry/routes.rules';
import { useRegistry } from '../../registry/useRegistry';
import { RemoteOff } from './RemoteOff';
import { RemoteScreens } from './RemoteScreens';
import { useIsOff } from './useIsOff';

const troubles: Record<TroubleKind, string> = {
  unreachable: 'The list of contests could not be fetched. Check your connection, then try again.',
  bad_answer: 'The list of contests could not be read: the server answered with something else. Try again in a minute.',
  unsigned:
    'The list of contests is not the one that this site published, so no contest was opened. Your saved picks are kept. Try again on another network, and tell your administrator if it stays so.',
  older:
    'The list of contests is older than the one that this browser has seen, so no contest was opened. Try again in a minute, and tell your administrator if it stays so.',
};

/** Finds whose page the path is. The registry answers that before any code of a remote is loaded. */
export function RemotePage() {
  const { pathname } = useLocation();
  const state = useRegistry();
  const match = state.registry && matchRemote(state.registry, pathname);
  const off = useIsOff(match?.remote);
  if (state.status === 'loading') return <Waiting label="Finding the contest" />;
  if (state.status === 'failed')
    return <ErrorPanel sentence={troubles[state.trouble]} action="Try again" onAction={() => void loadRegistry()} />;
  if (!match)
    return <ErrorPanel title="No such page" sentence="There is no page at this address. It may have moved, or the link is mistyped." />;
  return off ? <RemoteOff remote={match.remote} /> : <RemoteScreens key={match.remote.id} remote={match.remote} route={match.route} />;
}
