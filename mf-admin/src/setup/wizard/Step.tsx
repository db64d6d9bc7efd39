import { token } from '@poolhouse/shared-ui';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';
import { partId } from './wizard.rules';

const frameSx = {
  display: 'grid',
  gap: '12px',
  minWidth: 0,
  margin: 0,
  padding: '0 0 14px',
  border: 0,
  borderBottom: `1px solid ${token.line}`,
  outlineOffset: '4px',
  scrollMarginTop: 72,
};
const legendSx = { ...typeSx.team, display: 'flex', gap: '10px', alignItems: 'center', padding: '0 0 8px' };
const numberSx = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: token.brand,
  color: token.onBrand,
};

/** The name of one contest among several, within a part. */
export const partNameSx = { ...typeSx.head, margin: 0, padding: '10px 0 6px', color: token.ink2 };

/** A numbered part of the sheet. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" id={partId(number)} tabIndex={-1} sx={frameSx}>
      <Box component="legend" sx={legendSx}>
        <Box component="span" aria-hidden sx={numberSx}>
          {number}
        </Box>{' '}
        {title}
      </Box>
      {children}
    </Box>
  );
}
