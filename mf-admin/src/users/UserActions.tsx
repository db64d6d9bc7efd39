import { token, useApi } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, Buttons, FormResult, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { useTool } from '../form/useTool';
import { CloseForm } from './CloseForm';
import type { EmailChange } from './email-change.types';
import { EmailForm } from './EmailForm';
import { HandOverForm } from './HandOverForm';
import { RemoveForm, type Removal } from './RemoveForm';

interface OneUser {
  readonly id: number;
  readonly Email: string;
}
type Action = 'email' | 'remove' | 'hand over' | 'close';

const actionsSx = { display: 'grid', gap: '12px', marginTop: '12px', paddingTop: '12px', borderTop: `1px solid ${token.line}` };

/** What the drawer does to an account, where the account stands: a link for another password, another address, its end. */
export function UserActions({ user }: { user: OneUser }) {
  const read = useRead('GET ad/my_permissions', undefined);
  // An account that was removed has no address left.
  if (user.Email === '') return null;
  return (
    <ReadGate read={read} rows={1} stays>
      {({ calls }) => <Allowed user={user} calls={calls} />}
    </ReadGate>
  );
}

function Allowed({ user, calls }: { user: OneUser; calls: readonly string[] }) {
  const api = useApi();
  const [open, setOpen] = useState<Action | null>(null);
  const reset = useTool(() => api.call('GET ad/ResetPassword', { query: { userName: user.Email } }));
  const opener = (action: Action, word: string) => (
    <Button color="inherit" variant="outlined" aria-expanded={open === action} onClick={() => setOpen(open === action ? null : action)}>
      {word}
    </Button>
  );
  return (
    <Box sx={actionsSx}>
      <Buttons>
        {calls.includes('GET ad/ResetPassword') && (
          <Button color="inherit" variant="outlined" disabled={reset.pending} onClick={() => void reset.run()}>
            Reset Password
          </Button>
        )}
        {calls.includes('GET ad/changeuseremail') && opener('email', 'Change Email')}
        {calls.includes('POST ad/hand_over_account') && opener('hand over', 'Hand Over')}
        {calls.includes('POST ad/close_account') && opener('close', 'Close Account')}
        {calls.includes('GET ad/RemoveUser') && opener('remove', 'Remove User')}
      </Buttons>
      <FormResult result={reset.result} />
      {open === 'email' && <ChangeHere user={user} />}
      {open === 'hand over' && <HandOverForm userId={user.id} called={user.Email} />}
      {open === 'close' && <CloseForm user={user} />}
      {open === 'remove' && <RemoveHere user={user} />}
    </Box>
  );
}

function ChangeHere({ user }: { user: OneUser }) {
  const form = useFormOf<EmailChange>({ email: user.Email, newEmail: '' });
  return <EmailForm form={form} label={`Change Email of ${user.Email}`} oldEmail={user.Email} within />;
}

function RemoveHere({ user }: { user: OneUser }) {
  const form = useFormOf<Removal>({ email: user.Email, typed: '' });
  return <RemoveForm form={form} label={`Remove ${user.Email}`} user={user} within />;
}
