import type { AuctionVersusRow } from '@poolhouse/contract';
import { formatSigned, moneyDigits, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionOwnerRow } from '../contest/auction.types';
import { OwnerMark } from '../owner/OwnerMark';
import { OwnerName } from '../owner/OwnerName';
import { useOwnerMarks } from '../owner/useOwnerMarks';

const Scroll = styled.div`
  overflow-x: auto;
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.cell};
  th,
  td {
    padding: 6px 8px;
    text-align: right;
    white-space: nowrap;
    border-top: 1px solid ${token.line};
  }
  thead th {
    ${type.head};
    color: ${token.ink3};
    background: ${token.sunken};
  }
  th:first-of-type {
    position: sticky;
    left: 0;
    text-align: left;
    background: ${token.surface};
    font-weight: inherit;
  }
  tr[data-mine] > * {
    background: ${token.brandTint};
    font-weight: 600;
  }
`;

/** What each owner won from each other. */
export function HeadToHead({ rows, owners, me }: { rows: readonly AuctionVersusRow[]; owners: readonly AuctionOwnerRow[]; me: number }) {
  const marks = useOwnerMarks(owners);
  const won = new Map(rows.map((row) => [row.ID, row.winnings]));
  const digits = moneyDigits([...won.values()]);
  return (
    <Panel id="versus" title="Head to Head" action="Row won from column, $">
      <Scroll tabIndex={0} role="region" aria-label="Who won from whom">
        <Table>
          <thead>
            <tr>
              <th scope="col">Owner</th>
              {owners.map(({ ID, Name }) => (
                <th key={ID} scope="col">
                  <OwnerMark name={Name} mark={marks.get(ID)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {owners.map((row) => (
              <tr key={row.ID} data-mine={row.ID === me || undefined}>
                <th scope="row">
                  <OwnerName name={row.Name} />
                </th>
                {owners.map(({ ID }) => (
                  <td key={ID}>{ID === row.ID ? '–' : formatSigned(won.get(`${row.ID}:${ID}`) ?? 0, digits)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Panel>
  );
}
