import { ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { sans, token } from '../theme/tokens';

interface Props {
  /** How many rows are left out here. */
  count: number;
  /** Over all columns of the table. */
  columns: number;
  /** The table is a grid, whose parts have roles of their own. */
  inGrid?: boolean;
  onOpen(): void;
}

/** The line of a long table that stands for rows which are not drawn, and brings them all. */
export function LeftOutRow({ count, columns, inGrid = false, onOpen }: Props): ReactElement {
  return (
    <tr role={inGrid ? 'row' : undefined} data-left-out>
      <td colSpan={columns} role={inGrid ? 'gridcell' : undefined} style={{ padding: 0 }}>
        <Line type="button" onClick={onOpen}>
          <ChevronsUpDown size={16} aria-hidden data-paperless />
          {count} more<span data-paperless>, show all</span>
        </Line>
      </td>
    </tr>
  );
}

const Line = styled.button`
  position: sticky;
  left: 0;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  max-width: 100%;
  padding: 0 16px;
  border: 0;
  color: ${token.brand};
  background: none;
  font: 600 0.9375rem/1.3 ${sans};
  cursor: pointer;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
