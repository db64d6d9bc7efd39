import { useState, type FormEvent } from 'react';
import { plural, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { useConsole } from '../console/console.context';
import { ActionRow } from '../look/ActionRow';
import { Form, ListRows } from '../form/form.styles';
import { RowButton } from '../look/RowButton';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';

/** The groups that this administrator runs, the one that is shown, and another one. */
export function GroupPanel() {
  const api = useApi();
  const { seat, data, group, chooseGroup } = useConsole();
  const [name, setName] = useState('');
  const site = seat.role === 'site';
  const rename = useTool(() => api.call('POST ad/rename_group', { body: { group_number: group, name: name.trim() } }), {
    onDone: () => setName(''),
  });
  const add = useTool(() => api.call('POST ad/add_group', { body: { name: name.trim() } }), { onDone: () => setName('') });
  const close = useTool((body: { group_number: number; closed: 0 | 1 }) => api.call('POST ad/close_group', { body }));
  const typed = name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rename.run();
  };
  return (
    <Panel title={site ? 'Groups' : 'Group'} action={String(seat.groups_total)}>
      <ListRows>
        {data.groups.data.map((row) => (
          <li key={row.ID}>
            <span>
              {row.name}
              <small>
                {plural(row.members, 'member')}, {plural(row.contests, 'contest')}
                {row.closed_at !== '' && ', closed'}
              </small>
            </span>
            <ActionRow>
              {row.group_number === group ? (
                'shown'
              ) : (
                <RowButton aria-label={`Show ${row.name}`} onClick={() => chooseGroup(row.group_number)}>
                  Show
                </RowButton>
              )}
              {site && (
                <RowButton
                  variant="text"
                  aria-label={`${row.closed_at === '' ? 'Close' : 'Open again'} ${row.name}`}
                  disabled={close.pending}
                  onClick={() => void close.run({ group_number: row.group_number, closed: row.closed_at === '' ? 1 : 0 })}
                >
                  {row.closed_at === '' ? 'Close' : 'Open again'}
                </RowButton>
              )}
            </ActionRow>
          </li>
        ))}
      </ListRows>
      {seat.role !== 'helper' && (
        <Form onSubmit={submit} aria-label="Groups">
          <Field label="Name" hint={`Of ${seat.group_name}${site ? ', or of another group' : ''}`}>
            {(part) => <input {...part} type="text" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
          <ActionRow>
            <Button type="submit" color="inherit" variant="outlined" disabled={!typed || rename.pending}>
              Rename {seat.group_name}
            </Button>
            {site && (
              <Button color="inherit" variant="outlined" disabled={!typed || add.pending} onClick={() => void add.run()}>
                Open a group
              </Button>
            )}
          </ActionRow>
          <RawResult result={rename.result ?? add.result ?? close.result} />
        </Form>
      )}
    </Panel>
  );
}
