import { Note } from '@poolhouse/shared-ui/desk';
import { Row, Rows } from '../look/Rows';
import type { Loaded } from './source.rules';

/** Lines of a file that are not as they should be; nothing of the file is taken while there are any. */
export function RefusedRows({ rows, total }: { rows: Loaded['refused']['data']; total: string }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Note role="alert">{total} of the file cannot be read, so nothing of it is taken.</Note>
      <Rows>
        {rows.slice(0, 20).map((row) => (
          <Row key={row.ID} waits>
            {row.line === null ? row.message : `Line ${row.line}: ${row.message}`}
          </Row>
        ))}
      </Rows>
    </>
  );
}
