import { Cake } from 'lucide-react';
import { DataTable, figure, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { formatMonthDay } from '@poolhouse/shared-ui';
import type { GolfBirthdayRow } from '@poolhouse/contract';

export function BirthdaysPanel({ rows, known, of }: { rows: readonly GolfBirthdayRow[]; known: number; of: number }) {
  const sorted = [...rows].sort((a, b) => (a.Golfer_Birthday < b.Golfer_Birthday ? -1 : 1));
  return (
    <Panel title="Birthdays" action="Golfers in this field, next 7 days" foot={`Shown only where a birthday is known: ${known} of ${of}.`}>
      {sorted.length === 0 ? (
        <PanelEmpty>No golfer of whom a birthday is known has it in the next 7 days.</PanelEmpty>
      ) : (
        <DataTable<GolfBirthdayRow>
          caption="Birthdays"
          columns={[
            {
              key: 'golfer',
              head: 'Golfer',
              rowHead: true,
              width: '100%',
              render: (row) => (
                <>
                  <Cake size={16} aria-hidden /> {row.Golfer_Name}
                </>
              ),
            },
            figure('Birthday', (row) => formatMonthDay(`${row.Golfer_Birthday}T12:00:00`)),
            figure('Turns', (row) => row.Golfer_Age),
            figure('Group', (row) => (row.Group_Num === null ? '' : row.Group_Num + 1)),
          ]}
          rows={sorted}
          rowKey={(row) => row.ID}
        />
      )}
    </Panel>
  );
}
