import { useApi } from '@poolhouse/shared-ui';
import { Form, InputField, Note, useFormOf, type FormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { Confirm } from '../form/Confirm';
import { emailFault } from '../form/email.rules';
import { useTool } from '../form/useTool';

interface Props {
  userId: number;
  /** Whose account it is, or what is known of one that was closed. */
  called: string;
  closed?: boolean;
}

/** An account for another person, or one that was closed opened again: where the mail to choose a password goes, and a name. */
export function HandOverForm({ userId, called, closed = false }: Props) {
  const api = useApi();
  const form = useFormOf({ email: '', name: '' });
  const [asking, setAsking] = useState<{ email: string; name: string } | null>(null);
  const hand = useTool(
    ({ email, name }: { email: string; name: string }) =>
      api.call('POST ad/hand_over_account', { body: { user_id: userId, email, ...(name !== '' && { name }) } }),
    { onDone: () => form.reset() },
  );
  const verb = closed ? 'Open Again' : 'Hand Over';
  const ask = ({ email, name }: { email: string; name: string }) => {
    setAsking({ email: email.trim(), name: name.trim() });
    // Nothing is done yet, so nothing is emptied.
    return Promise.resolve(false);
  };
  const said = asking && (
    <Confirm
      question={<Question called={called} email={asking.email} closed={closed} />}
      yes={verb}
      pending={hand.pending}
      onYes={() => void hand.run(asking).then(() => setAsking(null))}
      onNo={() => setAsking(null)}
    />
  );
  return (
    <Form
      label={`${verb} ${called}`}
      form={form}
      action={{ run: ask, pending: hand.pending, result: hand.result, ...(said && { said }) }}
      submit={verb}
      main
      blocked={asking !== null}
      within
    >
      <Fields form={form} closed={closed} />
    </Form>
  );
}

function Question({ called, email, closed }: { called: string; email: string; closed: boolean }) {
  return (
    <>
      The account of <b>{called}</b> to <b>{email}</b>? {closed ? '' : 'Whoever has it now is signed out everywhere, and told. '}
      Entries and history stay with it; roles do not.
    </>
  );
}

function Fields({ form: { control }, closed }: { form: FormOf<{ email: string; name: string }>; closed: boolean }) {
  return (
    <>
      {!closed && <Note>For another person. Who keeps the account and has a new address alone: Change Email.</Note>}
      <InputField control={control} name="email" label="Email" type="email" input={{ maxLength: 254 }} check={emailFault} />
      <InputField
        control={control}
        name="name"
        label="Name"
        hint={closed ? 'Left out: what stands before the @' : 'Left out: as before'}
        input={{ maxLength: 40 }}
      />
    </>
  );
}
