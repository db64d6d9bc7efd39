import type { ArchiveTableRow } from '@poolhouse/contract';
import { token, type } from '@poolhouse/shared-ui';
import { PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

/** What stays on one line: names, instants. */
const SHORT = 24;

/** A table as the export had it: plain, and as wide as it is. */
export function ArchiveTable({ table: { ID, heads, rows } }: { table: ArchiveTableRow }) {
  if (rows.length === 0) return <PanelEmpty>There is nothing in it.</PanelEmpty>;
  return (
    // What is wider than a phone is moved by the keyboard too.
    <Wide role="region" aria-label={`${ID}, line by line`} tabIndex={0}>
      <Table aria-label={ID}>
        <thead>
          <tr>
            {heads.map(({ Name, Figure }) => (
              <th key={Name} scope="col" data-figure={Figure === 1 || undefined}>
                {Name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <tr key={n}>
              {row.map((text, at) => (
                <td key={heads[at]?.Name} data-figure={heads[at]?.Figure === 1 || undefined} data-short={text.length <= SHORT || undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  );
}

const Wide = styled.div`
  overflow-x: auto;
  padding-inline: 14px;
`;

const Table = styled.table`
  ${type.cell};
  min-width: 100%;
  margin-bottom: 8px;
  border-collapse: collapse;
  th,
  td {
    max-width: 24rem;
    padding: 8px 12px 8px 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
    border-top: 1px solid ${token.line};
  }
  th {
    ${type.head};
    color: ${token.ink3};
    border-top: 0;
  }
  [data-short] {
    white-space: nowrap;
  }
  [data-figure] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
