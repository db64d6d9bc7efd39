import type { ActivityRow } from '@poolhouse/contract';
import { formatDayTime } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import { Note } from '@poolhouse/shared-ui/desk';
import { actionWords } from '../../facts/action-words.rules';
import { BeforeAfter } from '../../form/BeforeAfter';

/** What one line of the log changed. */
export default function ActivityDetails({ row, onClose }: { row: ActivityRow; onClose(): void }) {
  const read = useRead('GET ad/activity_row', { activity_id: row.ID });
  return (
    <SheetDialog title={actionWords(row.Action)} actions={<Button onClick={onClose}>Close</Button>} onClose={onClose}>
      <Note>
        {row.User || 'The site'}, {formatDayTime(row.modtime)}
      </Note>
      <ReadGate read={read} rows={4}>
        {({ activity: { data } }) => data[0] && <BeforeAfter before={data[0].before} after={data[0].after} />}
      </ReadGate>
    </SheetDialog>
  );
}
