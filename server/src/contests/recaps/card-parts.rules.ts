import type { Weight } from './letter-widths.rules';

/** The light theme's colours: a picture has one look, wherever it is shown. */
export const INK = {
  ink: '#131c26',
  second: '#485462',
  surface: '#ffffff',
  page: '#f2f1eb',
  line: '#cfccc0',
  mast: '#0f1d2b',
  onMast: '#f4f6f8',
  onMastSecond: '#aebcca',
  win: '#166b3c',
  winInk: '#0e5730',
  winTint: '#dff2e6',
  lossInk: '#8e1b15',
  lossTint: '#fbe4e1',
  pushInk: '#704800',
  pushTint: '#fbefcf',
  sky: '#8fb4ff',
} as const;

export interface TextLook {
  x: number;
  /** Of the line on which letters stand. */
  y: number;
  size: number;
  weight?: Weight;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

export function textAt(text: string, { x, y, size, weight = 'SemiBold', fill = INK.ink, anchor = 'start', spacing = 0 }: TextLook): string {
  const spaced = spacing === 0 ? '' : ` letter-spacing="${spacing}"`;
  return `<text x="${x}" y="${y}" font-family="Barlow Condensed ${weight}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${spaced}>${escaped(text)}</text>`;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const box = ({ x, y, width, height }: Area, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius > 0 ? ` rx="${radius}"` : ''}/>`;

/** The small capitals above something. */
export const labelAt = (text: string, x: number, y: number): string =>
  textAt(text.toUpperCase(), { x, y, size: 24, fill: INK.second, spacing: 1 });

const wave = (y: number): string => `M5 ${y}q2.33-2 4.67 0t4.67 0 4.67 0 4.67 0`;

/** The site's mark, as its bar has it. */
export const markAt = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 28})" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path stroke="${INK.sky}" d="m3 9 11-6.5L25 9"/><path stroke="${INK.onMast}" d="${wave(14)}${wave(19)}${wave(24)}"/></g>`;
