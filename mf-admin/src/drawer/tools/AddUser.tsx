import { useApi } from '@poolhouse/shared-ui';
import { Form, InputField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useConsole } from '../../facts/console.context';
import { emailFault } from '../../form/email.rules';
import { useTool } from '../../form/useTool';

/** Invites one player by mail. */
export function AddUser() {
  const api = useApi();
  const { group } = useConsole();
  const form = useFormOf({ email: '', name: '' });
  const add = useTool(({ email, name }: { email: string; name: string }) =>
    api.call('GET ad/adduser', { query: { email: email.trim(), ...(name.trim() !== '' && { name: name.trim() }), group_number: group } }),
  );
  return (
    <Form label="Add User" form={form} action={add} submit="Add User" main empties="all">
      <InputField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        placeholder="name@example.com"
        input={{ maxLength: 254 }}
        check={emailFault}
      />
      <InputField control={form.control} name="name" label="Name" hint="Left out: what stands before the @" input={{ maxLength: 40 }} />
    </Form>
  );
}
