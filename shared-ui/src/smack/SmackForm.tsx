import { SMACK_MAX_LENGTH } from '@poolhouse/contract/constants';
import { Send } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useAction } from '../actions/useAction';
import { TextButton } from '../feedback/TextButton';
import { styled } from '../theme/styled';
import { field, media, token, type } from '../theme/tokens';
import { answerOf } from './answer-of';
import { namesBegun, withName } from './names.rules';
import { PostButton } from './PostButton';

interface Props {
  post(text: string): Promise<string | null>;
  /** Whom it answers; nobody where it is left out. */
  to?: string;
  /** Offered where an @ is typed. */
  names?: readonly string[];
}

/** Says something. A post that fails keeps its text. */
export function SmackForm({ post, to, names = [] }: Props): ReactElement {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const says = to === undefined ? 'Say something' : `Reply to ${to}`;
  const posting = useAction(async (said: string) => answerOf(await post(said)), { onDone: () => setText('') });
  const { pending, error } = posting;
  const empty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!empty) void posting.run(text.trim());
  };
  const take = (name: string) => {
    setText(withName(text, name));
    input.current?.focus();
  };
  return (
    <Form onSubmit={submit} data-paperless data-answer={to !== undefined || undefined}>
      <input
        ref={input}
        type="text"
        aria-label={says}
        placeholder={says}
        // The press on Reply asked for it.
        autoFocus={to !== undefined}
        maxLength={SMACK_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        readOnly={pending}
        onChange={(event) => setText(event.target.value)}
      />
      <PostButton type="submit" disabled={empty || pending}>
        <Send size={18} aria-hidden />
        {pending ? 'Posting' : 'Post'}
      </PostButton>
      <NamesBegun text={text} names={names} onName={take} />
      {error && <p role="alert">Not posted. Try again.{error.code === 'refused' && error.message !== '' && ` ${error.message}`}</p>}
    </Form>
  );
}

/** Names that the text begins behind an @, to be taken by a press. */
function NamesBegun({ text, names, onName }: { text: string; names: readonly string[]; onName(name: string): void }): ReactElement | null {
  const begun = namesBegun(text, names);
  if (begun.length === 0) return null;
  return (
    <Names role="group" aria-label="Names">
      {begun.map((name) => (
        <TextButton key={name} type="button" onClick={() => onName(name)}>
          @{name}
        </TextButton>
      ))}
    </Names>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 14px;
  border-bottom: 1px solid ${token.line};
  input {
    ${type.body};
    flex: 1;
    min-width: 0;
    height: 44px;
    ${field};
    padding: 0 12px;
  }
  input::placeholder {
    color: ${token.ink3};
    opacity: 1;
  }
  p {
    ${type.body};
    flex-basis: 100%;
    color: ${token.lossInk};
  }
  &[data-answer] {
    padding: 8px 0 0;
    border-bottom: 0;
  }
  ${media.phone} {
    padding: 12px 16px;
    input {
      font-size: 1rem;
    }
  }
`;

const Names = styled.div`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: 0 4px;
`;
