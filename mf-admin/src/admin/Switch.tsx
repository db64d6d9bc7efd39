import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { SwitchTrack } from '@poolhouse/shared-ui/screen';

const Whole = styled.button`
  ${type.note};
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token.ink};
  cursor: pointer;
  &:disabled {
    cursor: default;
    color: ${token.ink3};
  }
  ${media.touch} {
    min-height: 44px;
    min-width: 80px;
  }
`;

/** On or off, with the word. */
export function Switch({ label, on, disabled, onChange }: { label: string; on: boolean; disabled?: boolean; onChange(on: boolean): void }) {
  return (
    <Whole
      type="button"
      role="switch"
      aria-label={`${label}, ${on ? 'On' : 'Off'}`}
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <SwitchTrack aria-hidden />
      {on ? 'On' : 'Off'}
    </Whole>
  );
}
