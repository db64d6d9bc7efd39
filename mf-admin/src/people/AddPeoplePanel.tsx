import { useState, type FormEvent } from 'react';
import { plural, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { RosterLine } from '@poolhouse/contract';
import { useConsole } from '../console/console.context';
import { ActionRow } from '../look/ActionRow';
import { Form } from '../form/form.styles';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';
import { emailsIn, restWords } from './emails.rules';
import { RosterLines } from './RosterLines';
import { seasonName } from '../contests/season-name.rules';

/** A pasted list of addresses: who is new gets a join mail. Looked at first, then all or nothing. */
export function AddPeoplePanel() {
  const api = useApi();
  const { group, data } = useConsole();
  const [text, setText] = useState('');
  const [contest, setContest] = useState(0);
  const [lines, setLines] = useState<readonly RosterLine[]>([]);
  const { emails, rest } = emailsIn(text);
  const { run, pending, result } = useTool(
    (dry_run: 0 | 1) =>
      api.call('POST ad/add_people', {
        body: { group_number: group, ...(contest > 0 && { contest_id: contest }), emails: [...emails], dry_run },
      }),
    {
      onDone: ({ lines: read }, dry_run) => {
        setLines(read.data);
        if (dry_run === 0) setText('');
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(0);
  };
  return (
    <Panel title="Add by e-mail">
      <Form onSubmit={submit} aria-label="Add by e-mail">
        <Field
          label="E-mail addresses"
          hint={emails.length === 0 ? 'As you copy them from a mail' : plural(emails.length, 'address', 'addresses')}
          error={restWords(rest)}
        >
          {(part) => <textarea {...part} rows={3} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <Field label="Enter them into">
          {(part) => (
            <select {...part} value={contest} onChange={(event) => setContest(Number(event.target.value))}>
              <option value={0}>no contest yet</option>
              {data.active_contests.data.map((row) => (
                <option key={row.id} value={row.id}>
                  {seasonName(row)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ActionRow>
          <Button type="submit" variant="contained" disabled={pending || emails.length === 0 || rest.length > 0}>
            Add {emails.length > 0 ? plural(emails.length, 'player') : 'players'}
          </Button>
          <Button color="inherit" variant="outlined" disabled={pending || emails.length === 0} onClick={() => void run(1)}>
            Look first
          </Button>
        </ActionRow>
        <RawResult result={result} />
      </Form>
      <RosterLines rows={lines} />
    </Panel>
  );
}
