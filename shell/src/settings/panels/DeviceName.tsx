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
  const [opened, setOpened] = useState(false);
  const back = useRef(false);
  const close = () => {
    back.current = true;
    setOpened(false);
  };
  const { run, pending, error } = useAction(onName, { onDone: close });
  if (!opened)
    return (
      <Rename
        variant="text"
        ref={(button: HTMLButtonElement | null) => {
          if (back.current) button?.focus();
          back.current = false;
        }}
        onClick={() => setOpened(true)}
      >
        Rename<VisuallyHidden> {name}</VisuallyHidden>
      </Rename>
    );
  return <NameForm name={name} pending={pending} refused={error?.message ?? null} onSave={(to) => void run(to)} onClose={close} />;
}

interface FormProps {
  readonly name: string;
  readonly pending: boolean;
  readonly refused: string | null;
  onSave(name: string): void;
  onClose(): void;
}

function NameForm({ name, pending, refused, onSave, onClose }: FormProps) {
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !pending) onSave(typed);
  };
  return (
    <Form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
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
      <ResultText result={refused === null ? null : { ok: false, text: refused }} />
    </Form>
  );
}
