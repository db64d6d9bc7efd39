import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';

/** Around whatever does something in the room, so that all of it stops at once; it stands in no layout. */
const All = styled.fieldset`
  display: contents;
  &:disabled :is(button, input, select) {
    opacity: 0.5;
    cursor: default;
  }
`;

/** What is done in the room. Without a connection nobody knows how it stands by now, so nothing can be pressed. */
export function Acts({ lost, children }: { lost: boolean | undefined; children: ReactNode }) {
  return (
    <All disabled={lost} role="none">
      {children}
    </All>
  );
}
