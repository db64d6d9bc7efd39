import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { chosen, sans, token } from '../theme/tokens';

interface Props<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  onChange(value: T): void;
}

/** A few words beside each other, of which one is pressed. */
export function OneOf<T extends string>({ label, values, value, onChange }: Props<T>): ReactElement {
  return (
    <Group role="group" aria-label={label} data-paperless>
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
