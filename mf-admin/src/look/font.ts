import { type } from '@poolhouse/shared-ui';

/** A type step that is a font and nothing else, where nothing of the desk is fetched: `style={{ font: fontOf('cell') }}`. */
export const fontOf = (step: 'cell' | 'note' | 'team'): string => type[step].slice('font: '.length);
