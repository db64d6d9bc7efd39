import { token, type } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { usePush, type Push } from '@poolhouse/shared-ui/device';

const Line = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-bottom: 12px;
  & > p {
    ${type.body};
    color: ${token.ink2};
  }
  & > p[role='alert'] {
    color: ${token.lossInk};
  }
`;

const words: Partial<Record<Push['state'], string>> = {
  unsupported: 'This browser cannot show notifications. On an iPhone or iPad, add Poolhouse to the home screen first.',
  denied: 'Notifications of Poolhouse are blocked in this browser. Allow them in its settings for this site.',
  off: 'This device shows no notifications of Poolhouse yet.',
};

/** Whether this device can show what is asked for; says nothing while all is well. */
export function PushLine() {
  const { state, busy, error, enable } = usePush();
  const said = words[state];
  if (said === undefined) return null;
  return (
    <Line>
      <p>{said}</p>
      {state === 'off' && (
        <Button disabled={busy} onClick={() => void enable()}>
          {busy ? 'Asking the browser' : 'Turn on notifications'}
        </Button>
      )}
      {error && <p role="alert">{error}</p>}
    </Line>
  );
}
