import { chosen, personBar, personFill, token, type, type Person } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { CSSProperties, ReactNode } from 'react';

export const Preview = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 64px;
  padding: 8px 16px;
  ${type.team};
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Cell = styled.span`
  position: relative;
  flex: none;
  width: 48px;
  border: 1px solid ${token.line2};
  ${type.cell};
  line-height: 46px;
  text-align: center;
  color: ${token.ink2};
  &::after {
    ${personBar}
  }
`;

/** As on a board of squares. */
export function Square({ person, children }: { person: Person; children: ReactNode }) {
  return <Cell style={{ '--ph-person': personFill(person.color) } as CSSProperties}>{children}</Cell>;
}

export const Colors = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 12px 16px;
  border: 0;
  border-top: 1px solid ${token.line};
  & > legend {
    float: left;
    grid-column: 1 / -1;
    padding: 0;
    font-weight: 600;
  }
`;

/** The first one says what the site would choose, and is as wide as its words. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: 44px;
  padding: 0 10px;
  overflow-wrap: anywhere;
  border: 1px solid ${token.line2};
  border-radius: 6px;
  cursor: pointer;
  &:first-of-type {
    grid-column: 1 / -1;
  }
  & > input {
    flex: none;
    margin: 0 6px 0 0;
    accent-color: ${token.brand};
  }
  &:focus-within {
    outline: 2px solid var(--ph-ring);
    outline-offset: 2px;
  }
  &[data-on='true'] {
    border-color: ${token.brand};
    background: ${token.brandTint};
    ${chosen};
  }
`;
