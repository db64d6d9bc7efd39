import type { FootballPickRow } from '@poolhouse/contract';
import { formatLine, token, type } from '@poolhouse/shared-ui';
import { ResultChip } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

const Content = styled.span<{ faded: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 22px;
  vertical-align: middle;
  color: ${({ faded }) => (faded ? token.ink2 : token.ink)};
  &[data-supposed] {
    outline: 1px dashed ${token.pushInk};
    outline-offset: 2px;
    border-radius: 4px;
  }
`;

const Line = styled.span`
  ${type.note};
  color: ${token.ink2};
`;

/** Chip, team and line of one pick; a sealed one only says that it is in. */
export function PickContent({ pick, supposed = false }: { pick: FootballPickRow; supposed?: boolean }) {
  const sealed = pick.Pick === '';
  return (
    <Content faded={sealed || pick.Result === 0} data-supposed={supposed || undefined}>
      <ResultChip result={pick.Result} push={pick.Push === 1} />
      {sealed ? (
        'Picked'
      ) : (
        <span>
          {pick.Abbrev || pick.Pick} <Line>{formatLine(pick.Spread)}</Line>
        </span>
      )}
    </Content>
  );
}
