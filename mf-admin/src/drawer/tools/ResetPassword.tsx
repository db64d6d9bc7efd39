import { useApi } from '@poolhouse/shared-ui';
import { Form, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useTool } from '../../form/useTool';
import { useFoundUsers } from '../../users/useFoundUsers';
import { UserField, type OfUser } from '../../users/UserField';

/** Sends a player the link to choose a password, or to join for one who never had any. */
export function ResetPassword() {
  const api = useApi();
  const form = useFormOf<OfUser>({ email: '' });
  const { user } = useFoundUsers(useWatch({ control: form.control, name: 'email' }));
  const reset = useTool(({ email }: OfUser) => api.call('GET ad/ResetPassword', { query: { userName: email } }));
  return (
    <Form label="Reset Password" form={form} action={reset} submit="Reset Password" main blocked={!user}>
      <UserField />
    </Form>
  );
}
