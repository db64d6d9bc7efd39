import { percent, signedPercent } from './percent';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('says a share in whole percent, and never of what is open that it is certain', () => {
  expect([0, 0.0004, 0.005, 0.34, 0.995, 0.9996, 1].map(percent).map(plain)).toEqual([
    '0 %',
    '< 1 %',
    '1 %',
    '34 %',
    '> 99 %',
    '> 99 %',
    '100 %',
  ]);
});

it('has a minus as wide as the plus', () => {
  expect([0.12, -0.03, 0.001].map(signedPercent).map(plain)).toEqual(['+12 %', '−3 %', '0 %']);
});
