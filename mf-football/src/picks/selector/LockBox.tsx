import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Label = styled.label`
  ${type.note};
  flex: none;
  min-width: 76px;
  min-height: 44px;
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  justify-content: center;
  gap: 3px;
  padding-right: 10px;
  color: ${token.ink2};
  cursor: pointer;
  & > input {
    appearance: none;
    width: 22px;
    height: 22px;
    margin: 0;
    border: 2px solid ${token.ctl};
    border-radius: 4px;
    cursor: pointer;
    display: grid;
    place-content: center;
  }
  & > input:checked {
    border-color: ${token.brand};
    background: ${token.brand};
  }
  & > input:checked::before {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -3px;
    border: solid ${token.onBrand};
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(45deg);
  }
  & > input:disabled {
    opacity: 0.5;
    cursor: default;
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }
  }
`;

interface Props {
  slot: number;
  checked: boolean;
  disabled: boolean;
  onChange(locked: boolean): void;
}

/** Keeps the line of now for this pick. */
export function LockBox({ slot, checked, disabled, onChange }: Props) {
  return (
    <Label>
      Locked
      <input
        type="checkbox"
        aria-label={`Locked, pick ${slot}`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Label>
  );
}
