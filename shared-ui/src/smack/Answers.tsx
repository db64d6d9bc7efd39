import type { SmackReaction, SmackRow } from '@poolhouse/contract';
import { Reply, SmilePlus } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useAction } from '../actions/useAction';
import { TextButton } from '../feedback/TextButton';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';
import { answerOf } from './answer-of';
import { Reactions } from './Reactions';
import { SmackForm } from './SmackForm';

/** What can be done with a message; each answers null or why not. */
export interface SmackAnswers {
  react(id: number, reaction: SmackReaction, on: boolean): Promise<string | null>;
  reply(id: number, text: string): Promise<string | null>;
  /** Who may be named. */
  readonly names: readonly string[];
}

interface Props {
  message: SmackRow;
  myName: string;
  answers: SmackAnswers;
}

/** Reactions to a message, and the way to add one or to answer it, in place. */
export function Answers({ message, myName, answers }: Props): ReactElement {
  const [open, setOpen] = useState<'nothing' | 'reactions' | 'reply'>('nothing');
  const toggle = (what: 'reactions' | 'reply') => setOpen(open === what ? 'nothing' : what);
  const { run, pending, error } = useAction(
    async ([reaction, on]: [SmackReaction, boolean]) => answerOf(await answers.react(message.ID, reaction, on)),
    {
      onDone: () => setOpen('nothing'),
    },
  );
  const reply = async (text: string) => {
    const refusal = await answers.reply(message.ID, text);
    if (refusal === null) setOpen('nothing');
    return refusal;
  };
  return (
    <>
      <Bar>
        <Reactions
          reactions={message.Reactions ?? []}
          myName={myName}
          all={open === 'reactions'}
          pending={pending}
          onReact={(...reaction) => void run(reaction)}
        />
        <Opener open={open === 'reactions'} label={`React to ${message.EntryName}`} onPress={() => toggle('reactions')}>
          <SmilePlus size={16} aria-hidden />
        </Opener>
        <Opener open={open === 'reply'} label={`Reply to ${message.EntryName}`} onPress={() => toggle('reply')}>
          <Reply size={16} aria-hidden />
          Reply
        </Opener>
      </Bar>
      {error && <Failed role="alert">{error.message}</Failed>}
      {open === 'reply' && <SmackForm post={reply} to={message.EntryName} names={answers.names} />}
    </>
  );
}

interface OpenerProps {
  open: boolean;
  label: string;
  onPress(): void;
  children: ReactNode;
}

/** Opens and shuts something below. */
const Opener = ({ open, label, onPress, children }: OpenerProps): ReactElement => (
  <Quiet data-paperless type="button" aria-expanded={open} aria-label={label} onClick={onPress}>
    {children}
  </Quiet>
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
`;

const Quiet = styled(TextButton)`
  ${type.note};
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  padding: 0 6px;
  color: ${token.ink3};
  &:first-of-type {
    margin-left: -6px;
  }
`;

const Failed = styled.div`
  ${type.small};
  color: ${token.lossInk};
`;
