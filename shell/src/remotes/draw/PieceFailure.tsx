import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { failureWords } from '../why/failure-words';
import type { LoadFailure } from '../why/load-failure';
import { useFailureReport } from '../why/useFailureReport';
import { PieceNote } from './PieceNote';

interface Props {
  readonly remote: RegisteredRemote;
  /** What its place calls it. */
  readonly title: string;
  readonly failure: LoadFailure;
  onRetry(): void;
  readonly busy?: boolean;
}

/** What stands where a piece cannot be shown; its team is told. */
export function PieceFailure({ remote, title, failure, onRetry, busy }: Props) {
  const reported = useFailureReport(remote, failure);
  const { heading, sentence, reload } = failureWords(title, failure);
  return (
    <PieceNote
      sentence={heading ? `${heading}. ${sentence}` : sentence}
      note={reported ? `The ${remote.owner} has been told.` : ''}
      action={reload ? 'Reload' : 'Try again'}
      onAction={reload ? () => window.location.reload() : onRetry}
      busy={busy}
    />
  );
}
