import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden';
import type { Column, TableSort } from './column.types';
import { OpenCell, SortButton } from './table.styles';
import { cellData } from './TableCell';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort?: TableSort | undefined;
  /** Rows have a button that opens them. */
  opens: boolean;
}

/** The heads; where the table can be sorted they are buttons, and the arrow shows which way the rows stand. */
export function TableHead<Row>({ columns, sort, opens }: Props<Row>): ReactElement {
  return (
    <thead>
      <GroupHeads columns={columns} opens={opens} />
      <tr>
        {columns.map((column) => {
          const by = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th key={column.key} scope="col" title={column.headTitle} style={{ width: column.width }} aria-sort={by} {...cellData(column)}>
              {sort && column.sortable ? (
                <SortButton type="button" onClick={() => sort.onSort(column.key)}>
                  <Words column={column} />
                  <span aria-hidden data-shown={by !== undefined}>
                    {by === 'ascending' ? '\u25b2' : '\u25bc'}
                  </span>
                </SortButton>
              ) : (
                <Words column={column} />
              )}
            </th>
          );
        })}
        {opens && (
          <OpenCell as="th" scope="col" data-open>
            <VisuallyHidden>More</VisuallyHidden>
          </OpenCell>
        )}
      </tr>
    </thead>
  );
}

/** What columns have in common, above them. */
function GroupHeads<Row>({ columns, opens }: Pick<Props<Row>, 'columns' | 'opens'>): ReactNode {
  const groups: { group: string; span: number }[] = [];
  for (const { group = '' } of columns) {
    const last = groups.at(-1);
    if (last?.group === group) last.span += 1;
    else groups.push({ group, span: 1 });
  }
  if (groups.every(({ group }) => group === '')) return null;
  return (
    <tr data-groups>
      {groups.map(({ group, span }, at) =>
        group === '' ? (
          <td key={at} colSpan={span} />
        ) : (
          <th key={at} scope="colgroup" colSpan={span} data-align="center">
            {group}
          </th>
        ),
      )}
      {opens && <td />}
    </tr>
  );
}

function Words<Row>({ column: { head, headTitle } }: { column: Column<Row> }): ReactNode {
  if (headTitle === undefined) return head;
  return (
    <>
      <span aria-hidden>{head}</span>
      <VisuallyHidden>{headTitle}</VisuallyHidden>
    </>
  );
}
