import { token } from '@poolhouse/shared-ui';
import type { CSSProperties } from 'react';
import { fontOf } from '../look/font';

/*
 * Home is a page of players too, so the few looks of this piece are plain: nothing of the desk is fetched for it.
 */
export const listLook: CSSProperties = { margin: 0, padding: 0, listStyle: 'none' };
export const stepLook: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  padding: '8px 14px',
  borderTop: `1px solid ${token.line}`,
};
export const titleLook: CSSProperties = { font: fontOf('team'), display: 'block' };
export const noteLook: CSSProperties = { font: fontOf('note'), color: token.ink2 };
export const lineLook: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 14px',
  borderTop: `1px solid ${token.line}`,
};
