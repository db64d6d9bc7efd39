import type { MakePicksConfigRow } from '@poolhouse/contract';
import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';

const Line = styled.div`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  color: ${token.ink2};
  strong {
    color: ${token.ink};
    font-weight: 600;
  }
  ${media.phone} {
    justify-content: center;
  }
  > label {
    min-width: 0;
    max-width: 100%;
  }
`;

/** Whose picks in which pool, in the screen's heading; `children` choose another entry where there are several. */
export function Whose({ config, children }: { config: MakePicksConfigRow; children: ReactNode }) {
  return (
    <Line>
      <span>
        <strong>{config.contest_name}</strong>
        {!children && `, ${config.EntryName}`}
      </span>
      {children}
    </Line>
  );
}
