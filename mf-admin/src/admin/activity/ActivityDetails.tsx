import type { ActivityRow } from '@poolhouse/contract';
import { formatDayTime } from '@poolhouse/shared-ui';
import { PanelError, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import { Note } from '../../form/form.styles';
import { BeforeAfter } from '../../form/BeforeAfter';
import { actionWords } from './action-words.rules';
import { useRead } from '../../form/useRead';

/** What one line of the log changed. */
export default function ActivityDetails({ row, onClose }: { row: ActivityRow; onClose(): void }) {
  const { data, error, retry } = useRead('GET ad/activity_row', { activity_id: row.ID });
  const details = data?.activity.data[0];
  return (
    <SheetDialog title={actionWords(row.Action)} actions={<Button onClick={onClose}>Close</Button>} onClose={onClose}>
      <Note>
        {row.User || 'The site'}, {formatDayTime(row.modtime)}
      </Note>
      {error && <PanelError message={error} onRetry={retry} />}
      {!error && !details && <PanelSkeleton rows={4} />}
      {details && <BeforeAfter before={details.before} after={details.after} />}
    </SheetDialog>
  );
}
