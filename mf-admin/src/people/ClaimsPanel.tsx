import type { ClaimRow } from '@poolhouse/contract';
import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Buttons } from '@poolhouse/shared-ui/desk';
import { useTool } from '../form/useTool';
import { ResultBlock } from '../look/ResultBlock';
import { RowButton } from '../look/RowButton';
import { Row, Rows } from '../look/Rows';

/** Newcomers who say that last year's entry is theirs; the commissioner knows them. */
export function ClaimsPanel({ rows }: { rows: readonly ClaimRow[] }) {
  const api = useApi();
  const { run, pending, result } = useTool((body: { id: number; approve: 0 | 1 }) => api.call('POST ad/answer_claim', { body }));
  const answer = (row: ClaimRow, approve: 0 | 1, words: string) => (
    <RowButton aria-label={`${words} ${row.username}`} disabled={pending} onClick={() => void run({ id: row.ID, approve })}>
      {approve === 1 ? 'Approve' : 'New entry'}
    </RowButton>
  );
  return (
    <Panel title="Waiting for you" action={String(rows.length)}>
      <Rows>
        {rows.map((row) => (
          <Row key={row.ID} waits>
            <span>
              {row.username}
              <small>
                claims {row.entry_name} of {row.contest_name} {row.year}, {formatDayTime(row.at)}
              </small>
            </span>
            <Buttons>
              {answer(row, 0, 'New entry for')}
              {answer(row, 1, 'Approve')}
            </Buttons>
          </Row>
        ))}
      </Rows>
      <ResultBlock result={result} />
    </Panel>
  );
}
