import { plural, useApi } from '@poolhouse/shared-ui';
import { ResultText, useResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import { Actions } from '../settings.styles';

const RESULT_MS = 10_000;

/** Proves that notices arrive, before a game does. */
export function TestNotice() {
  const api = useApi();
  const [pending, setPending] = useState(false);
  const [result, show] = useResultText(RESULT_MS);
  const send = async () => {
    setPending(true);
    const { data, error } = await api.call('POST utils/push_test');
    if (error) show(false, error.message);
    else
      show(
        data.sent > 0,
        data.sent > 0 ? `Sent to ${plural(data.sent, 'device')}` : 'No device could be reached. Switch notifications off and on again.',
      );
    setPending(false);
  };
  return (
    <Actions>
      <Button disabled={pending} onClick={() => void send()}>
        {pending ? 'Sending' : 'Send me a test'}
      </Button>
      <ResultText result={result} />
    </Actions>
  );
}
