import type { GolfBirthdayRow } from '@poolhouse/contract';
import { dayKey, formatDate, serverNow, token } from '@poolhouse/shared-ui';
import { DataTable, figure, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Cake, UserCheck } from 'lucide-react';

interface Props {
  rows: readonly GolfBirthdayRow[];
  /** Of how many golfers of the field one is known. */
  known: number;
  of: number;
  /** My picks. */
  own: ReadonlySet<number>;
}

export function BirthdaysPanel({ rows, known, of, own }: Props) {
  const sorted = [...rows].sort((a, b) => (a.Golfer_Birthday < b.Golfer_Birthday ? -1 : 1));
  return (
    <Panel title="Birthdays" action="Golfers in this field, next 7 days" foot={`Shown only where a birthday is known: ${known} of ${of}.`}>
      {sorted.length === 0 ? (
        <PanelEmpty>No golfer of whom a birthday is known has it in the next 7 days.</PanelEmpty>
      ) : (
        <DataTable<GolfBirthdayRow>
          caption="Birthdays"
          columns={columnsOf(dayKey(serverNow()), own)}
          rows={sorted}
          rowKey={(row) => row.ID}
        />
      )}
    </Panel>
  );
}

function columnsOf(today: string, own: ReadonlySet<number>): Column<GolfBirthdayRow>[] {
  const isToday = ({ Golfer_Birthday: day }: GolfBirthdayRow) => day === today;
  return [
    {
      key: 'golfer',
      head: 'Golfer',
      rowHead: true,
      width: '100%',
      render: (row) => (
        <>
          {isToday(row) && <Cake size={16} aria-hidden />} {row.Golfer_Name}{' '}
          {own.has(row.ID) && <UserCheck size={16} aria-label="my pick" />}
        </>
      ),
    },
    {
      key: 'birthday',
      head: 'Birthday',
      render: (row) => (
        <When>
          {isToday(row) && <b>Today</b>} {formatDate(row.Golfer_Birthday)}
        </When>
      ),
    },
    figure('Turns', (row) => row.Golfer_Age),
    figure('Group', (row) => (row.Group_Num === null ? '' : row.Group_Num + 1)),
  ];
}

const When = styled.span`
  white-space: nowrap;
  b {
    color: ${token.pushInk};
  }
`;
