import { sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { SportFilter } from '../events.rules';

const Group = styled.div`
  display: flex;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  overflow: hidden;
  & > button {
    min-width: 44px;
    min-height: 42px;
    padding: 0 14px;
    border: 0;
    border-left: 1px solid ${token.ctl};
    font: 600 .875rem/1 ${sans};
    color: ${token.ink};
    background: none;
    cursor: pointer;
  }
  & > button:first-of-type { border-left: 0; }
  & > button[aria-pressed='true'] { color: ${token.onBrand}; background: ${token.brand}; }
  & > button:focus-visible { outline-offset: -4px; }
`;

const filters: readonly SportFilter[] = ['All', 'NFL', 'NCAA'];

export function FilterBar({ value, onChange }: { value: SportFilter; onChange(filter: SportFilter): void }) {
  return (
    <Group role="group" aria-label="Which games">
      {filters.map((filter) => <button key={filter} type="button" aria-pressed={filter === value} onClick={() => onChange(filter)}>{filter}</button>)}
    </Group>
  );
}
