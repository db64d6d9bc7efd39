import { media, token } from '@poolhouse/shared-ui';
import { List, ListItem, typeSx } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';

const rowSx = {
  ...typeSx.cell,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 44,
  padding: '6px 14px',
  borderBottom: `1px solid ${token.line}`,
  '&:last-child': { borderBottom: 0 },
  // What it is keeps beside what can be done as long as there is room for both.
  '& > span:first-of-type': { flex: '1 1 160px', minWidth: 0 },
  '& small': { ...typeSx.note, color: token.ink2, display: 'block' },
  [media.phone]: { paddingInline: '16px' },
};
const waitsSx = {
  ...rowSx,
  background: token.pushTint,
  color: token.pushInk,
  boxShadow: `inset 3px 0 ${token.push}`,
  '& small': { ...rowSx['& small'], color: token.pushInk },
};

/** Rows of a list that is no table. */
export const Rows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <List disablePadding aria-label={label}>
    {children}
  </List>
);

/** What it is at the left, what can be done at the right; `waits` for what wants somebody. */
export const Row = ({ waits = false, children }: { waits?: boolean; children: ReactNode }) => (
  <ListItem disablePadding sx={waits ? waitsSx : rowSx}>
    {children}
  </ListItem>
);
