import { useApi } from '@poolhouse/shared-ui';
import { Form, InputField, SelectField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useConsole } from '../facts/console.context';
import { useTool } from '../form/useTool';
import { seasonChoices } from './season-choices.rules';
import { useContests } from './useContests';

interface NewEntry {
  contest: number;
  name: string;
}

/** Another entry of a player. */
export function AddEntry({ user, onAdded }: { user: { readonly id: number; readonly username: string }; onAdded(): Promise<unknown> }) {
  const api = useApi();
  const { rows } = useContests();
  const { data } = useConsole();
  const form = useFormOf<NewEntry>({ contest: data.active_contests.data[0]?.id ?? 0, name: '' });
  const add = useTool(
    ({ contest, name }: NewEntry) =>
      api.call('POST ad/add_contest_entry', {
        body: { contest_id: contest, user_id: user.id, ...(name.trim() !== '' && { entry_name: name.trim() }) },
      }),
    { onDone: onAdded },
  );
  const none = useWatch({ control: form.control, name: 'contest' }) === 0;
  return (
    <Form label="Add entry" form={form} action={add} submit="Add entry" main blocked={none} empties={['name']}>
      <SelectField control={form.control} name="contest" label="Contest" choices={seasonChoices(rows)} />
      <InputField control={form.control} name="name" label="Entry name" hint={`Left out: ${user.username}`} input={{ maxLength: 40 }} />
    </Form>
  );
}
