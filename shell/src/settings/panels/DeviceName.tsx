import { media, useAction, type Answer } from '@poolhouse/shared-ui';
import { ResultText, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { SettingControl } from '@poolhouse/shared-ui/screen';
import { useRef, useState, type FormEvent } from 'react';

/** Quiet, under the line that it is about. */
const Rename = styled(Button)`
  min-height: 32px;
  min-width: 0;
  padding: 0;
  font-weight: 500;
  ${media.touch} {
    min-height: 44px;
  }
`;
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 360px;
  padding-top: 4px;
  & > input {
    flex: 1 1 160px;
  }
`;

interface Props {
  readonly name: string;
  onName(name: string): Promise<Answer<unknown>>;
}

/** Opens the field for a device's name, in its place. */
export function DeviceName({ name, onName }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const back = useRef(false);
  const close = () => {
    back.current = true;
    setTyped(null);
  };
  const { run, pending, error } = useAction(onName, { onDone: close });
  if (typed === null)
    return (
      <Rename
        variant="text"
        ref={(button: HTMLButtonElement | null) => {
          if (back.current) button?.focus();
          back.current = false;
        }}
        onClick={() => setTyped(name)}
      >
        Rename<VisuallyHidden> {name}</VisuallyHidden>
      </Rename>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !pending) void run(typed);
  };
  return (
    <Form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <SettingControl
        aria-label={`Name of ${name}`}
        autoComplete="off"
        // The press on Rename asked for it.
        autoFocus
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={pending || typed.trim() === ''}>
        Save
      </Button>
      <ResultText result={error ? { ok: false, text: error.message } : null} />
    </Form>
  );
}
