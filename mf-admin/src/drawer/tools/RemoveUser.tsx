import { useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { NOBODY_REMOVED, RemoveForm, type Removal } from '../../users/RemoveForm';
import { useFoundUsers } from '../../users/useFoundUsers';
import { UserField } from '../../users/UserField';

/** Closes an account; whoever does it types the address, so that nobody is removed by a slip. */
export function RemoveUser() {
  const form = useFormOf<Removal>(NOBODY_REMOVED);
  const { user } = useFoundUsers(useWatch({ control: form.control, name: 'email' }));
  return (
    <RemoveForm form={form} label="Remove User" user={user}>
      <UserField />
    </RemoveForm>
  );
}
