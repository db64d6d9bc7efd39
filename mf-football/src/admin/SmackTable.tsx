import type { SmackRow } from '@poolhouse/contract';
import { type Action, formatDayTime, plural, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, shownMessages } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { FieldGroup, Form, FormResult, InputField, List, ListItem, ListItemText, reasonFault, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';

/** How many stand there before anybody asks for more. */
const FEW = 10;

interface Deletion {
  readonly id: number;
  readonly reason: string;
}

/** Anybody's message can be taken off the board, with a reason; the writer is told. */
export function SmackTable({ rows, onDeleted }: { rows: readonly SmackRow[]; onDeleted(): Promise<void> }) {
  const api = useApi();
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState(0);
  const action = useAction(
    ({ id, reason }: Deletion) => api.call('GET football/ad_delete_smack', { query: { id, ...(reason !== '' && { reason }) } }),
    {
      done: () => 'success: the message is off the board',
      onDone: async () => {
        setAsking(0);
        await onDeleted();
      },
    },
  );
  const messages = shownMessages(rows);
  const shown = all ? messages : messages.slice(0, FEW);
  return (
    <Panel title="Smack Table" action={String(messages.length)}>
      {messages.length === 0 ? (
        <PanelEmpty>Nobody has said anything yet.</PanelEmpty>
      ) : (
        <List disablePadding>
          {shown.map((row) => (
            <Message key={row.ID} {...{ row, action }} asking={asking === row.ID} onAsk={setAsking} />
          ))}
        </List>
      )}
      <FieldGroup>
        {!all && messages.length > FEW && <Button onClick={() => setAll(true)}>Show all {plural(messages.length, 'message')}</Button>}
        <FormResult result={action.result} />
      </FieldGroup>
    </Panel>
  );
}

interface MessageProps {
  row: SmackRow;
  action: Action<Deletion>;
  asking: boolean;
  /** 0 for none. */
  onAsk(id: number): void;
}

function Message({ row, action, asking, onAsk }: MessageProps) {
  const written = formatDayTime(row.Modtime);
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', gap: '4px 12px', overflowWrap: 'anywhere' }}>
      <ListItemText
        sx={{ flex: '1 1 200px' }}
        primary={
          <>
            <b>{row.EntryName}</b> <small>{written}</small>
          </>
        }
        secondary={row.Message}
        slotProps={{ secondary: { color: 'textPrimary' } }}
      />
      {asking ? (
        <DeleteForm id={row.ID} action={action} onKeep={() => onAsk(0)} />
      ) : (
        <Button
          color="inherit"
          size="small"
          aria-label={`Delete the message of ${row.EntryName}, ${written}`}
          onClick={() => onAsk(row.ID)}
        >
          Delete
        </Button>
      )}
    </ListItem>
  );
}

const NO_REASON = { reason: '' };

function DeleteForm({ id, action, onKeep }: { id: number; action: Action<Deletion>; onKeep(): void }) {
  const form = useFormOf(NO_REASON);
  const keep = (
    <Button color="inherit" size="small" variant="text" onClick={onKeep}>
      Keep
    </Button>
  );
  return (
    <Form
      label="Delete the message"
      form={form}
      // What came of it stands under the list: this message is gone.
      action={{ pending: action.pending, run: ({ reason }) => action.run({ id, reason: reason.trim() }) }}
      submit="Delete it"
      beside={keep}
      within
    >
      <InputField
        control={form.control}
        name="reason"
        label="Reason"
        hint="At least 3 letters, or none"
        check={(reason) => (reason.trim() === '' ? '' : reasonFault(reason))}
        input={{ maxLength: 200 }}
      />
    </Form>
  );
}
