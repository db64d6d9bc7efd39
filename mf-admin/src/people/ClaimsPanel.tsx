import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import type { ClaimRow } from '@poolhouse/contract';
import { ActionRow } from '../look/ActionRow';
import { Block } from '../look/Block';
import { ListRows } from '../form/form.styles';
import { RowButton } from '../look/RowButton';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';

/** Newcomers who say that last year's entry is theirs; the commissioner knows them. */
export function ClaimsPanel({ rows }: { rows: readonly ClaimRow[] }) {
  const api = useApi();
  const { run, pending, result } = useTool((body: { id: number; approve: 0 | 1 }) => api.call('POST ad/answer_claim', { body }));
  return (
    <Panel title="Waiting for you" action={String(rows.length)}>
      <ListRows>
        {rows.map((row) => (
          <li key={row.ID} data-tone="push">
            <span>
              {row.username}
              <small>
                claims {row.entry_name} of {row.contest_name} {row.year}, {formatDayTime(row.at)}
              </small>
            </span>
            <ActionRow>
              <RowButton
                aria-label={`New entry for ${row.username}`}
                disabled={pending}
                onClick={() => void run({ id: row.ID, approve: 0 })}
              >
                New entry
              </RowButton>
              <RowButton aria-label={`Approve ${row.username}`} disabled={pending} onClick={() => void run({ id: row.ID, approve: 1 })}>
                Approve
              </RowButton>
            </ActionRow>
          </li>
        ))}
      </ListRows>
      {result && (
        <Block>
          <RawResult result={result} />
        </Block>
      )}
    </Panel>
  );
}
