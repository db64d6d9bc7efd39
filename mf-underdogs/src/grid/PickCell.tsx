import type { UnderdogsPickRow } from '@poolhouse/contract';
import { formatLine, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { SupposedFigure } from '@poolhouse/shared-ui/screen';
import { PickChip } from '../standing/PickChip';

const Content = styled.span<{ faded: boolean }>`
  display: inline-grid;
  grid-template-columns: max-content auto;
  align-items: center;
  gap: 0 6px;
  min-height: 38px;
  vertical-align: middle;
  color: ${({ faded }) => (faded ? token.ink2 : token.ink)};
  & > small {
    ${type.note};
    grid-column: 2;
    color: ${token.ink2};
  }
`;

/** Chip, team and, below, the points it got; a sealed pick only says that it is in. */
export function PickCell({ pick, supposed }: { pick: UnderdogsPickRow; supposed: boolean }) {
  if (pick.sealed || pick.pick === '')
    return (
      <Content faded>
        <PickChip pick={pick} />
        {pick.sealed ? 'Picked' : '–'}
      </Content>
    );
  return (
    <Content faded={pick.Grade === 'L' || pick.Void !== ''}>
      <PickChip pick={pick} />
      {supposed ? <SupposedFigure>{pick.Abbrev || pick.pick}</SupposedFigure> : <span>{pick.Abbrev || pick.pick}</span>}
      <small>{formatLine(pick.spread)}</small>
    </Content>
  );
}
