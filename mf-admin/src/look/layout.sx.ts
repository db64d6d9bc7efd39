import { media } from '@poolhouse/shared-ui';

/** Fields under each other, with the room of a panel around them. */
export const blockSx = {
  display: 'grid',
  gap: '12px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '14px',
  [media.phone]: { paddingInline: '16px' },
  '& > button': { justifySelf: 'start' },
};

/** Panels under each other in one tile. */
export const stackSx = { display: 'grid', gap: '20px' };

/** Panels beside each other as far as they fit, each as wide as its `data-span` says, of twelve. */
export const tilesSx = {
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '& > *': { gridColumn: 'span 12' },
  [media.small]: { "& > [data-span='4'], & > [data-span='5']": { gridColumn: 'span 6' } },
  [media.medium]: {
    "& > [data-span='4']": { gridColumn: 'span 4' },
    "& > [data-span='5']": { gridColumn: 'span 5' },
    "& > [data-span='7']": { gridColumn: 'span 7' },
  },
  [media.phone]: { gap: '16px' },
};
