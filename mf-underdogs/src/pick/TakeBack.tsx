import { ConfirmInline } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useState } from 'react';

/** Takes a pick back, after asking. */
export function TakeBack({ pending, onTakeBack }: { pending: boolean; onTakeBack(): void }) {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button color="inherit" disabled={pending} onClick={() => setAsks(true)}>
        Take back
      </Button>
    );
  return (
    <ConfirmInline
      question="Take the pick back?"
      yes="Take back"
      no="Keep"
      pending={pending}
      onNo={() => setAsks(false)}
      onYes={onTakeBack}
    />
  );
}
