import { Check, CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

export interface ResultNote {
  ok: boolean;
  text: string;
}

/** What came of a press, under the button that caused it, and said aloud. The caller takes it away. */
export function ResultText({ result }: { result: ResultNote | null }): ReactElement {
  return (
    <>
      <Note role="status" data-ok>
        {result?.ok && (
          <>
            <Check size={18} aria-hidden />
            <span>{result.text}</span>
          </>
        )}
      </Note>
      {result && !result.ok && (
        <Note role="alert">
          <CircleAlert size={18} aria-hidden />
          <span>{result.text}</span>
        </Note>
      )}
    </>
  );
}

const Note = styled.div`
  ${type.body};
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: ${token.lossInk};
  &[data-ok] {
    color: ${token.winInk};
  }
  &:empty {
    display: none;
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
