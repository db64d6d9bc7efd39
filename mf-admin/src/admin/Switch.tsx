import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Track = styled.button`
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
  & > i {
    position: relative;
    width: 38px;
    height: 22px;
    border: 1px solid ${token.ctl};
    border-radius: 11px;
    background: ${token.ctl};
  }
  & > i::after {
    content: '';
    position: absolute;
    inset: 2px auto 2px 2px;
    width: 16px;
    border-radius: 50%;
    background: ${token.surface};
  }
  &[aria-checked='true'] > i {
    background: ${token.brand};
    border-color: ${token.brand};
  }
  &[aria-checked='true'] > i::after {
    inset: 2px 2px 2px auto;
  }
  ${media.touch} {
    min-height: 44px;
    min-width: 72px;
  }
`;

/** On or off, with the word. */
export function Switch({ label, on, disabled, onChange }: { label: string; on: boolean; disabled?: boolean; onChange(on: boolean): void }) {
  return (
    <Track
      type="button"
      role="switch"
      aria-label={`${label}, ${on ? 'On' : 'Off'}`}
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <i aria-hidden />
      {on ? 'On' : 'Off'}
    </Track>
  );
}
