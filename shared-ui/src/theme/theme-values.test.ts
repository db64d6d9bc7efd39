import { theme } from './theme';
import { condensed, sans } from './tokens';

it('breaks at 0, 600, 960, 1280 and 1920 px', () => {
  expect(theme.breakpoints.keys.map((key) => theme.breakpoints.values[key])).toEqual([0, 600, 960, 1280, 1920]);
});

it('sets text in one sans font and heads in a condensed second one', () => {
  expect(theme.typography.fontFamily).toBe(sans);
  expect([theme.typography.h1.fontFamily, theme.typography.overline.fontFamily]).toEqual([condensed, condensed]);
  expect(sans.split(',')[0]).not.toBe(condensed.split(',')[0]);
});
