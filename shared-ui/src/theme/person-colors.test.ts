import { PERSON_COLORS } from '@poolhouse/contract/constants';
import { personDark, personLight } from './person-colors';
import { dark, light } from './tokens';

type Linear = readonly [number, number, number];

const linear = (hex: string): Linear => {
  const [r = 0, g = 0, b = 0] = hex
    .match(/[\da-f]{2}/gi)!
    .map((pair) => parseInt(pair, 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return [r, g, b];
};
const luminance = ([r, g, b]: Linear) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: string, b: string) => {
  const [high = 0, low = 0] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

const times = (m: readonly number[], [r, g, b]: Linear): Linear =>
  [0, 3, 6].map((i) => Math.min(1, Math.max(0, m[i]! * r + m[i + 1]! * g + m[i + 2]! * b))) as unknown as Linear;

/** How a color is seen; Machado, Oliveira and Fernandes 2009, at full severity. */
const SIGHTS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** Oklab, in which equal distances look about equally far. */
function oklab([r, g, b]: Linear): Linear {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const distance = (a: string, b: string, sight: readonly number[]) =>
  Math.hypot(...oklab(times(sight, linear(a))).map((v, i) => v - oklab(times(sight, linear(b)))[i]!));

/** Two patches beside each other are told apart from about 0.02 on; what is closer than this is not taken for different at a glance. */
const APART = 0.05;

describe.each([
  ['light', personLight, light],
  ['dark', personDark, dark],
] as const)('the colors of people, %s', (_theme, people, tokens) => {
  it.each(PERSON_COLORS)('%s has readable letters, and is seen on every ground', (color) => {
    expect(contrast(people[color], tokens.surface)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['page', 'sunken', 'brandTint', 'winTint', 'liveTint'] as const)
      expect([ground, contrast(people[color], tokens[ground]) >= 3]).toEqual([ground, true]);
  });

  it.each(Object.entries(SIGHTS))('are told apart with %s sight', (_name, sight) => {
    for (const [n, a] of PERSON_COLORS.entries())
      for (const b of PERSON_COLORS.slice(n + 1)) expect([a, b, distance(people[a], people[b], sight) >= APART]).toEqual([a, b, true]);
  });

  it('are none of the colors that mean something', () => {
    for (const color of PERSON_COLORS)
      for (const meaning of ['win', 'loss', 'live', 'brand', 'push'] as const)
        expect([color, meaning, distance(people[color], tokens[meaning], SIGHTS.usual) >= APART]).toEqual([color, meaning, true]);
  });
});
