import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';
import { TextButton } from './TextButton';

export interface ConfirmInlineProps {
  question: string;
  /** The verb that does it. */
  yes: string;
  /** The safe way out; focus starts here and Escape takes it. */
  no: string;
  pending?: boolean;
  onYes(): void;
  onNo(): void;
}

/** Asks once more, in place. */
export function ConfirmInline({ question, yes, no, pending = false, onYes, onNo }: ConfirmInlineProps): ReactElement {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <Group role="group" aria-label={question} onKeyDown={(event) => event.key === 'Escape' && onNo()}>
      <span>{question}</span>
      <TextButton type="button" data-tone="loss" disabled={pending} onClick={onYes}>
        {yes}
      </TextButton>
      <TextButton type="button" ref={safe} disabled={pending} onClick={onNo}>
        {no}
      </TextButton>
    </Group>
  );
}

const Group = styled.div`
  ${type.note};
  color: ${token.ink2};
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;
