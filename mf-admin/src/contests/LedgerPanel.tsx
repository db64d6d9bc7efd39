import { useState, type FormEvent } from 'react';
import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import type { OverrideRow } from '@poolhouse/contract';
import { actionWords } from '../admin/activity/action-words.rules';
import { useConsole } from '../console/console.context';
import { BeforeAfter } from '../form/BeforeAfter';
import { Block } from '../look/Block';
import { Note } from '../look/Note';
import { Form, ListRows } from '../form/form.styles';
import { RowButton } from '../look/RowButton';
import { isReason, ReasonField } from '../form/ReasonField';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';

/** What was set in somebody's stead: who, why, before and after; taken back by a new line. */
export function LedgerPanel({ contestId }: { contestId: number | null }) {
  const { group, data: page } = useConsole();
  const read = useRead('GET ad/overrides', contestId === null ? { group_number: group } : { contest_id: contestId }, page);
  return (
    <Panel
      title="Overrides"
      action={read.data && String(read.data.overrides.total)}
      foot="Set by an administrator, with the reason where one was asked for. What players set themselves stands in the log."
    >
      <ReadGate read={read} stays>
        {({ overrides: { data } }) =>
          data.length === 0 ? <PanelEmpty>Nothing was set in anybody’s stead.</PanelEmpty> : <Lines rows={data} onUndone={read.again} />
        }
      </ReadGate>
    </Panel>
  );
}

function Lines({ rows, onUndone }: { rows: readonly OverrideRow[]; onUndone(): Promise<unknown> }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <ListRows>
      {rows.map((row) => (
        <li key={row.ID}>
          <span>
            {row.EntryName === '' ? actionWords(row.Action) : `${actionWords(row.Action)}, ${row.EntryName}`}
            <small>
              {row.reason !== '' && `${row.reason} · `}
              {row.User}, {formatDayTime(row.modtime)}
              {row.undone_by !== null && ' · taken back'}
            </small>
          </span>
          <RowButton variant="text" aria-expanded={open === row.ID} onClick={() => setOpen(open === row.ID ? null : row.ID)}>
            {open === row.ID ? 'Close' : 'Open'}
          </RowButton>
          {open === row.ID && <Opened row={row} onUndone={onUndone} />}
        </li>
      ))}
    </ListRows>
  );
}

function Opened({ row, onUndone }: { row: OverrideRow; onUndone(): Promise<unknown> }) {
  const api = useApi();
  const [reason, setReason] = useState('');
  const { run, pending, result } = useTool(
    () => api.call('POST ad/undo_override', { body: { activity_id: row.ID, reason: reason.trim() } }),
    {
      onDone: onUndone,
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <div style={{ flexBasis: '100%' }}>
      <BeforeAfter before={row.before} after={row.after} />
      {row.can_undo === 1 ? (
        <Form onSubmit={submit} aria-label={`Undo ${actionWords(row.Action)}`}>
          <ReasonField value={reason} onChange={setReason} />
          <Button type="submit" variant="outlined" color="inherit" disabled={pending || !isReason(reason)}>
            Undo
          </Button>
          <RawResult result={result} />
        </Form>
      ) : (
        <Block>
          <Note>{row.undone_by === null ? 'This cannot be taken back here.' : 'It was taken back.'}</Note>
        </Block>
      )}
    </div>
  );
}
