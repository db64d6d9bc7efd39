import { token, type } from '@poolhouse/shared-ui';
import { Tick } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';

const Team = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
  & > small {
    ${type.note};
    color: ${token.ink2};
  }
`;

/** A team with its colours; what stands behind it is said lighter. */
export function TeamName({ name, colors, children }: { name: string; colors: string; children?: ReactNode }) {
  return (
    <Team>
      <Tick colors={colors} />
      {name}
      {children !== undefined && <small>{children}</small>}
    </Team>
  );
}
