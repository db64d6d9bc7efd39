import { render, screen, within } from '@testing-library/react';
import { expectNoAxeFindings } from '../testing/axe';
import { drawnChances, toldMoments } from './chance-line.rules';
import { ChanceLine } from './ChanceLine';
import { stepNote, stepTitle } from './step-words.rules';

const at = (hours: number) => Date.parse('2026-11-15T18:00:00Z') + hours * 3_600_000;
const moment = (id: string, hours: number, before: number, after: number) => ({
  ...{ id, at: at(hours), title: `BUF field goal ${id}`, note: 'Q3 3:12, 17–20', before, after },
});
const points = [
  { at: at(-60), chance: 0.03 },
  { at: at(0), chance: 0.1 },
  { at: at(1), chance: 0.36 },
  { at: at(1.5), chance: 0.18 },
];

test('a line cuts hours without a game short, is as high as its chances, and names what moved it most', () => {
  const { top, points: drawn, dots, days } = drawnChances(points, [moment('a', 1, 0.1, 0.36), moment('b', 1.5, 0.36, 0.18)]);
  expect(top).toBe(0.4);
  expect(drawn.map(({ x }) => Math.round(x))).toEqual([0, 33, 67, 100]);
  expect(drawn[2]?.y).toBeCloseTo(10);
  expect(dots.map(({ named, x }) => [named, Math.round(x)])).toEqual([
    [true, 67],
    [false, 100],
  ]);
  expect(days).toHaveLength(2);
});

test('a moment is told from two points on, or a tenth of the most, or where it decides', () => {
  const all = [moment('a', 0, 0.1, 0.11), moment('b', 1, 0.1, 0.125), moment('c', 1, 0.004, 0), moment('d', 1, 0.995, 1)];
  expect(toldMoments(points, all).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  const low = [{ at: 0, chance: 0.03 }];
  expect(toldMoments(low, [moment('a', 0, 0.031, 0.024), moment('b', 0, 0.034, 0.028), moment('c', 0, 0.031, 0.029)])).toMatchObject([
    { id: 'a' },
  ]);
});

test('what moved it stands in words, the latest first, with both chances', async () => {
  const { container } = render(
    <ChanceLine label="Chance of five" points={points} moments={[moment('a', 1, 0.1, 0.36), moment('b', 1.5, 0.36, 0.004)]} />,
  );
  expect(screen.getByRole('img', { name: 'Chance of five: 3% at first, 18% now' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'What moved it' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/BUF field goal bQ3 3:12, 17–2036% → <1%−36$/),
    expect.stringMatching(/BUF field goal aQ3 3:12, 17–2010% → 36%\+26$/),
  ]);
  await expectNoAxeFindings(container);
});

test('a step in words', () => {
  const step = (score1: number, score2: number, what: string, status = 'Q3') => ({ at: 0, status, timeLeft: '3:12', score1, score2, what });
  const title = (next: ReturnType<typeof step>) => stepTitle({ Abbrev1: 'TB', Abbrev2: 'BUF' }, step(17, 20, ''), next);
  expect([title(step(17, 23, 'field_goal')), title(step(24, 20, 'touchdown')), title(step(27, 20, 'points'))]).toEqual([
    ...['BUF field goal', 'TB touchdown', 'TB 10 points'],
  ]);
  expect([title(step(24, 27, 'points')), title(step(14, 20, 'correction')), title(step(17, 20, '', 'Final'))]).toEqual([
    ...['TB at BUF 14 points', 'TB at BUF score corrected', 'TB at BUF final'],
  ]);
  expect([
    stepNote(step(17, 23, '')),
    stepNote({ ...step(17, 23, '', 'Halftime'), timeLeft: '' }),
    stepNote(step(17, 23, '', 'F/OT')),
  ]).toEqual([...['Q3 3:12, 17–23', 'Halftime, 17–23', 'F/OT, 17–23']]);
});
