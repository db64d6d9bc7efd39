import styled from '@emotion/styled';
import { SMACK_MAX_LENGTH } from '@poolhouse/contract/constants';
import { Send } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { PostButton } from './PostButton';
import { field, media, token, type } from '../theme/tokens';

/** Says something. A post that fails keeps its text. */
export function SmackForm({ post }: { post(text: string): Promise<string | null> }): ReactElement {
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const empty = text.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (empty || pending) return;
    setPending(true);
    setError(null);
    const failed = await post(text.trim()).catch(() => '');
    setPending(false);
    if (failed === null) setText('');
    else setError(failed);
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
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
      {error !== null && <p role="alert">Not posted. Try again.{error !== '' && ` ${error}`}</p>}
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
