import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { ErrorPanel } from '../../app/ErrorPanel';
import { failureWords } from '../why/failure-words';
import type { LoadFailure } from '../why/load-failure';
import { useFailureReport } from '../why/useFailureReport';

interface Props {
  readonly remote: RegisteredRemote;
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** What stands in the place of a contest that cannot be shown; its team is told. */
export function RemoteFailure({ remote, failure, onRetry, busy }: Props) {
  const told = useFailureReport(remote, failure);
  const { heading, sentence, reload } = failureWords(remote.title, failure);
  const action = reload ? { label: 'Reload', run: () => window.location.reload() } : { label: 'Try again', run: onRetry };
  return (
    <ErrorPanel
      heading={heading}
      sentence={sentence}
      note={told ? `The ${remote.owner} has been told.` : ''}
      action={action.label}
      onAction={action.run}
      busy={busy}
    />
  );
}
