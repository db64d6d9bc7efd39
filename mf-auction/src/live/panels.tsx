import { token, type } from '@poolhouse/shared-ui';
import { DataTable, figure, Panel, PanelEmpty, type Column, type PageState } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, AuctionOwnerRow, LiveData, RegionTeamRow } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { OwnerMark } from '../owner/OwnerMark';
import { OwnerName } from '../owner/OwnerName';
import { useOwnerMarks } from '../owner/useOwnerMarks';
import { Four } from './live.styles';
import { PutUp } from './PutUp';
import { salesOf } from './sales.rules';

const Now = styled.b`
  color: ${token.live};
`;
const Away = styled.span`
  ${type.note};
  color: ${token.ink2};
`;

interface Parts {
  data: LiveData;
  config: AuctionConfigRow;
}
const right = { align: 'right' as const };

export function OwnersPanel({ data, config }: Parts) {
  const rows = [...data.owners.data].sort((a, b) => b.TotalPaid - a.TotalPaid || a.ID - b.ID);
  const high = data.block.data[0]?.high_id;
  const here = new Set(data.here.data.map(({ ID }) => ID));
  const away = (row: AuctionOwnerRow) => config.phase !== 'complete' && !here.has(row.ID);
  const columns: Column<AuctionOwnerRow>[] = [
    {
      key: 'owner',
      head: 'Owner',
      rowHead: true,
      render: (row) => (
        <>
          <OwnerName name={row.Name} you={row.ID === config.entry_id} />
          {row.ID === high && <b> high bid</b>}
          {away(row) && <Away> away</Away>}
        </>
      ),
    },
    figure('Teams', (row) => row.TotalTeams),
    { key: 'paid', head: 'Paid', ...right, render: (row) => dollars(row.TotalPaid) },
    ...(config.budget === null ? [] : [{ key: 'left', head: 'Left', ...right, render: (row: AuctionOwnerRow) => dollars(row.left) }]),
  ];
  return (
    <Panel
      title="Owners"
      action={
        <>
          Total Pot <b>{dollars(config.Pot)}</b>
        </>
      }
    >
      <DataTable caption="Owners" columns={columns} rows={rows} rowKey={(row) => row.ID} mine={(row) => row.ID === config.entry_id} />
    </Panel>
  );
}

export function SoldPanel({ data, config }: Parts) {
  const teams = new Map(data.all_teams.data.map((team) => [team.ID, team]));
  const rows = salesOf(data.log.data, data.all_teams.data).slice(0, 6);
  return (
    <Panel title="Sold" action="Latest first">
      {rows.length === 0 ? (
        <PanelEmpty>No team is sold yet.</PanelEmpty>
      ) : (
        <DataTable
          caption="Sold"
          columns={[
            {
              key: 'team',
              head: 'Team',
              rowHead: true,
              render: ({ lot }) => `${teams.get(lot)?.Seed ?? ''} ${teams.get(lot)?.Name ?? ''}`,
            },
            {
              key: 'owner',
              head: 'Owner',
              render: ({ lot }) => <OwnerName name={teams.get(lot)?.Owner ?? ''} />,
            },
            { key: 'price', head: 'Price', align: 'right', render: ({ amount }) => dollars(amount) },
          ]}
          rows={rows}
          rowKey={(row) => row.lot}
          mine={({ lot }) => teams.get(lot)?.owner_id === config.entry_id}
        />
      )}
    </Panel>
  );
}

/** The four regions, each from the first seed to the last. */
export function Regions({ data, config, page }: Parts & { page: PageState<LiveData> }) {
  const marks = useOwnerMarks(data.owners.data);
  const up = data.block.data[0]?.lot ?? 0;
  const turn = data.block.data[0]?.turn ?? 0;
  // With a bid on it the team that is up stays up.
  const free = config.phase !== 'complete' && config.begun === 0 && (data.block.data[0]?.high_id ?? 0) === 0;
  const may = free && (config.admin === 1 || (turn !== 0 && turn === config.entry_id));
  const columns: Column<RegionTeamRow>[] = [
    { key: 'seed', head: 'Seed', ...right, width: 44, render: ({ Seed }) => Seed },
    {
      key: 'name',
      head: 'Name',
      rowHead: true,
      render: (row) => (may && row.Price === null && row.lot !== up ? <PutUp team={row} config={config} page={page} /> : row.Name),
    },
    {
      key: 'owner',
      head: 'Owner',
      render: (row) =>
        row.lot === up && up !== 0 ? (
          <Now>● NOW</Now>
        ) : row.Owner === '' ? (
          '–'
        ) : (
          <OwnerMark name={row.Owner} mark={marks.get(row.owner_id)} />
        ),
    },
    { key: 'price', head: 'Price', ...right, render: ({ Price }) => (Price === null ? '' : dollars(Price)) },
  ];
  return (
    <Four>
      {[data.teams1, data.teams3, data.teams2, data.teams4].map(({ data: teams }, n) => (
        <RegionPanel key={teams[0]?.region || n} teams={teams} columns={columns} me={config.entry_id} />
      ))}
    </Four>
  );
}

interface RegionPanelProps {
  teams: readonly RegionTeamRow[];
  columns: Column<RegionTeamRow>[];
  me: number;
}

function RegionPanel({ teams, columns, me }: RegionPanelProps) {
  const rows = [...teams].sort((a, b) => a.Seed - b.Seed);
  const sold = rows.filter(({ Price }) => Price !== null).length;
  const region = rows[0]?.region ?? '';
  return (
    <Panel title={region} action={`${sold} of ${rows.length} sold`}>
      <DataTable
        caption={region}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.ID}
        mine={({ owner_id: id }) => id !== 0 && id === me}
      />
    </Panel>
  );
}
