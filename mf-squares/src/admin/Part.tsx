import { useId, type ReactNode } from 'react';
import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** Parts under each other beside the grid, two beside each other where the console has room. */
export const Parts = styled.div`
  columns: 2 440px;
  column-gap: 28px;
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-width: 0;
  margin-bottom: 20px;
  break-inside: avoid;
  & > h3 {
    ${type.head};
    margin: 0;
    padding-bottom: 6px;
    color: ${token.ink2};
    border-bottom: 1px solid ${token.line2};
  }
`;

/** One thing that who runs a board may do, under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Frame>
  );
}
