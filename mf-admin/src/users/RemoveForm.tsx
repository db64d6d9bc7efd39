import { plural, useApi } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, InputField, Note, useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';
import { useTool } from '../form/useTool';
import { touchedBy } from './touched.rules';
import type { OfUser } from './UserField';

export interface Removal extends OfUser {
  /** The address once more. */
  typed: string;
}
export const NOBODY_REMOVED: Removal = { email: '', typed: '' };

interface Props {
  form: FormOf<Removal>;
  label: string;
  user: { readonly id: number; readonly Email: string } | null;
  within?: boolean;
  /** What chooses the user. */
  children?: ReactNode;
}

/** The end of an account: what it touches, and the address to be typed before the button works. */
export function RemoveForm({ form, label, user, within = false, children }: Props) {
  const api = useApi();
  const read = useRead('GET ad/user_entries', user && { user_id: user.id });
  const remove = useTool(() => api.call('GET ad/RemoveUser', { query: { email: user?.Email ?? '' } }), { onDone: () => form.reset() });
  const typed = useWatch({ control: form.control, name: 'typed' });
  const sure = user !== null && typed.trim().toLowerCase() === user.Email.toLowerCase();
  const known = read.data !== null && read.error === null;
  return (
    <Form
      label={label}
      form={form}
      action={{ run: () => remove.run(), pending: remove.pending, result: remove.result }}
      within={within}
      beside={
        <Button type="submit" variant="contained" color="error" disabled={remove.pending || !known || !sure}>
          Remove User
        </Button>
      }
    >
      {children}
      {user && (
        <ReadGate read={read} rows={2}>
          {({ user_entries: { data: entries } }) => (
            <>
              <Note>
                {plural(entries.length, 'entry', 'entries')}
                {touchedBy(entries)}. Those of past seasons stay by name; open ones are removed.
              </Note>
              <InputField control={form.control} name="typed" label={`Type ${user.Email} to confirm`} />
            </>
          )}
        </ReadGate>
      )}
    </Form>
  );
}
