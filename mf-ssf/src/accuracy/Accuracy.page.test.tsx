import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { barsOf, percentFrom, shareRange } from '../charts/axis.rules';
import { anAccuracy } from '../testing/week.fixture';
import Accuracy from './Accuracy.page';
import { fittedSeasons, keptWords, testedSeasons, whoIsBetter } from './verdict.rules';

test('each picture stands beside its table, and fitted seasons are marked', async () => {
  const { container } = renderWithKit(<Accuracy />, { at: '/ssf/accuracy', answers: { 'GET ssf/accuracy': anAccuracy } });
  expect(await screen.findByText('The closing line is better on every measure.')).toBeVisible();
  expect(screen.getByRole('img', { name: /Said of the favorite, and won/ })).toBeVisible();
  const bins = within(screen.getByRole('table', { name: 'Said of the favorite and won, in 100' }));
  expect(bins.getAllByRole('row')).toHaveLength(9);
  const seasons = within(screen.getByRole('table', { name: 'By season: points off, model and closing line' }));
  expect(seasons.getByRole('row', { name: /2015 fitted/ })).toBeVisible();
  expect(seasons.getByRole('row', { name: /2022 tested/ })).toBeVisible();
  expect(container.querySelectorAll('[data-role="fitted"]')).toHaveLength(1);
  const good = within(screen.getByRole('table', { name: 'How good is it' }));
  expect(good.getByRole('row', { name: 'Margin, off by 9.83 9.63 2,191' })).toBeVisible();
  expect(good.getByText('9.63').tagName).toBe('B');
  expect(good.getByRole('row', { name: 'Against the spread 51.2% – 2,116' })).toBeVisible();
  await expectNoAxeFindings(container);
});

test('the sentence follows the figures', () => {
  const [tested] = anAccuracy().totals.data;
  expect(whoIsBetter({ ...tested!, model_total: 9 })).toBe('The closing line is better on 2 of 3 measures.');
  expect(whoIsBetter({ ...tested!, model_margin: 9, model_total: 9, model_brier: 0.1 })).toMatch(/^In so few games/);
  expect(whoIsBetter(anAccuracy().totals.data[2]!)).toMatch(/not known yet/);
});

test('a bar is the Wilson range of its share', () => {
  const [low, high] = shareRange(50, 100);
  expect([low.toFixed(1), high.toFixed(1)]).toEqual(['40.4', '59.6']);
  expect(shareRange(0, 10)[0]).toBe(0);
});

test('bars hold every figure, and no two that differ are as long', () => {
  const college = barsOf([13.06, 13.29, 12.27, null]);
  expect([college.from, college.to]).toEqual([8, 14]);
  expect([13.06, 13.29, 12.27].map((off) => Math.round(parseFloat(college.width(off))))).toEqual([84, 88, 71]);
  expect(barsOf([9.8]).to).toBe(12);
  expect(barsOf([7.2]).from).toBe(7);
  expect([percentFrom([44, 61]), percentFrom([12.6]), percentFrom([0])]).toEqual([40, 10, 0]);
});

test('what is said of seasons and groups comes from the figures', () => {
  const { seasons, totals, bins } = anAccuracy();
  expect(testedSeasons(seasons.data)).toBe('2 tested seasons');
  expect(testedSeasons(seasons.data.slice(0, 2))).toBe('1 tested season');
  expect(fittedSeasons(totals.data)).toBe('2003–2015');
  expect(fittedSeasons([])).toBe('');
  const [one, two] = bins.data;
  expect(
    keptWords([
      { ...one!, n: 475, said: 57, won: 57 },
      { ...two!, n: 60, said: 88, won: 79 },
    ]),
  ).toBe('“57 of 100” won 57 of 100 in 475 games. What fits least: “88 of 100” won 79 of 100 in 60 games.');
  expect(keptWords([])).toBe('');
});
