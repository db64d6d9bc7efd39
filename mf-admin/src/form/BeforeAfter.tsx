import { Table, TableBody, TableCell, TableHead, TableRow } from '@poolhouse/shared-ui/desk';
import { differences } from './differences.rules';

const tableSx = { tableLayout: 'fixed', '& .MuiTableCell-root': { verticalAlign: 'top', overflowWrap: 'anywhere' } };

/** What something was and what it became, field by field; from JSON as the log keeps it. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <Table sx={tableSx}>
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences(before, after).map(([field, was, is]) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {field}
            </TableCell>
            <TableCell>{was}</TableCell>
            <TableCell>{is}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
