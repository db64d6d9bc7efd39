import type { RoleRow } from '@poolhouse/contract';
import { must, useApi } from '@poolhouse/shared-ui';
import { Form, SelectField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { seasonChoices } from '../contests/season-choices.rules';
import { useConsole } from '../facts/console.context';
import { useTool } from '../form/useTool';
import { useFoundUsers } from '../users/useFoundUsers';
import { UserField, type OfUser } from '../users/UserField';
import { roleBody } from './roles.rules';

interface Values extends OfUser {
  role: RoleRow['role'];
  contest: number;
}

/** A role for somebody: of the site, of the group, or of one contest. */
export function GiveRole() {
  const api = useApi();
  const { group, data } = useConsole();
  const contests = data.active_contests.data;
  const form = useFormOf<Values>({ email: '', role: 'helper', contest: contests[0]?.id ?? 0 });
  const { control } = form;
  const [email, role, contest] = useWatch({ control, name: ['email', 'role', 'contest'] });
  const { user } = useFoundUsers(email);
  const grant = useTool((values: Values) =>
    api.call('POST ad/grant_role', {
      body: roleBody({ user_id: must(user, 'the button waits for a user').id, role: values.role, group, contest: values.contest }),
    }),
  );
  return (
    <Form
      label="Give a role"
      form={form}
      action={grant}
      submit="Give the role"
      blocked={!user || (role === 'helper' && contest === 0)}
      empties={['email']}
    >
      <UserField />
      <SelectField
        control={control}
        name="role"
        label="Role"
        hint="A helper enters picks and messages of one contest and sees no addresses"
        choices={useRoles()}
      />
      {role === 'helper' && <SelectField control={control} name="contest" label="Contest" choices={seasonChoices(contests)} />}
    </Form>
  );
}

/** The roles that who looks may give. */
function useRoles(): { value: RoleRow['role']; label: string }[] {
  const { seat } = useConsole();
  return [
    { value: 'helper', label: 'Helper of a contest' },
    { value: 'commissioner', label: `Commissioner of ${seat.group_name}` },
    ...(seat.role === 'site' ? [{ value: 'site' as const, label: 'Site administrator' }] : []),
  ];
}
