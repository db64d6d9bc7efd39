import { useState } from 'react';
import { formatDayTime, formatLine, plural, useAction, useApi } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ResultText, usePhone, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import type { FootballAdminEventRow } from '@poolhouse/contract';
import { LineInput, Nowrap, RowButton } from './admin.styles';
import { lineOf, openFirst, otherSide, typedLine, unsaved } from './lines.rules';

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
  const api = useApi();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const waiting = unsaved(events, typed);
  const phone = usePhone();
  const sorted = openFirst(events);
  // What can still be set stands there whole, and some of the rest.
  const [rows, more] = useShowAll(
    sorted,
    Math.max(
      FIRST_GAMES,
      sorted.findIndex(({ started }) => started === 1),
    ),
    'games',
  );
  const save = useAction(
    ({ event, line }: { event: FootballAdminEventRow; line: number | null }) =>
      api.call('PUT football/events', { body: { id: event.ID, spread1: line, spread2: otherSide(line) } }),
    {
      done: (_, { event, line }) => `success: ${event.Pick1} ${line === null ? 'without a line' : formatLine(line)}`,
      onDone: async (_, { event }) => {
        await onSaved();
        setTyped(({ [event.ID]: _saved, ...rest }) => rest);
      },
    },
  );
  const shown = (event: FootballAdminEventRow) => typed[event.ID] ?? typedLine(event);
  const second = (event: FootballAdminEventRow) => {
    const line = lineOf(shown(event));
    return line === undefined ? '' : formatLine(otherSide(line));
  };
  const columns: Column<FootballAdminEventRow>[] = [
    {
      key: 'game',
      head: 'Game',
      rowHead: true,
      width: '50%',
      render: (event) => (
        <>
          {event.Pick1} at {event.Pick2}
        </>
      ),
    },
    { key: 'day', head: 'Kickoff', hideOnPhone: true, render: (event) => <Nowrap>{formatDayTime(event.Day)}</Nowrap> },
    {
      key: 'first',
      head: 'Away',
      align: 'right',
      render: (event) =>
        editable && event.started === 0 ? (
          <LineInput
            inputMode="text"
            aria-label={`Line of ${event.Pick1}`}
            aria-invalid={lineOf(shown(event)) === undefined}
            value={shown(event)}
            onChange={({ target }) => setTyped({ ...typed, [event.ID]: target.value })}
          />
        ) : (
          formatLine(event.Spread1)
        ),
    },
    { key: 'second', head: 'Home', align: 'right', hideOnPhone: true, render: second },
    {
      key: 'save',
      head: 'Action',
      align: 'right',
      render: (event) => {
        if (event.started === 1) return phone ? 'Frozen' : <Nowrap>Frozen at kick-off</Nowrap>;
        if (!editable) return '';
        const line = lineOf(shown(event));
        return (
          <RowButton
            color="inherit"
            variant="outlined"
            size="small"
            aria-label={`Save the line of ${event.Pick1} at ${event.Pick2}`}
            disabled={save.pending || line === undefined || !waiting.includes(event)}
            onClick={() => line !== undefined && void save.run({ event, line })}
          >
            Save
          </RowButton>
        );
      },
    },
  ];
  return (
    <Panel
      title={`Week ${week} Spreads`}
      action={waiting.length === 0 ? 'All saved' : `${plural(waiting.length, 'line')} not saved`}
      foot={editable ? 'Halves up to 99.5; empty takes the line away.' : 'Lines are shared by all groups; a site administrator sets them.'}
    >
      {events.length === 0 ? (
        <PanelEmpty>No games of this week are there yet.</PanelEmpty>
      ) : (
        <DataTable
          caption={`Spreads of week ${week}`}
          columns={columns}
          rows={rows}
          rowKey={(event) => event.ID}
          rest={(event) => `${formatDayTime(event.Day)}, home ${second(event) || 'without a line'}`}
        />
      )}
      {more}
      <ResultText result={save.result} />
    </Panel>
  );
}
