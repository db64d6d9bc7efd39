import { styled } from '../theme/styled';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { plural } from '../formats/words';
import { DataTable, type DataTableProps } from '../tables/DataTable';
import { token, type } from '../theme/tokens';
import { FindField } from './FindField';
import { Pager } from './Pager';
import { useFindTable, type FindTableOptions } from './useFindTable';

export interface FindTableProps<Row>
  extends Omit<DataTableProps<Row>, 'sort' | 'total'>, Pick<FindTableOptions<Row>, 'first' | 'pageSize'> {
  /** What the field is for, such as 'Find a user'; there is none unless stated. */
  find?: string;
  /** Stands beside the field: further choices of what is listed. */
  beside?: ReactNode;
  /** One row's name, for 'No user holds these words.' */
  noun?: string;
}

/** A table that is searched and sorted here, in the browser; what a server pages is a `DataTable` with a `Pager`. */
export function FindTable<Row>({ find, beside, noun = 'row', first, pageSize, ...table }: FindTableProps<Row>): ReactElement {
  const found = useFindTable({ columns: table.columns, rows: table.rows, first, pageSize });
  const columns = useMemo(() => table.columns.map((column) => ({ ...column, sortable: column.value !== undefined })), [table.columns]);
  return (
    <>
      {(find !== undefined || beside) && (
        <Above>
          {find !== undefined && <FindField label={find} value={found.find} onChange={found.setFind} />}
          {beside}
        </Above>
      )}
      {found.found === 0 && found.find !== '' ? (
        <None role="status">No {noun} holds these words.</None>
      ) : (
        <DataTable {...table} columns={columns} rows={found.rows} sort={found.sort} />
      )}
      <Pager page={found.page} pages={found.pages} onPage={found.setPage} of={plural(found.found, noun)} />
    </>
  );
}

const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
  padding: 10px 14px;
`;

const None = styled.p`
  ${type.note};
  padding: 14px;
  color: ${token.ink2};
`;
