import type { WinsConfigRow, WinsOutlookRow, WinsTeamRow } from '@poolhouse/contract';
import { formatRange, media, ordinal, plural, token, type } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, figure, LONG_TABLE, Panel, PanelEmpty, Tight, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { StateWord } from '@poolhouse/shared-ui/season';
import { againstPace, formatAhead, orderOutlook } from './outlook.rules';

const OneLine = styled.span`
  white-space: nowrap;
`;

const Mine = styled.p`
  ${type.body};
  padding: 12px 14px;
  border-bottom: 1px solid ${token.line};
  ${media.phone} {
    padding-inline: 16px;
  }
`;

function sentence({ ID, Left, Best, Worst, BestRank, WorstRank }: WinsOutlookRow, teams: readonly WinsTeamRow[]): string {
  const own = teams.filter((team) => team.entry_id === ID);
  if (own.length === 0) return 'You have no teams yet. They are given out in the draft.';
  if (Left === 0 && own.every((team) => team.wins + team.losses + team.ties === 0)) return 'The games of your teams are not there yet.';
  if (Left === 0) return `Your season is over: ${plural(Best, 'point')}, ${ordinal(BestRank)}.`;
  const place =
    BestRank === WorstRank ? `${ordinal(BestRank)} whatever happens` : `${ordinal(BestRank)} at best and ${ordinal(WorstRank)} at worst`;
  return `With ${plural(Left, 'game')} left you end on ${Worst} to ${plural(Best, 'point')}; you finish ${place}.`;
}

const ahead = (row: WinsOutlookRow): string => {
  const by = againstPace(row);
  return by === null ? '–' : formatAhead(by);
};

const columnsOf = (isMine: (row: WinsOutlookRow) => boolean): Column<WinsOutlookRow>[] => [
  entryColumn(isMine, undefined, ({ ID }) => ID),
  { key: 'state', head: 'First place', render: (row) => <StateWord state={row.State} /> },
  figure<WinsOutlookRow>('Points', (row) => row.Points),
  figure<WinsOutlookRow>('Projected', (row) => row.Projected ?? '–'),
  { ...figure<WinsOutlookRow>('Worst', (row) => row.Worst), hideOnPhone: true },
  { ...figure<WinsOutlookRow>('Best', (row) => row.Best), hideOnPhone: true },
  {
    key: 'finish',
    head: 'Finish',
    align: 'right',
    hideOnPhone: true,
    render: (row) => <OneLine>{formatRange(row.BestRank, row.WorstRank, ordinal)}</OneLine>,
  },
  { key: 'pace', head: 'Pace', headTitle: 'Points ahead of expected wins so far', align: 'right', hideOnPhone: true, render: ahead },
];

/** Where everybody can still finish. */
export function OutlookPanel({
  rows,
  config,
  teams,
}: {
  rows: readonly WinsOutlookRow[];
  config: WinsConfigRow;
  teams: readonly WinsTeamRow[];
}) {
  const isMine = (row: WinsOutlookRow): boolean => row.ID === config.entry_id;
  const mine = rows.find(isMine);
  return (
    <Panel
      id="outlook"
      title="Projected finish"
      action={config.contest_name}
      foot="Projected: points now and what the games to come are expected to bring, by the wins the market expected before the season. Worst and best: if every game to come is lost, or won; two teams of one entry share a game. Pace: points ahead of those expected by now."
    >
      {mine && <Mine>{sentence(mine, teams)}</Mine>}
      {rows.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <Tight>
          <DataTable
            caption="Projected finish"
            columns={columnsOf(isMine)}
            rows={orderOutlook(rows)}
            rowKey={(row) => row.ID}
            mine={isMine}
            pinMine={rows.length > LONG_TABLE}
            rest={(row) =>
              `${row.Worst} to ${plural(row.Best, 'point')}, ${ordinal(row.BestRank)} at best, ${ordinal(row.WorstRank)} at worst; against pace ${ahead(row)}`
            }
          />
        </Tight>
      )}
    </Panel>
  );
}
