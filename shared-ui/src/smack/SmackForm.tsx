import styled from '@emotion/styled';
import { SMACK_MAX_LENGTH } from '@poolhouse/contract/constants';
import { Send } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useAction } from '../actions/useAction';
import { answerOf } from './answer-of';
import { PostButton } from './PostButton';
import { field, media, token, type } from '../theme/tokens';

/** Says something. A post that fails keeps its text. */
export function SmackForm({ post }: { post(text: string): Promise<string | null> }): ReactElement {
  const [text, setText] = useState('');
  const posting = useAction(async (said: string) => answerOf(await post(said)), { onDone: () => setText('') });
  const { pending, error } = posting;
  const empty = text.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!empty) void posting.run(text.trim());
  };

  return (
    <Form onSubmit={submit}>
      <input
        type="text"
        aria-label="Say something"
        placeholder="Say something"
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
      {error && <p role="alert">Not posted. Try again.{error.code === 'refused' && error.message !== '' && ` ${error.message}`}</p>}
    </Form>
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
  ${media.phone} {
    padding: 12px 16px;
    input {
      font-size: 1rem;
    }
  }
`;
