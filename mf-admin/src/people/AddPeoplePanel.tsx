import type { RosterLine } from '@poolhouse/contract';
import { plural, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, InputField, SelectField, useFormOf, useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { seasonChoices } from '../contests/season-choices.rules';
import { useConsole } from '../facts/console.context';
import { useTool } from '../form/useTool';
import { emailsIn, restWords } from './emails.rules';
import { RosterLines } from './RosterLines';

interface Pasted {
  text: string;
  contest: number;
}

/** A pasted list of addresses: who is new gets a join mail. Looked at first, then all or nothing. */
export function AddPeoplePanel() {
  const [lines, setLines] = useState<readonly RosterLine[]>([]);
  const form = useFormOf<Pasted>({ text: '', contest: 0 });
  const { emails, rest } = emailsIn(useWatch({ control: form.control, name: 'text' }));
  const add = useAddPeople(setLines);
  const several = emails.length === 0 ? 'players' : plural(emails.length, 'player');
  return (
    <Panel title="Add by e-mail">
      <Form
        label="Add by e-mail"
        form={form}
        action={{ run: (pasted) => add.run({ ...pasted, dry_run: 0 }), pending: add.pending, result: add.result }}
        submit={`Add ${several}`}
        main
        blocked={emails.length === 0 || rest.length > 0}
        empties={['text']}
        beside={
          <Button
            color="inherit"
            variant="outlined"
            disabled={add.pending || emails.length === 0}
            onClick={() => void add.run({ ...form.getValues(), dry_run: 1 })}
          >
            Look first
          </Button>
        }
      >
        <PeopleFields form={form} count={emails.length} />
      </Form>
      <RosterLines rows={lines} />
    </Panel>
  );
}

/** The pasted list, and what they are entered into. */
function PeopleFields({ form: { control }, count }: { form: FormOf<Pasted>; count: number }) {
  const { data } = useConsole();
  return (
    <>
      <InputField
        control={control}
        name="text"
        label="E-mail addresses"
        rows={3}
        hint={count === 0 ? 'As you copy them from a mail' : plural(count, 'address', 'addresses')}
        check={(text) => restWords(emailsIn(text).rest)}
      />
      <SelectField
        control={control}
        name="contest"
        label="Enter them into"
        choices={seasonChoices(data.active_contests.data, 'no contest yet')}
      />
    </>
  );
}

function useAddPeople(onLines: (lines: readonly RosterLine[]) => void) {
  const api = useApi();
  const { group } = useConsole();
  return useTool(
    ({ text, contest, dry_run }: Pasted & { dry_run: 0 | 1 }) =>
      api.call('POST ad/add_people', {
        body: { group_number: group, ...(contest > 0 && { contest_id: contest }), emails: [...emailsIn(text).emails], dry_run },
      }),
    { onDone: ({ lines }) => onLines(lines.data) },
  );
}
