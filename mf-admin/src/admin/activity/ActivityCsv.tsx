import type { ActivityRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { csvOf, fileNameOf, saveFile } from '@poolhouse/shared-ui/device';

/** The rows that are shown, as a file. */
export default function ActivityCsv({ rows }: { rows: readonly ActivityRow[] }) {
  const save = () =>
    saveFile(
      fileNameOf('csv', 'activity-log'),
      csvOf([
        ['ID', 'Action', 'User', 'DB User', 'IP', 'Modtime'],
        ...rows.map((row) => [row.ID, row.Action, row.User, row.DBUser, row.IP, row.modtime]),
      ]),
    );
  return (
    <Button color="inherit" variant="outlined" onClick={save}>
      Save {plural(rows.length, 'row')} as CSV
    </Button>
  );
}
