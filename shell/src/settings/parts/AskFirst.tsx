import { useAction } from '@poolhouse/shared-ui';
import { ConfirmInline, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useRef, useState } from 'react';

interface Props {
  readonly label: string;
  /** What it is about, for listeners, where the label says too little. */
  readonly about?: string;
  readonly question: string;
  readonly yes: string;
  onYes(): Promise<void>;
}

/** A button that asks once more, in its own place, and takes the focus back when the answer is no. */
export function AskFirst({ label, about, question, yes, onYes }: Props) {
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAction(async () => {
    await onYes();
    setAsking(false);
    return { data: null };
  });
  const back = useRef(false);
  const keep = () => {
    back.current = true;
    setAsking(false);
  };
  if (asking) return <ConfirmInline question={question} yes={yes} no="Keep" pending={pending} onYes={() => void run()} onNo={keep} />;
  return (
    <Button ref={(button: HTMLButtonElement | null) => void (back.current && button?.focus())} onClick={() => setAsking(true)}>
      {label}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </Button>
  );
}
