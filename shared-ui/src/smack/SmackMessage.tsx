import type { SmackRow } from '@poolhouse/contract';
import { Trash2 } from 'lucide-react';
import { memo, useMemo, useRef, useState, type ReactElement } from 'react';
import { useAction } from '../actions/useAction';
import { serverNow } from '../api/server-time';
import { EntryName } from '../chips/EntryName';
import { ConfirmInline } from '../feedback/ConfirmInline';
import { formatDay, formatTime } from '../formats/when';
import { dayKey } from '../formats/when';
import { MomentStar } from '../moments/MomentMark';
import { linked } from '../text/linked';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { answerOf } from './answer-of';
import { Answers, type SmackAnswers } from './Answers';

interface Props {
  message: SmackRow;
  mine: boolean;
  /** The viewer's entry. */
  myName: string;
  /** Where it can be answered. */
  answers?: SmackAnswers | undefined;
  remove(id: number): Promise<string | null>;
}

/** One message; my own can be deleted after one more question, in place. */
export const SmackMessage = memo(function SmackMessage({ message, mine, myName, answers, remove }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const removing = useAction(async () => answerOf(await remove(message.ID)), { onFailed: () => setAsking(false) });
  const trash = useRef<HTMLButtonElement>(null);
  const html = useMemo(() => ({ __html: linked(message.Message, message.Mentions) }), [message.Message, message.Mentions]);
  const meant = !mine && myName !== '' && message.Mentions?.some((name) => name.toLowerCase() === myName.toLowerCase());

  const keep = () => {
    setAsking(false);
    setTimeout(() => trash.current?.focus());
  };
  return (
    <Item data-meant={meant || undefined} data-house={message.House === 1 || undefined}>
      <div>
        <Writer message={message} mine={mine} /> <time dateTime={message.Modtime}>{when(message.Modtime)}</time>
        {message.ReplyTo !== undefined && <Answered message={message} myName={myName} />}
        <p dangerouslySetInnerHTML={html} />
        {answers && <Answers message={message} myName={myName} answers={answers} />}
        {removing.error && <Failed role="alert">{removing.error.message}</Failed>}
      </div>
      {mine && asking && (
        <ConfirmInline question="Delete?" yes="Yes" no="Keep" pending={removing.pending} onYes={() => void removing.run()} onNo={keep} />
      )}
      {mine && !asking && (
        <Trash
          ref={trash}
          data-paperless
          type="button"
          aria-label={`Delete my message from ${when(message.Modtime)}`}
          onClick={() => setAsking(true)}
        >
          <Trash2 size={18} aria-hidden />
        </Trash>
      )}
    </Item>
  );
});

function Writer({ message: { House, EntryName: name }, mine }: Pick<Props, 'message' | 'mine'>): ReactElement {
  if (House !== 1)
    return (
      <b>
        <EntryName name={name} you={mine} />
      </b>
    );
  return (
    <>
      <b>
        <MomentStar /> {name}
      </b>{' '}
      <HouseTag>the house</HouseTag>
    </>
  );
}

/** What a message answers, in a line. */
function Answered({ message: { ReplyName, ReplyMessage }, myName }: Pick<Props, 'message' | 'myName'>): ReactElement {
  return (
    <Quote>
      {ReplyName ? (
        <>
          <EntryName name={ReplyName} you={ReplyName === myName} plain />: {ReplyMessage}
        </>
      ) : (
        'Answers a message that is gone'
      )}
    </Quote>
  );
}

/** Today only the time, else the day before it. */
function when(at: string): string {
  const now = serverNow();
  return dayKey(at) === dayKey(now) ? formatTime(at) : `${formatDay(at, now)} ${formatTime(at)}`;
}

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 10px 14px;
  border-bottom: 1px solid ${token.line};
  &:last-of-type {
    border-bottom: 0;
  }
  > div:first-of-type {
    flex: 1;
    min-width: 0;
  }
  b {
    ${type.cell};
    font-weight: 600;
  }
  time {
    ${type.note};
    color: ${token.ink3};
    white-space: nowrap;
  }
  &[data-meant] {
    background: ${token.brandTint};
    box-shadow: inset 3px 0 0 ${token.brand};
  }
  &[data-house] {
    background: ${token.sunken};
  }
  [data-name] {
    color: ${token.brand};
  }
  p {
    ${type.body};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;

const Quote = styled.div`
  ${type.note};
  overflow: hidden;
  padding-left: 8px;
  border-left: 2px solid ${token.line2};
  color: ${token.ink3};
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const HouseTag = styled.span`
  ${type.note};
  color: ${token.ink2};
`;

const Failed = styled.div`
  ${type.small};
  color: ${token.lossInk};
`;

const Trash = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${token.ink2};
  cursor: pointer;
  ${media.hover} {
    &:hover {
      color: ${token.lossInk};
    }
  }
`;
