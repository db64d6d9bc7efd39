import { useApi } from '@poolhouse/shared-ui';
import { Buttons, CheckField, Form, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useEffect } from 'react';
import { useTool } from '../../form/useTool';
import { useFoundUsers } from '../../users/useFoundUsers';
import { UserField, type OfUser } from '../../users/UserField';

interface Wanted extends OfUser {
  football: 0 | 1;
  golf: 0 | 1;
}
const NOBODY: Wanted = { email: '', football: 0, golf: 0 };

/** Enters a player into this year's football and golf contests, or takes them out; picks stay in the history. */
export function ContestsOfUser() {
  const api = useApi();
  const form = useFormOf<Wanted>(NOBODY);
  const { control, setValue } = form;
  const { user } = useFoundUsers(useWatch({ control, name: 'email' }));
  const [id, football = 0, golf = 0] = [user?.id, user?.Football, user?.Golf];
  useEffect(() => {
    setValue('football', football === 1 ? 1 : 0);
    setValue('golf', golf === 1 ? 1 : 0);
  }, [id, football, golf, setValue]);
  const enter = useTool((query: Wanted) => api.call('GET ad/EnableDisableContest', { query }));
  return (
    <Form label="Enable/Disable Contest For User" form={form} action={enter} submit="Save" main blocked={!user}>
      <UserField />
      <Buttons>
        <CheckField control={control} name="football" label="Football" disabled={!user} />
        <CheckField control={control} name="golf" label="Golf" disabled={!user} />
      </Buttons>
    </Form>
  );
}
