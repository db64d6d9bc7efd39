import { media, token } from '@poolhouse/shared-ui';
import { typeSx } from '@poolhouse/shared-ui/desk';

/** Widths of the list: with names, and of icons alone. */
export const LIST_WIDTH = 248;
export const RAIL_WIDTH = 64;

export const headingSx = { ...typeSx.head, color: token.ink2, padding: '18px 20px 6px', fontSize: '.75rem' };

/** A badge that stands in its row, in the colours of what waits. */
export const badgeSx = {
  flex: 'none',
  '& .MuiBadge-badge': {
    position: 'static',
    transform: 'none',
    minWidth: 22,
    height: 20,
    borderRadius: '4px',
    border: `1px solid ${token.push}`,
    background: token.pushTint,
    color: token.pushInk,
    ...typeSx.note,
    fontWeight: 600,
  },
};

/** The same over an icon. */
export const railBadgeSx = {
  ...badgeSx,
  '& .MuiBadge-badge': { ...badgeSx['& .MuiBadge-badge'], minWidth: 16, height: 16, paddingInline: '3px' },
};

/** A row of the list, beside a page: 36 px, more under a finger. */
export const tabSx = {
  ...typeSx.cell,
  flexDirection: 'row',
  justifyContent: 'flex-start',
  gap: '12px',
  minHeight: 36,
  minWidth: 0,
  maxWidth: 'none',
  marginInline: '12px',
  padding: '4px 10px',
  borderRadius: '4px',
  color: token.ink2,
  textTransform: 'none',
  textAlign: 'left',
  letterSpacing: 0,
  opacity: 1,
  [media.touch]: { minHeight: 44 },
  [media.hover]: { '&:hover': { background: token.sunken, color: token.ink } },
  '&.Mui-selected': { color: token.brandInk, fontWeight: 600, background: token.brandTint, boxShadow: `inset 3px 0 ${token.brand}` },
  [media.forced]: { '&.Mui-selected': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' } },
};

/** The same where icons stand alone. */
export const railTabSx = { ...tabSx, justifyContent: 'center', minHeight: 44, marginInline: '8px', padding: '4px' };
