import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { chosen, sans, token } from '../theme/tokens';

export type SportFilter = 'All' | 'NFL' | 'NCAA';

export interface SportFilterBarProps {
  value: SportFilter;
  onChange(filter: SportFilter): void;
}

const filters: readonly SportFilter[] = ['All', 'NFL', 'NCAA'];

/** Which games to choose from. */
export function SportFilterBar({ value, onChange }: SportFilterBarProps): ReactElement {
  return (
    <Group role="group" aria-label="Which games" data-paperless>
      {filters.map((filter) => (
        <button key={filter} type="button" aria-pressed={filter === value} onClick={() => onChange(filter)}>
          {filter}
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
