import { unfitness } from './fit.rules';

const page = { kit: '1.4.0', page: 2, server: 2 };

test.each([
  [{ compatibility: 2, kit: '^1.2.0' }, page, null],
  [{ compatibility: 3, kit: '^1.2.0' }, page, 'page'],
  [{ compatibility: 1, kit: '^1.2.0' }, page, 'paused'],
  [{ compatibility: 2, kit: '^1.5.0' }, page, 'kit'],
  [{ compatibility: 2, kit: '^2.0.0' }, page, 'kit'],
  [{ compatibility: 2, kit: '~1.3.0' }, page, 'kit'],
  [{ compatibility: 2, kit: '^1.2.0' }, { ...page, server: 3 }, 'paused'],
  [{ compatibility: 3, kit: '^1.2.0' }, { ...page, server: 3 }, 'page'],
  [{ compatibility: 1, kit: '^9.0.0' }, page, 'paused'],
] as const)('%j in %j: %s', (remote, versions, unfit) => {
  expect(unfitness(remote, versions)).toBe(unfit);
});
