import { useState } from 'react';
import { formatDayTime, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ResultText, shownMessages } from '@poolhouse/shared-ui/board';
import { Field } from '@poolhouse/shared-ui/screen';
import type { SmackRow } from '@poolhouse/contract';
import { Messages, RowButton, Setting } from './admin.styles';

/** How many stand there before anybody asks for more. */
const FEW = 10;

/** Anybody's message can be taken off the board, with a reason; the writer is told. */
export function SmackTable({ rows, onDeleted }: { rows: readonly SmackRow[]; onDeleted(): Promise<void> }) {
  const api = useApi();
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState(0);
  const [reason, setReason] = useState('');
  const { run, pending, result } = useAction(
    (id: number) => api.call('GET football/ad_delete_smack', { query: { id, ...(reason.trim() !== '' && { reason: reason.trim() }) } }),
    {
      done: () => 'success: the message is off the board',
      onDone: async () => {
        setAsking(0);
        setReason('');
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
        <Messages>
          {shown.map((row) => (
            <li key={row.ID}>
              <p>
                <b>{row.EntryName}</b> <small>{formatDayTime(row.Modtime)}</small>
                <br />
                {row.Message}
              </p>
              {asking === row.ID ? (
                <div>
                  <Field label="Reason" hint="At least 3 letters, or none">
                    {(part) => (
                      <input {...part} type="text" maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
                    )}
                  </Field>
                  <RowButton
                    color="error"
                    size="small"
                    disabled={pending || (reason.trim() !== '' && reason.trim().length < 3)}
                    onClick={() => void run(row.ID)}
                  >
                    Delete it
                  </RowButton>
                  <RowButton color="inherit" size="small" onClick={() => setAsking(0)}>
                    Keep
                  </RowButton>
                </div>
              ) : (
                <RowButton
                  color="inherit"
                  variant="outlined"
                  size="small"
                  aria-label={`Delete the message of ${row.EntryName}, ${formatDayTime(row.Modtime)}`}
                  onClick={() => setAsking(row.ID)}
                >
                  Delete
                </RowButton>
              )}
            </li>
          ))}
        </Messages>
      )}
      {!all && messages.length > FEW && (
        <Setting>
          <RowButton onClick={() => setAll(true)}>Show all {messages.length} messages</RowButton>
        </Setting>
      )}
      <ResultText result={result} />
    </Panel>
  );
}
