import type { ReactElement, ReactNode } from 'react';
import { csvOf, fileNameOf } from '../csv/csv.rules';
import { saveFile } from '../csv/save-file';
import { styled } from '../theme/styled';
import { media } from '../theme/tokens';
import { word } from './download.styles';
import { oneFile } from './one-file.rules';
import type { Table } from './tables.types';

export interface DownloadsProps {
  /** What every file's name begins with, such as contest, year and week. */
  named: readonly (string | number)[];
  tables: readonly Table[];
  /** Further actions, such as printing. */
  children?: ReactNode;
}

/** What is on the page as files, made in the browser from the rows that are shown. Tables without rows are left out. */
export function Downloads({ named, tables, children }: DownloadsProps): ReactElement | null {
  const save = (name: string, rows: Table['rows']) => saveFile(fileNameOf('csv', ...named, name), csvOf(rows));
  const full = tables.filter(({ rows }) => rows.length > 1);
  if (full.length === 0) return null;
  return (
    <Row role="group" aria-label="Download as CSV">
      {full.map(({ name, rows }) => (
        <button key={name} type="button" onClick={() => save(name, rows)}>
          {name}
        </button>
      ))}
      {full.length > 1 && (
        <button type="button" onClick={() => save('everything', oneFile(full))}>
          Everything
        </button>
      )}
      {children}
    </Row>
  );
}

/** A quiet line of word buttons under the page. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 4px;
  ${media.phone} {
    padding: 0 8px;
  }
  > button {
    ${word}
  }
`;
