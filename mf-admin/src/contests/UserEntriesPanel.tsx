import type { AdminUserRow, DataOf } from '@poolhouse/contract';
import { must, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Form, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { Confirm } from '../form/Confirm';
import { useTool } from '../form/useTool';
import { ResultBlock } from '../look/ResultBlock';
import { RowButton } from '../look/RowButton';
import { Row, Rows } from '../look/Rows';
import { useFoundUsers } from '../users/useFoundUsers';
import { UserField, type OfUser } from '../users/UserField';
import { AddEntry } from './AddEntry';

type Entry = DataOf<'GET ad/user_entries'>['user_entries']['data'][number];

/** The form has nothing to send: what is chosen in it is shown below. */
const nothing = { run: () => Promise.resolve(false), pending: false };

/** A player's entries: add one, or delete one. */
export function UserEntriesPanel() {
  const form = useFormOf<OfUser>({ email: '' });
  const { user } = useFoundUsers(useWatch({ control: form.control, name: 'email' }));
  return (
    <Panel title="User Entries">
      <Form label="Player" form={form} action={nothing}>
        <UserField />
      </Form>
      {user && <EntriesOf key={user.id} user={user} />}
    </Panel>
  );
}

function EntriesOf({ user }: { user: AdminUserRow }) {
  const api = useApi();
  const [asking, setAsking] = useState<Entry | null>(null);
  const read = useRead('GET ad/user_entries', { user_id: user.id });
  const remove = useTool(
    () => api.call('POST ad/remove_contest_entry', { body: { entry_id: must(asking, 'it was asked for').id, user_id: user.id } }),
    {
      onDone: async () => {
        setAsking(null);
        await read.again();
      },
    },
  );
  return (
    <>
      <ReadGate read={read}>{({ user_entries: { data } }) => <EntryList of={user.username} rows={data} onDelete={setAsking} />}</ReadGate>
      {asking && (
        <Confirm
          question={
            <>
              Do you want to delete this entry? <b>{asking.entry_name}</b>, {asking.contest_name} {asking.year}
            </>
          }
          yes="Delete"
          pending={remove.pending}
          onYes={() => void remove.run()}
          onNo={() => setAsking(null)}
        />
      )}
      <ResultBlock result={remove.result} />
      <AddEntry user={user} onAdded={read.again} />
    </>
  );
}

function EntryList({ of, rows, onDelete }: { of: string; rows: readonly Entry[]; onDelete(entry: Entry): void }) {
  if (rows.length === 0) return <PanelEmpty>{of} is in no contest.</PanelEmpty>;
  return (
    <Rows label={`Entries of ${of}`}>
      {rows.map((entry) => (
        <Row key={entry.id}>
          <span>
            {entry.entry_name}
            <small>
              {entry.contest_name}, {entry.year}
            </small>
          </span>
          <RowButton aria-label={`Delete ${entry.entry_name} of ${entry.contest_name}`} onClick={() => onDelete(entry)}>
            Delete
          </RowButton>
        </Row>
      ))}
    </Rows>
  );
}
