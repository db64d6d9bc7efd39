import type { TeamEventRow } from '@poolhouse/contract';
import { formatMonthDay, formatRecord, plural } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ResultChip, useShowAll, VisuallyHidden, type Column } from '@poolhouse/shared-ui/board';
import type { LiveData } from '../contest/auction.types';
import { Two } from './live.styles';

/** What is known of the team that is up and of whom it meets. */
export function TeamDetails({ data }: { data: LiveData }) {
  const team = data.all_teams.data.find(({ ID }) => ID === data.block.data[0]?.lot);
  if (!team)
    return (
      <Panel title="Team details">
        <PanelEmpty>They come with the next team.</PanelEmpty>
      </Panel>
    );
  const opponent = data.all_teams.data.find(({ ID }) => team.opp_team_id.split(',').map(Number).includes(ID));
  return (
    <Two>
      <Games of={team.Name} events={data.team1_events.data} />
      {opponent && <Games of={opponent.Name} events={data.team2_events.data} />}
    </Two>
  );
}

const LATEST = 5;
const FINAL = 3;

/** Its own side first. */
const sideOf = (row: TeamEventRow, of: string) => {
  const first = of.split(' / ').includes(row.team1_name);
  return {
    other: first ? row.team2_name : row.team1_name,
    own: first ? row.team1_score : row.team2_score,
    theirs: first ? row.team2_score : row.team1_score,
  };
};
const wonBy = (row: TeamEventRow, of: string): boolean => (sideOf(row, of).own ?? 0) > (sideOf(row, of).theirs ?? 0);

const columnsOf = (of: string): Column<TeamEventRow>[] => [
  { key: 'date', head: 'Date', render: ({ date }) => formatMonthDay(date) },
  { key: 'other', head: 'Opponent', rowHead: true, render: (row) => sideOf(row, of).other },
  {
    key: 'result',
    head: <VisuallyHidden>Result</VisuallyHidden>,
    render: (row) => row.status_id === FINAL && <ResultChip result={wonBy(row, of) ? 1 : 0} title={wonBy(row, of) ? 'Won' : 'Lost'} />,
  },
  {
    key: 'score',
    head: 'Score',
    align: 'right',
    render: (row) => (row.team1_score === null ? '' : formatRecord(sideOf(row, of).own, sideOf(row, of).theirs)),
  },
];

/** The season of a team (`of`: its name), the latest game first. */
function Games({ of, events }: { of: string; events: readonly TeamEventRow[] }) {
  const latest = [...events].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  const [shown, more] = useShowAll(latest, LATEST, 'games');
  const played = events.filter(({ status_id: status }) => status === FINAL);
  const wins = played.filter((row) => wonBy(row, of)).length;
  return (
    <Panel
      title={of}
      action={
        played.length > 0
          ? `${formatRecord(wins, played.length - wins)}, ${shown.length < latest.length ? `last ${LATEST}` : plural(latest.length, 'game')}`
          : undefined
      }
    >
      {events.length === 0 ? (
        <PanelEmpty>No games known.</PanelEmpty>
      ) : (
        <DataTable caption={of} columns={columnsOf(of)} rows={shown} rowKey={(row) => row.id} />
      )}
      {more}
    </Panel>
  );
}
