import { CircleCheck, TriangleAlert } from 'lucide-react';
import { token, type } from '@poolhouse/shared-ui';
import { DataTable, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { PrizeRow } from '@poolhouse/contract';
import { weeksInWords, type Worth } from './worth.rules';

const Frame = styled.div`
  border: 1px solid ${token.line};
  overflow-x: auto;
`;
const Says = styled.p`
  ${type.note};
  display: flex;
  gap: 6px;
  color: ${token.winInk};
  &[data-ok='false'] {
    color: ${token.pushInk};
  }
  & > svg {
    flex: none;
  }
`;
const Weeks = styled.p`
  ${type.note};
  color: ${token.ink2};
`;

const columns: Column<PrizeRow>[] = [
  { key: 'prize', head: 'Prize', rowHead: true, render: (row) => row.prize },
  { key: 'points', head: 'Points', align: 'right', render: (row) => row.points },
  { key: 'times', head: 'Times', align: 'right', hideOnPhone: true, render: (row) => row.times },
  { key: 'together', head: 'Together', align: 'right', render: (row) => row.together },
  { key: 'rule', head: 'Rule', hideOnPhone: true, render: (row) => row.rule },
];

/** What a contest pays, prize by prize, and whether that is the pot. */
export default function WorthTable({ worth }: { worth: Worth }) {
  const Icon = worth.adds_up === 1 ? CircleCheck : TriangleAlert;
  return (
    <>
      {worth.prizes.data.length > 0 && (
        <Frame>
          <DataTable
            caption="What the contest pays"
            columns={columns}
            rows={worth.prizes.data}
            rowKey={(row) => row.ID}
            total={{ prize: 'Pot', together: worth.pot }}
            rest={(row) => `${row.times} times. ${row.rule}`}
          />
        </Frame>
      )}
      {worth.weeks.data.length > 0 && <Weeks>{weeksInWords(worth.weeks.data)}</Weeks>}
      {worth.message !== '' && (
        <Says data-ok={worth.adds_up === 1}>
          <Icon size={18} aria-hidden /> {worth.message}
        </Says>
      )}
    </>
  );
}
