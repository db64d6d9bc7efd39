import type { OverrideRow } from '@poolhouse/contract';
import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Box, Form, Note, ReasonField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { actionWords } from '../facts/action-words.rules';
import { useConsole } from '../facts/console.context';
import { BeforeAfter } from '../form/BeforeAfter';
import { useTool } from '../form/useTool';
import { Block } from '../look/Block';
import { RowButton } from '../look/RowButton';
import { Row, Rows } from '../look/Rows';

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
    <Rows>
      {rows.map((row) => (
        <Row key={row.ID}>
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
        </Row>
      ))}
    </Rows>
  );
}

function Opened({ row, onUndone }: { row: OverrideRow; onUndone(): Promise<unknown> }) {
  return (
    <Box sx={{ flexBasis: '100%' }}>
      <BeforeAfter before={row.before} after={row.after} />
      {row.can_undo === 1 ? (
        <UndoForm row={row} onUndone={onUndone} />
      ) : (
        <Block>
          <Note>{row.undone_by === null ? 'This cannot be taken back here.' : 'It was taken back.'}</Note>
        </Block>
      )}
    </Box>
  );
}

function UndoForm({ row, onUndone }: { row: OverrideRow; onUndone(): Promise<unknown> }) {
  const api = useApi();
  const form = useFormOf({ reason: '' });
  const undo = useTool(
    ({ reason }: { reason: string }) => api.call('POST ad/undo_override', { body: { activity_id: row.ID, reason: reason.trim() } }),
    { onDone: onUndone },
  );
  return (
    <Form label={`Undo ${actionWords(row.Action)}`} form={form} action={undo} submit="Undo">
      <ReasonField control={form.control} name="reason" hint="Shown to the player, and kept" />
    </Form>
  );
}
