import { token } from '@poolhouse/shared-ui';
import type { CSSProperties } from 'react';
import { fontOf } from './font';

/** The number of a step in its circle, in the console and on home; plain, since home fetches nothing of the desk. */
export const markLook: CSSProperties = {
  font: fontOf('cell'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 30,
  height: 30,
  border: `1px solid ${token.ctl}`,
  borderRadius: '50%',
};
export const doneLook: CSSProperties = { ...markLook, background: token.win, borderColor: token.win, color: token.onWin };
