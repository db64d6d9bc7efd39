import { useServerNow } from '@poolhouse/shared-ui';
import { EntryName, mineFirst, Panel, PanelEmpty, ResultGrid, ResultLegend, usePhone } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { recordOf } from '../../record';
import type { GridRow, WinsBoard } from '../board.rules';
import { spokenTeam } from '../words';
import { TeamCell } from './TeamCell';

/** A day's name changes once a day; a minute is soon enough. */
const EVERY_MS = 60_000;
const legend = ['win', 'loss', 'tie', 'winning', 'losing', 'tied'] as const;
const record = {
  head: (
    <abbr title="Wins and losses of the week" style={{ textDecoration: 'none' }}>
      W–L
    </abbr>
  ),
  render: ({ week }: GridRow) => (week ? recordOf(week) : ''),
};

/** Each entry's teams with their results of the week. */
export function ResultsPanel({ board: { config, grid } }: { board: WinsBoard }) {
  const phone = usePhone();
  const now = useServerNow(EVERY_MS);
  const isMine = (row: GridRow): boolean => row.entryId === config.entry_id;
  const most = Math.max(0, ...grid.map((row) => row.teams.length));
  const title = `Week ${config.week} Results`;
  return (
    <Panel id="results" title={title} action={most > 0 ? 'By day, then team' : undefined} foot={<ResultLegend of={legend} />}>
      {most === 0 ? (
        <PanelEmpty>
          No team has an owner yet. They are given out in the <Link to="/footballwins/draft">draft</Link>.
        </PanelEmpty>
      ) : (
        <ResultGrid
          label={title}
          columns={Array.from({ length: most }, (_, i) => ({ key: i, head: '' }))}
          span="Teams"
          rows={phone ? mineFirst(grid, isMine) : grid}
          rowKey={(row) => row.entryId}
          rowHead={(row) => <EntryName name={row.name} you={isMine(row)} />}
          mine={isMine}
          end={record}
          cell={(row, column) => {
            const cell = row.teams[column];
            return cell ? { spoken: spokenTeam(cell), content: <TeamCell cell={cell} now={now} /> } : { spoken: 'No further team' };
          }}
        />
      )}
    </Panel>
  );
}
