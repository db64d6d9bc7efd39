import type { GolfStatsRow } from '@poolhouse/contract';
import { formatNumber, formatPercent, token, type } from '@poolhouse/shared-ui';
import { PanelError } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';
import { sideOf, ToPar } from '../contest/HoleMark';
import { isByPoints, officialOf, officialText } from '../contest/official.rules';
import { useGolf } from '../contest/useGolf';

type Fact = readonly [label: string, value: ReactNode];

/** What the golfer did until this tournament. */
export const FormFacts = ({ golfer }: { golfer: GolfStatsRow }) => (
  <Facts
    facts={[
      ['Rank', golfer.Rank ?? '–'],
      ['BPR', golfer.Avg_Birdies == null ? '–' : formatNumber(golfer.Avg_Birdies, 2)],
      ['HPE', golfer.Holes_Per_Eagle ?? '–'],
      ['GIR', golfer.GIR === null ? '–' : formatPercent(golfer.GIR / 100, 1)],
    ]}
  />
);

/** How the golfer stands, fresh as on the board: this page is read once, and the board's updates are small. */
export function LiveFacts({ golfer }: { golfer: GolfStatsRow }) {
  const { page } = useGolf(false);
  const row = page.data?.leaderboard.data.find(({ Golfer_ID }) => Golfer_ID === golfer.ID);
  const config = page.data?.config.data[0];
  const official = row ? officialOf(row) : null;
  if (page.error) return <PanelError message={page.error.message} onRetry={() => void page.refresh()} />;
  return (
    <Facts
      busy={page.loading}
      facts={[
        ['Now', row && config ? <ToPar data-side={sideOf(official)}>{officialText(official, isByPoints(config)) || '–'}</ToPar> : '–'],
        ['Place', row?.Position || '–'],
        ['Thru', row?.Through || '–'],
        ['Rank', golfer.Rank ?? '–'],
      ]}
    />
  );
}

const Facts = ({ facts, busy = false }: { facts: readonly Fact[]; busy?: boolean }) => (
  <List aria-busy={busy || undefined}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  border-bottom: 1px solid ${token.line};
  div {
    padding: 8px 14px;
  }
  div + div {
    border-left: 1px solid ${token.line};
  }
  dt {
    ${type.head};
    color: ${token.ink3};
  }
  dd {
    ${type.value};
    margin: 0;
  }
`;
