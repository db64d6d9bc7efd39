import { plural, useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Actions } from '../../forms/settings.styles';

const RESULT_MS = 10_000;

/** Proves that notices arrive, before a game does. */
export function TestNotice() {
  const api = useApi();
  const { run, pending, result } = useAction(() => api.call('POST utils/push_test'), {
    shownMs: RESULT_MS,
    done: ({ sent }) =>
      sent > 0
        ? `Sent to ${plural(sent, 'device')}`
        : { ok: false, text: 'No device could be reached. Switch notifications off and on again.' },
  });
  return (
    <Actions>
      <Button disabled={pending} onClick={() => void run()}>
        {pending ? 'Sending' : 'Send me a test'}
      </Button>
      <ResultText result={result} />
    </Actions>
  );
}
