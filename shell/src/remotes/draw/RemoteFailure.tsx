import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { useLocation } from '@poolhouse/shared-ui/router';
import { ErrorPanel } from '../../frame/ErrorPanel';
import { failureWords } from '../why/failure-words';
import type { LoadFailure } from '../why/load-failure';
import { useFailureReport } from '../why/useFailureReport';

interface Props {
  readonly remote: RegisteredRemote;
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** Its first screen, unless that is the one that failed: a player who was there has it already. */
function useWayBack({ title, routes }: RegisteredRemote) {
  const { pathname } = useLocation();
  const [first] = routes;
  return first && `/${first.path}` !== pathname ? { to: `/${first.path}`, label: `Back to ${title}` } : undefined;
}

/** What stands in the place of a contest that cannot be shown; its team is told. */
export function RemoteFailure({ remote, failure, onRetry, busy }: Props) {
  const reported = useFailureReport(remote, failure);
  const { heading, sentence, reload } = failureWords(remote.title, failure);
  const action = reload ? { label: 'Reload', run: () => window.location.reload() } : { label: 'Try again', run: onRetry };
  return (
    <ErrorPanel
      heading={heading}
      sentence={sentence}
      note={reported ? `The ${remote.owner} has been told.` : ''}
      action={action.label}
      onAction={action.run}
      busy={busy}
      back={useWayBack(remote)}
    />
  );
}
