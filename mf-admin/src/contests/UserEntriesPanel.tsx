import { useState, type FormEvent } from 'react';
import { must, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { DataOf } from '@poolhouse/contract';
import { useConsole } from '../console/console.context';
import { Confirm } from '../form/Confirm';
import { Form, ListRows } from '../form/form.styles';
import { RowButton } from '../look/RowButton';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';
import { UserSelect, type ChosenUser } from '../users/UserSelect';
import { useContests } from './useContests';
import { seasonName } from './season-name.rules';

type Entry = DataOf<'GET ad/user_entries'>['user_entries']['data'][number];

/** A player's entries: add one, or delete one. */
export function UserEntriesPanel() {
  const api = useApi();
  const [user, setUser] = useState<ChosenUser | null>(null);
  const [asking, setAsking] = useState<Entry | null>(null);
  const read = useRead('GET ad/user_entries', user && { user_id: user.id });
  const remove = useTool(
    (entry: Entry) =>
      api.call('POST ad/remove_contest_entry', {
        body: { entry_id: entry.id, user_id: must(user, 'an entry is listed under its player').id },
      }),
    {
      onDone: async () => {
        setAsking(null);
        await read.again();
      },
    },
  );
  return (
    <Panel title="User Entries">
      <Form as="div">
        <UserSelect
          value={user}
          onChange={(one) => {
            setUser(one);
            setAsking(null);
          }}
        />
      </Form>
      {user && (
        <ReadGate read={read}>{({ user_entries: { data } }) => <EntryList of={user.username} rows={data} onDelete={setAsking} />}</ReadGate>
      )}
      {asking && (
        <Confirm
          question={
            <>
              Do you want to delete this entry? <b>{asking.entry_name}</b>, {asking.contest_name} {asking.year}
            </>
          }
          yes="Delete"
          pending={remove.pending}
          onYes={() => void remove.run(asking)}
          onNo={() => setAsking(null)}
        />
      )}
      <Form as="div">
        <RawResult result={remove.result} />
      </Form>
      {user && <AddEntry user={user} onAdded={read.again} />}
    </Panel>
  );
}

function EntryList({ of, rows, onDelete }: { of: string; rows: readonly Entry[]; onDelete(entry: Entry): void }) {
  if (rows.length === 0) return <PanelEmpty>{of} is in no contest.</PanelEmpty>;
  return (
    <ListRows aria-label={`Entries of ${of}`}>
      {rows.map((entry) => (
        <li key={entry.id}>
          <span>
            {entry.entry_name}
            <small>
              {entry.contest_name}, {entry.year}
            </small>
          </span>
          <RowButton aria-label={`Delete ${entry.entry_name} of ${entry.contest_name}`} onClick={() => onDelete(entry)}>
            Delete
          </RowButton>
        </li>
      ))}
    </ListRows>
  );
}

function AddEntry({ user, onAdded }: { user: ChosenUser; onAdded(): Promise<unknown> }) {
  const api = useApi();
  const { rows } = useContests();
  const { data } = useConsole();
  const [contest, setContest] = useState(data.active_contests.data[0]?.id ?? 0);
  const [name, setName] = useState('');
  const { run, pending, result } = useTool(
    () =>
      api.call('POST ad/add_contest_entry', {
        body: { contest_id: contest, user_id: user.id, ...(name.trim() !== '' && { entry_name: name.trim() }) },
      }),
    {
      onDone: async () => {
        setName('');
        await onAdded();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Form onSubmit={submit} aria-label="Add entry">
      <Field label="Contest">
        {(part) => (
          <select {...part} value={contest} onChange={(event) => setContest(Number(event.target.value))}>
            {rows.map((row) => (
              <option key={row.id} value={row.id}>
                {seasonName(row)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Entry name" hint={`Left out: ${user.username}`}>
        {(part) => <input {...part} type="text" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Button type="submit" variant="contained" disabled={pending || contest === 0}>
        Add entry
      </Button>
      <RawResult result={result} />
    </Form>
  );
}
