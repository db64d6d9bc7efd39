import { type, token } from '@poolhouse/shared-ui';
import { LiveDot, Panel, type SweatLine } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** What is nearest to turning, large. */
export function Closest({ row, title }: { row: SweatLine; title: string }) {
  const { pick, score, clock, need, note } = row;
  return (
    <Panel title={title} action={<LiveDot />}>
      <Large>
        <p>{pick}</p>
        <b>{score}</b>
        <span>{clock}</span>
        <strong>{need}</strong>
        {note && <small>{note}</small>}
      </Large>
    </Panel>
  );
}

const Large = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 20px 14px;
  text-align: center;
  p {
    margin: 0;
    ${type.value};
  }
  b {
    ${type.hero};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  span {
    ${type.h2};
    color: ${token.ink2};
  }
  strong {
    ${type.h2};
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
