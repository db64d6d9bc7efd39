import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { differences } from './differences.rules';

const Table = styled.table`
  ${type.note};
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    padding: 4px 6px;
    border-bottom: 1px solid ${token.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    color: ${token.ink2};
    font-weight: 500;
  }
`;

/** What something was and what it became, field by field; from JSON as the log keeps it. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const rows = differences(before, after);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([field, was, is]) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{was}</td>
            <td>{is}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
