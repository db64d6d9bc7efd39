import { memo, type ReactElement, type ReactNode } from 'react';
import { sameNode } from '../page/same-node.rules';
import { VisuallyHidden } from '../page/VisuallyHidden';
import type { Column, TableSort } from './column.types';
import { OpenCell, SortButton } from './table.styles';
import { cellData } from './TableCell';

type Head = Pick<Column<never>, 'key' | 'head' | 'headTitle' | 'width' | 'group' | 'sortable' | 'align' | 'hideOnPhone'>;

interface Props {
  columns: readonly Head[];
  sort?: TableSort | undefined;
  /** Rows have a button that opens them. */
  opens: boolean;
}

const headOf = ({ key, head, headTitle, width, group, sortable, align, hideOnPhone }: Head) =>
  [key, head, headTitle, width, group, sortable, align, hideOnPhone] as const;

/** The columns are often described anew with each draw, with what draws their cells; their heads are drawn when they differ. */
const sameHeads = ({ columns, ...a }: Props, { columns: newColumns, ...b }: Props): boolean =>
  sameNode(a, b) && (columns === newColumns || sameNode(columns.map(headOf), newColumns.map(headOf)));

/** The heads; where the table can be sorted they are buttons, and the arrow shows which way the rows stand. */
export const TableHead = memo(function TableHead({ columns, sort, opens }: Props): ReactElement {
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
}, sameHeads);

/** What columns have in common, above them. */
function GroupHeads({ columns, opens }: Pick<Props, 'columns' | 'opens'>): ReactNode {
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

function Words({ column: { head, headTitle } }: { column: Head }): ReactNode {
  if (headTitle === undefined) return head;
  return (
    <>
      <span aria-hidden>{head}</span>
      <VisuallyHidden>{headTitle}</VisuallyHidden>
    </>
  );
}
