import type { Loaded } from './source.rules';
import { Note } from '../look/Note';
import { ListRows } from '../form/form.styles';

/** Lines of a file that are not as they should be; nothing of the file is taken while there are any. */
export function RefusedRows({ rows, total }: { rows: Loaded['refused']['data']; total: string }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Note role="alert">{total} of the file cannot be read, so nothing of it is taken.</Note>
      <ListRows>
        {rows.slice(0, 20).map((row) => (
          <li key={row.ID} data-tone="push">
            {row.line === null ? row.message : `Line ${row.line}: ${row.message}`}
          </li>
        ))}
      </ListRows>
    </>
  );
}
