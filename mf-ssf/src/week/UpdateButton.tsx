import type { StatsConfigRow } from '@poolhouse/contract';
import { formatTime, token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { RefreshCw } from 'lucide-react';
import { dayWords } from '../game/words.rules';

interface Props {
  readonly config: StatsConfigRow | undefined;
  onDone(): Promise<void>;
}

/** When the predictions were computed last, and the button that computes them anew. */
export function UpdateButton({ config, onDone }: Props) {
  const api = useApi();
  const { run, pending, result } = useAction(() => api.call('GET ssf/update'), {
    done: ({ message }) => message,
    shownMs: 8000,
    onDone,
  });
  return (
    <Frame>
      <ResultText result={result} />
      {!result && (
        <span>
          {!config ? 'Being read' : config.updated === '' ? 'Not computed yet' : `Updated ${formatTime(config.updated)}`}
          {config && config.results_to !== '' && `, results to ${dayWords(config.results_to)}`}
        </span>
      )}
      <Button variant="contained" disabled={pending} onClick={() => void run()} startIcon={<RefreshCw size={18} aria-hidden="true" />}>
        {pending ? 'Updating' : 'Update'}
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 6px 14px;
  ${type.note};
  color: ${token.ink2};
  /* Room for the longest, so that nothing moves when it comes. */
  > span {
    min-width: min(15.5em, 100vw - 32px);
    text-align: right;
  }
`;
