import { token } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, Buttons, typeSx } from '@poolhouse/shared-ui/desk';
import { useEffect, useRef, type ReactNode } from 'react';

const askSx = { ...typeSx.body, display: 'grid', gap: '10px', padding: '10px 12px', background: token.pushTint, color: token.pushInk };

interface Props {
  question: ReactNode;
  /** The verb that does it. */
  yes: string;
  no?: string;
  pending: boolean;
  disabled?: boolean;
  onYes(): void;
  onNo(): void;
  /** What has to be filled in before. */
  children?: ReactNode;
}

/** Asks once more, in place; the safe way out has the focus, and Escape takes it. */
export function Confirm({ question, yes, no = 'Cancel', pending, disabled = false, onYes, onNo, children }: Props) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <Box role="group" aria-label="Are you sure?" sx={askSx} onKeyDown={(event) => event.key === 'Escape' && onNo()}>
      <div>{question}</div>
      {children}
      <Buttons>
        <Button variant="contained" color="error" disabled={pending || disabled} onClick={onYes}>
          {yes}
        </Button>
        <Button ref={safe} color="inherit" variant="outlined" disabled={pending} onClick={onNo}>
          {no}
        </Button>
      </Buttons>
    </Box>
  );
}
