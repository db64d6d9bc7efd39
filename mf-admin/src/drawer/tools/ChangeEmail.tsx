import { useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { NO_CHANGE, type EmailChange } from '../../users/email-change.types';
import { EmailForm } from '../../users/EmailForm';
import { useFoundUsers } from '../../users/useFoundUsers';
import { UserField } from '../../users/UserField';

/** Gives a player another address; both addresses are told. */
export function ChangeEmail() {
  const form = useFormOf<EmailChange>(NO_CHANGE);
  const { user } = useFoundUsers(useWatch({ control: form.control, name: 'email' }));
  return (
    <EmailForm form={form} label="Change Email" oldEmail={user?.Email ?? null}>
      <UserField label="Old email" />
    </EmailForm>
  );
}
