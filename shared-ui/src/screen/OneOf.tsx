import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { chosen, sans, token } from '../theme/tokens';

export interface OneOfProps<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  /** As wide as what holds it. */
  wide?: boolean;
  onChange(value: T): void;
}

/** A few words beside each other, of which one is pressed. */
export function OneOf<T extends string>({ label, values, value, wide = false, onChange }: OneOfProps<T>): ReactElement {
  return (
    <Group role="group" aria-label={label} data-wide={wide || undefined} data-paperless>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {one}
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  width: fit-content;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  overflow: hidden;
  &[data-wide] {
    width: auto;
  }
  &[data-wide] > button {
    flex: 1;
  }
  > button {
    min-width: 44px;
    min-height: 42px;
    padding: 0 14px;
    border: 0;
    border-left: 1px solid ${token.ctl};
    font: 600 0.875rem/1 ${sans};
    color: ${token.ink};
    background: none;
    cursor: pointer;
  }
  > button:first-of-type {
    border-left: 0;
  }
  > button[aria-pressed='true'] {
    --ph-ring: ${token.onBrand};
    color: ${token.onBrand};
    background: ${token.brand};
    ${chosen}
  }
  > button:focus-visible {
    outline-offset: -4px;
  }
`;
