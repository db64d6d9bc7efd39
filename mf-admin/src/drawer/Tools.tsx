import type { ApiKey } from '@poolhouse/contract';
import { Slot, useSlots } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { KeyRound, Mail, SlidersHorizontal, ToggleLeft, UserMinus, UserPlus, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { useConsole } from '../facts/console.context';
import { piecesFor } from '../facts/tabs.rules';
import { useKinds } from '../facts/useKinds';
import { ToolAccordion } from './ToolAccordion';
import { AddUser } from './tools/AddUser';
import { ChangeEmail } from './tools/ChangeEmail';
import { ContestsOfUser } from './tools/ContestsOfUser';
import { RemoveUser } from './tools/RemoveUser';
import { ResetPassword } from './tools/ResetPassword';
import { TestSite } from './tools/TestSite';

interface Tool {
  readonly title: string;
  readonly icon: LucideIcon;
  /** What it calls: who may not has no use for it. */
  readonly call: ApiKey;
  readonly Part: ComponentType;
}

/** Those of the specification, in its order. */
const TOOLS: readonly Tool[] = [
  { title: 'Add User', icon: UserPlus, call: 'GET ad/adduser', Part: AddUser },
  { title: 'Remove User', icon: UserMinus, call: 'GET ad/RemoveUser', Part: RemoveUser },
  { title: 'Reset Password', icon: KeyRound, call: 'GET ad/ResetPassword', Part: ResetPassword },
  { title: 'Change Email', icon: Mail, call: 'GET ad/changeuseremail', Part: ChangeEmail },
  { title: 'Enable/Disable Contest For User', icon: ToggleLeft, call: 'GET ad/EnableDisableContest', Part: ContestsOfUser },
];

/** The tools that who looks may use; those about one contest come from it. */
export default function Tools() {
  const { group, changed, data, seat } = useConsole();
  const read = useRead('GET ad/my_permissions', undefined);
  const all = useSlots('tools');
  const kinds = useKinds(data);
  // Who runs a group has all of them; a helper those of the contests helped in.
  const pieces = seat.role === 'helper' ? piecesFor(all, kinds) : all;
  return (
    <ReadGate read={read} rows={6} stays>
      {({ calls }) => (
        <>
          {TOOLS.filter(({ call }) => calls.includes(call)).map(({ title, icon, Part }) => (
            <ToolAccordion key={title} title={title} icon={icon}>
              <Part />
            </ToolAccordion>
          ))}
          {pieces.map((piece) => (
            <ToolAccordion key={piece.key} title={piece.title} icon={SlidersHorizontal}>
              <Slot place="tools" piece={piece} group={group} changed={changed} />
            </ToolAccordion>
          ))}
          {calls.includes('POST ad/test') && <TestSite />}
        </>
      )}
    </ReadGate>
  );
}
