import { byText, formatRecord } from '@poolhouse/shared-ui';
import { DataTable, EntryName, figure, mineFirst, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import type { GameRow, PickRow } from './contest';
import { pickWords } from './pick.rules';

interface Props {
  week: number;
  picks: readonly PickRow[];
  games: readonly GameRow[];
}

const isMine = ({ mine }: PickRow) => mine === 1;

/** Everybody's pick of the week with how its game stands; those to come are sealed. */
export function WeekPanel({ week, picks, games }: Props) {
  const score = ({ event_id: id }: PickRow): string => {
    const game = games.find(({ ID }) => ID === id);
    return game && game.score1 !== null && game.score2 !== null ? `${formatRecord(game.score1, game.score2)} ${game.status}` : '';
  };
  const rows = mineFirst(
    [...picks].sort((a, b) => byText(a.EntryName, b.EntryName)),
    isMine,
  );
  return (
    <Panel
      id="week"
      title={`Week ${week} Picks`}
      foot={`Picks in: ${picks.filter(({ PickIn }) => PickIn === 1).length} of ${picks.length}`}
    >
      {rows.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption={`Picks of week ${week}`}
          columns={[
            { key: 'entry', head: 'Entry', rowHead: true, render: (row) => <EntryName name={row.EntryName} you={isMine(row)} /> },
            { key: 'pick', head: 'Pick', render: pickWords },
            figure('Score', score),
          ]}
          rows={rows}
          rowKey={(row) => row.ID}
          mine={isMine}
        />
      )}
    </Panel>
  );
}
