import { MEASURED } from '@poolhouse/contract/chances';
import { formatNumber, formatPercent, token, type } from '@poolhouse/shared-ui';
import { DataTable, figure, PanelDetails, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

type Bin = (typeof MEASURED.bins.NFL)[number];

const LEAGUES = [
  { of: 'NFL from 2002', bins: MEASURED.bins.NFL },
  { of: 'Colleges 2014 to 2019', bins: MEASURED.bins.NCAA },
];

/** How good the chances of single games were over recorded seasons, folded away from who does not ask. */
export const HowGood = () => <PanelDetails summary="How good the chances of games are">{() => <GamesMeasured />}</PanelDetails>;

/** How chances of games are worked out, and how often what was said came. */
export function GamesMeasured() {
  return (
    <>
      <Text>
        Each side has its drives, each of which brings a touchdown, a field goal or nothing, as often as the closing line expects of it. Off
        by, before the first play (mean square, less is better, a coin is 0.25):{' '}
        {MEASURED.brier
          .map(({ season, ours, closing }) => `${season} ${formatNumber(ours, 4)}, closing prices ${formatNumber(closing, 4)}`)
          .join('; ')}
        . Favorites of 60 to 90% won 2 to 4 in 100 more often than said; some of these seasons made the model. In play it was held to the
        quarters of ten games alone: no more are recorded.
      </Text>
      {LEAGUES.map(({ of, bins }) => (
        <DataTable key={of} caption={`Said of favorites and won, ${of}`} columns={columnsOf(of)} rows={bins} rowKey={(row) => row.from} />
      ))}
    </>
  );
}

const columnsOf = (of: string): Column<Bin>[] => [
  { key: 'said', head: of, rowHead: true, width: '100%', render: (row) => `${formatPercent(row.said, 1)} said` },
  figure('Won', (row) => formatPercent(row.came, 1)),
  figure('Games', (row) => formatNumber(row.games)),
];

const Text = styled.p`
  ${type.body};
  max-width: 76ch;
  padding: 12px 14px;
  color: ${token.ink2};
`;
