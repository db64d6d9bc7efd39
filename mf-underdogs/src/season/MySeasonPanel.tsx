import type { UnderdogsPickRow } from '@poolhouse/contract';
import { formatLine, serverNow } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { SupposedTag } from '@poolhouse/shared-ui/screen';
import type { ReactNode } from 'react';
import { pickNote } from '../explain/status.rules';
import { words } from '../explain/words';
import { Part } from '../pick/pick.styles';
import { PickChip } from '../standing/PickChip';
import { SupposedEnd } from '../standing/SupposedEnd';

const Result = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
`;

/** What a week came to, or what an administrator said when taking its pick away. */
const noteOf = (pick: UnderdogsPickRow): string =>
  pick.pick === '' ? 'taken away by an administrator' : pickNote(pick, words, serverNow());

/** What of it is supposed to be another pick than now: `pick 12-3`. */
type Marks = Readonly<Record<string, true>> | undefined;

const columnsOf = (marks: Marks): Column<UnderdogsPickRow>[] => [
  { key: 'week', head: 'Week', render: (pick) => pick.week },
  { key: 'pick', head: 'Pick', rowHead: true, width: '100%', render: (pick) => pick.pick || '–' },
  { key: 'line', head: 'Spread', align: 'right', render: (pick) => formatLine(pick.spread) },
  {
    key: 'result',
    head: 'Result',
    render: (pick) => (
      <Result>
        <PickChip pick={pick} />
        {marks?.[`pick ${pick.ID}`] ? <SupposedEnd pick={pick} /> : noteOf(pick)}
      </Result>
    ),
  },
];

/** My teams week by week, planned ones last: each is used once. */
export function MySeasonPanel({ picks, marks, selector }: { picks: readonly UnderdogsPickRow[]; marks?: Marks; selector: ReactNode }) {
  const rows = [...picks].sort((a, b) => a.week - b.week);
  return (
    <Panel id="myseason" title="My picks" action={rows.some(({ ID }) => marks?.[`pick ${ID}`]) && <SupposedTag />}>
      {selector && <Part>{selector}</Part>}
      {rows.length === 0 ? (
        <PanelEmpty>Your picks are listed here, week by week.</PanelEmpty>
      ) : (
        <DataTable caption="My picks by week" columns={columnsOf(marks)} rows={rows} rowKey={(pick) => pick.ID} />
      )}
    </Panel>
  );
}
