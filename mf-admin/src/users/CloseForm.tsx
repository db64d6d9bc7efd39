import { plural, useApi } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { CheckField, Form, InputField, Note, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useTool } from '../form/useTool';
import { touchedBy } from './touched.rules';

interface Closing {
  stay: 0 | 1;
  former: 0 | 1;
  tell: 0 | 1;
  /** The address once more. */
  typed: string;
}

/** The end of an account: what becomes of its entries and their names, and the address to be typed before the button works. */
export function CloseForm({ user }: { user: { readonly id: number; readonly Email: string } }) {
  const api = useApi();
  const form = useFormOf<Closing>({ stay: 0, former: 0, tell: 1, typed: '' });
  const { control } = form;
  const read = useRead('GET ad/user_entries', { user_id: user.id });
  const close = useTool(({ stay, former, tell }: Closing) =>
    api.call('POST ad/close_account', {
      body: { user_id: user.id, entries: stay === 1 ? 'stay' : 'leave', names: former === 1 ? 'former' : 'kept', tell },
    }),
  );
  const sure = useWatch({ control, name: 'typed' }).trim().toLowerCase() === user.Email.toLowerCase();
  return (
    <Form
      label={`Close Account of ${user.Email}`}
      form={form}
      action={close}
      within
      beside={
        <Button type="submit" variant="contained" color="error" disabled={close.pending || read.data === null || !sure}>
          Close Account
        </Button>
      }
    >
      <ReadGate read={read} rows={2}>
        {({ user_entries: { data: entries } }) => (
          <Note>
            {plural(entries.length, 'entry', 'entries')}
            {touchedBy(entries)}. Nobody signs in any more; address, devices and keys are removed. What was played stays, and what sealed
            logs and other players have said of it.
          </Note>
        )}
      </ReadGate>
      <CheckField control={control} name="stay" label="Entries of contests that are on stay, and nobody plays them" />
      <CheckField control={control} name="former" label="Entries are called A former player" />
      <CheckField control={control} name="tell" label="A last mail says so" />
      <InputField control={control} name="typed" label={`Type ${user.Email} to confirm`} />
    </Form>
  );
}
