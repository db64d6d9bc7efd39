import { Search } from 'lucide-react';
import { field, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Frame = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    top: 50%;
    left: 10px;
    translate: 0 -50%;
    color: ${token.ink3};
  }
  & > input {
    width: min(240px, 60vw);
    min-height: 40px;
    ${field};
    padding-left: 34px;
  }
`;

/** Finds as one types; stands in a panel's head. */
export function FindField({ label, value, onChange }: { label: string; value: string; onChange(words: string): void }) {
  return (
    <Frame>
      <Search size={16} aria-hidden />
      <input type="search" aria-label={label} placeholder={label} maxLength={100} value={value} onChange={(event) => onChange(event.target.value)} />
    </Frame>
  );
}
