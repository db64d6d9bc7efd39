import type { ReactNode } from 'react';
import { csvOf, fileNameOf, saveFile } from '@poolhouse/shared-ui/device';
import { Row } from './downloads.styles';
import { oneFile } from './one-file.rules';
import type { Table } from './tables.types';

interface Props {
  /** What every file's name begins with, such as contest, year and week. */
  named: readonly (string | number)[];
  tables: readonly Table[];
  /** Further actions, such as printing. */
  children?: ReactNode;
}

/** What is on the page as files, made here from the rows that are shown. */
export default function Downloads({ named, tables, children }: Props) {
  const save = (name: string, rows: Table['rows']) => saveFile(fileNameOf('csv', ...named, name), csvOf(rows));
  if (tables.length === 0) return null;
  return (
    <Row role="group" aria-label="Download as CSV">
      {tables.map(({ name, rows }) => <button key={name} type="button" onClick={() => save(name, rows)}>{name}</button>)}
      {tables.length > 1 && <button type="button" onClick={() => save('everything', oneFile(tables))}>Everything</button>}
      {children}
    </Row>
  );
}
