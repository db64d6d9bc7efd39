import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** Turns a picture into its table, and back. */
export const TwinButton = ({ table, onTable }: { table: boolean; onTable(table: boolean): void }) => (
  <Button type="button" onClick={() => onTable(!table)}>
    {table ? 'Show as picture' : 'Show as table'}
  </Button>
);

const Button = styled.button`
  padding: 4px 0;
  ${type.note};
  font-weight: 600;
  color: ${token.brand};
  background: none;
  border: 0;
  cursor: pointer;
  ${media.touch} {
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`;
