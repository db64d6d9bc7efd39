import { KeyRound, Mail, ToggleLeft, UserMinus, UserPlus } from 'lucide-react';
import { Slot } from '@poolhouse/shared-ui';
import { useConsole } from '../console/console.context';
import { Accordion } from './Accordion';
import { AddUser } from './tools/AddUser';
import { ChangeEmail } from './tools/ChangeEmail';
import { ContestsOfUser } from './tools/ContestsOfUser';
import { RemoveUser } from './tools/RemoveUser';
import { ResetPassword } from './tools/ResetPassword';
import { TestSite } from './tools/TestSite';

/** The tools of the specification, in its order; those about one contest come from it. */
export default function Tools() {
  const { seat, group, changed } = useConsole();
  return (
    <>
      <Accordion title="Add User" icon={UserPlus}>
        <AddUser />
      </Accordion>
      <Accordion title="Remove User" icon={UserMinus}>
        <RemoveUser />
      </Accordion>
      <Accordion title="Reset Password" icon={KeyRound}>
        <ResetPassword />
      </Accordion>
      {seat.role === 'site' && (
        <Accordion title="Change Email" icon={Mail}>
          <ChangeEmail />
        </Accordion>
      )}
      <Accordion title="Enable/Disable Contest For User" icon={ToggleLeft}>
        <ContestsOfUser />
      </Accordion>
      <Slot place="tools" group={group} changed={changed} frame={({ title }, content) => <Accordion title={title}>{content}</Accordion>} />
      <TestSite />
    </>
  );
}
