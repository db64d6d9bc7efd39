import type { SmackRow } from '@poolhouse/contract';
import { useMemo, useRef, type ReactElement } from 'react';
import { PanelEmpty } from '../feedback/PanelStates';
import { plural } from '../formats/figures';
import { styled } from '../theme/styled';
import { sans, token } from '../theme/tokens';
import type { SmackAnswers } from './Answers';
import { shownMessages } from './messages.rules';
import { SmackForm } from './SmackForm';
import { SmackMessage } from './SmackMessage';
import { useHeldMessages } from './useHeldMessages';

export interface SmackBoardProps {
  messages: readonly SmackRow[];
  /** The viewer's entry; messages under this name are theirs to delete. */
  myName: string;
  /** null when it was posted, else why not. */
  post(text: string): Promise<string | null>;
  /** null when it is gone, else why not. */
  remove(id: number): Promise<string | null>;
  /** Reactions and replies; left out where there are none. */
  answers?: SmackAnswers;
}

/** The message wall of a contest; stands in a panel. */
export function SmackBoard({ messages, myName, post, remove, answers }: SmackBoardProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const all = useMemo(() => shownMessages(messages), [messages]);
  const [shown, waiting, show] = useHeldMessages(all, myName, list);
  return (
    <>
      <SmackForm post={post} names={answers?.names} />
      <div role="status">
        {waiting > 0 && (
          <NewBar type="button" onClick={show}>
            {plural(waiting, 'new message')}
          </NewBar>
        )}
      </div>
      {all.length === 0 ? (
        <PanelEmpty>No smack yet. Somebody start.</PanelEmpty>
      ) : (
        <ul role="list" ref={list}>
          {shown.map((message) => (
            <SmackMessage
              key={message.ID}
              message={message}
              mine={myName !== '' && message.EntryName === myName && message.House !== 1}
              myName={myName}
              answers={myName === '' ? undefined : answers}
              remove={remove}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const NewBar = styled.button`
  position: sticky;
  top: var(--ph-covered);
  width: 100%;
  min-height: 44px;
  border: 0;
  font: 600 0.875rem/1.3 ${sans};
  color: ${token.brandInk};
  background: ${token.brandTint};
  cursor: pointer;
`;
