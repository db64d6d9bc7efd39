import type { UnderdogsPickRow, UnderdogsStandingRow } from '@poolhouse/contract';
import { must } from '@poolhouse/shared-ui';
import { EntryName, mineFirst, Panel, PanelEmpty, ResultGrid, usePhone } from '@poolhouse/shared-ui/board';
import { SupposedTag } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { Board } from '../contest/board.rules';
import { spokenPick } from '../standing/spoken';
import { recordText, tallyText } from '../standing/tally.rules';
import { PickCell } from './PickCell';
import { RecapLink } from './RecapLink';
import { seasonGrid } from './season-grid.rules';

interface Props {
  board: Board;
  standings: readonly UnderdogsStandingRow[];
  onOpen(pick: UnderdogsPickRow): void;
}

/** All picks: a row for each entry, a column for each week up to the current one, and the three counts below. */
export function SeasonGridPanel({ board: { config, users, picks, supposed }, standings, onOpen }: Props) {
  const phone = usePhone();
  const { weeks, rows, byWeek, total } = useMemo(() => seasonGrid(users, picks, standings, config), [users, picks, standings, config]);
  const graded = picks.some(({ Grade }) => Grade !== '');
  return (
    <Panel
      id="season"
      title="All picks"
      action={Object.keys(supposed).length > 0 ? <SupposedTag /> : graded ? <RecapLink /> : 'Wins, covers, losses'}
    >
      {rows.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <ResultGrid
          label="All picks"
          columns={weeks.map((week) => ({ key: week, head: `Week ${week}`, current: week === config.week }))}
          rows={phone ? mineFirst(rows, (row) => row.mine) : rows}
          rowKey={(row) => row.entryId}
          rowHead={(row) => <EntryName name={row.name} you={row.mine} />}
          mine={(row) => row.mine}
          cell={(row, i) => {
            const pick = row.cells[i] ?? null;
            const isSupposed = pick !== null && supposed[`pick ${pick.ID}`] === true;
            return {
              spoken: `${spokenPick(pick, must(weeks[i], 'a column is a week'))}${isSupposed ? ', supposed' : ''}`,
              ...(pick && { content: <PickCell pick={pick} supposed={isSupposed} />, onOpen: () => onOpen(pick) }),
            };
          }}
          end={{ head: 'W - C - L', render: (row) => recordText(row.tally) }}
          foot={{ head: `Total: ${tallyText(total)}`, cells: byWeek.map(recordText), end: recordText(total) }}
        />
      )}
    </Panel>
  );
}
