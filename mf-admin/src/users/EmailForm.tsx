import { useApi } from '@poolhouse/shared-ui';
import { Form, InputField, type FormOf } from '@poolhouse/shared-ui/desk';
import { useState, type ReactNode } from 'react';
import { Confirm } from '../form/Confirm';
import { emailFault } from '../form/email.rules';
import { useTool } from '../form/useTool';
import type { EmailChange } from './email-change.types';

interface Props {
  form: FormOf<EmailChange>;
  label: string;
  /** Null until somebody is chosen. */
  oldEmail: string | null;
  within?: boolean;
  /** What chooses whose address it is. */
  children?: ReactNode;
}

/** Another address for a player, which is asked for once more with both in view. */
export function EmailForm({ form, label, oldEmail, within = false, children }: Props) {
  const api = useApi();
  const [asking, setAsking] = useState<{ oldEmail: string; newEmail: string } | null>(null);
  const change = useTool((both: { oldEmail: string; newEmail: string }) => api.call('GET ad/changeuseremail', { query: both }), {
    onDone: () => form.reset(),
  });
  const ask = ({ newEmail }: EmailChange) => {
    if (oldEmail !== null) setAsking({ oldEmail, newEmail: newEmail.trim() });
    // Nothing is done yet, so nothing is emptied.
    return Promise.resolve(false);
  };
  const said = asking && (
    <Confirm
      question={
        <>
          From <b>{asking.oldEmail}</b> to <b>{asking.newEmail}</b>? Both get a mail; devices stay signed in.
        </>
      }
      yes="Change Email"
      pending={change.pending}
      onYes={() => void change.run(asking).then(() => setAsking(null))}
      onNo={() => setAsking(null)}
    />
  );
  return (
    <Form
      label={label}
      form={form}
      action={{ run: ask, pending: change.pending, result: change.result, ...(said && { said }) }}
      submit="Change Email"
      main
      blocked={oldEmail === null || asking !== null}
      within={within}
    >
      {children}
      <InputField control={form.control} name="newEmail" label="New email" type="email" input={{ maxLength: 254 }} check={emailFault} />
    </Form>
  );
}
