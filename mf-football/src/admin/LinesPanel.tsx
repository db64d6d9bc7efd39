import type { FootballAdminEventRow } from '@poolhouse/contract';
import { formatDayTime, plural } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ResultText, usePhone, useShowAll } from '@poolhouse/shared-ui/board';
import { lineColumns } from './line-columns';
import { openFirst } from './lines.rules';
import { useLines } from './useLines';

/** So many games are always in view. */
const FIRST_GAMES = 12;

interface Props {
  events: readonly FootballAdminEventRow[];
  week: number;
  /** Lines are shared by all groups: only the site's administrators set them. */
  editable: boolean;
  onSaved(): Promise<void>;
}

/** The lines of a week: the first side is typed, the second is its negative; frozen at kick-off. */
export function LinesPanel({ events, week, editable, onSaved }: Props) {
  const lines = useLines(events, onSaved);
  const phone = usePhone();
  const sorted = openFirst(events);
  // What can still be set stands there whole, and some of the rest.
  const begun = sorted.findIndex(({ started }) => started === 1);
  const [rows, more] = useShowAll(sorted, Math.max(FIRST_GAMES, begun), 'games');
  const waiting = lines.waiting.length;
  return (
    <Panel
      title={`Week ${week} Spreads`}
      action={waiting === 0 ? 'All saved' : `${plural(waiting, 'line')} not saved`}
      foot={editable ? 'Halves up to 99.5; empty takes the line away.' : 'Lines are shared by all groups; a site administrator sets them.'}
    >
      {events.length === 0 ? (
        <PanelEmpty>No games of this week are there yet.</PanelEmpty>
      ) : (
        <DataTable
          caption={`Spreads of week ${week}`}
          columns={lineColumns(lines, editable, phone)}
          rows={rows}
          rowKey={(event) => event.ID}
          rest={(event) => `${formatDayTime(event.Day)}, home ${lines.second(event) || 'without a line'}`}
        />
      )}
      {more}
      <ResultText result={lines.save.result} />
    </Panel>
  );
}
