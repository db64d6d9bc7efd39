import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expectNoAxeFindings } from '../testing/axe';
import type { Column } from '../tables/column.types';
import { FindTable, type FindTableProps } from './FindTable';

interface Golfer {
  name: string;
  total: number | null;
}
const golfers: Golfer[] = [
  { name: 'Åberg', total: -4 },
  { name: 'Scheffler', total: -11 },
  { name: 'Woods', total: null },
  { name: 'Burns', total: -4 },
  { name: 'Homa', total: 10 },
];
const columns: Column<Golfer>[] = [
  { key: 'name', head: 'Golfer', rowHead: true, value: ({ name }) => name, render: ({ name }) => name },
  { key: 'total', head: 'Total', value: ({ total }) => total, render: ({ total }) => total ?? 'WD' },
  { key: 'more', head: 'Links', render: () => 'hole by hole' },
];
const draw = (props: Partial<FindTableProps<Golfer>> = {}) =>
  render(<FindTable caption="Leaderboard" noun="golfer" columns={columns} rows={golfers} rowKey={({ name }) => name} {...props} />);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('leaves the rows as they come until a head is pressed', () => {
  draw();
  expect(names()).toEqual(['Åberg', 'Scheffler', 'Woods', 'Burns', 'Homa']);
});

it('sorts figures by size and names as people list them, what has no value last, either way', async () => {
  draw();
  await press('Total');
  expect(names()).toEqual(['Scheffler', 'Åberg', 'Burns', 'Homa', 'Woods']);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  await press('Total');
  expect(names()).toEqual(['Homa', 'Åberg', 'Burns', 'Scheffler', 'Woods']);
  await press('Golfer');
  expect(names()).toEqual(['Åberg', 'Burns', 'Homa', 'Scheffler', 'Woods']);
  expect(screen.queryByRole('button', { name: 'Links' })).toBeNull();
});

it('begins as it is told, and with the largest where that is asked for', async () => {
  draw({
    first: { key: 'total', direction: 'descending' },
    columns: columns.map((column) => (column.key === 'name' ? { ...column, largestFirst: true } : column)),
  });
  expect(names()[0]).toBe('Homa');
  await press('Golfer');
  expect(names()[0]).toBe('Woods');
});

it('finds rows by words of any column with a value, and says when there is none', async () => {
  draw({ find: 'Find a golfer' });
  const field = screen.getByRole('searchbox', { name: 'Find a golfer' });
  await userEvent.type(field, 'HO');
  expect(names()).toEqual(['Homa']);
  await userEvent.clear(field);
  await userEvent.type(field, 'hole');
  expect(screen.getByRole('status')).toHaveTextContent('No golfer holds these words.');
  await userEvent.clear(field);
  expect(names()).toHaveLength(5);
});

it('shows a page at a time, and goes back to the first for other words', async () => {
  draw({ find: 'Find a golfer', pageSize: 2 });
  expect(names()).toEqual(['Åberg', 'Scheffler']);
  await press('Next page');
  await press('Next page');
  expect(names()).toEqual(['Homa']);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('status')).toHaveTextContent('Page 3 of 3 · 5 golfers');
  await userEvent.type(screen.getByRole('searchbox'), 's');
  expect(names()).toEqual(['Scheffler', 'Woods']);
  expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 2 · 3 golfers');
});

it('stays within its pages when rows go', async () => {
  const { rerender } = draw({ pageSize: 2 });
  await press('Next page');
  await press('Next page');
  rerender(<FindTable caption="Leaderboard" columns={columns} rows={golfers.slice(0, 3)} rowKey={({ name }) => name} pageSize={2} />);
  expect(names()).toEqual(['Woods']);
});

it('keeps its order and page when an answer brings new rows', async () => {
  const { rerender } = draw();
  await press('Total');
  const answer = golfers.map((golfer) => (golfer.name === 'Homa' ? { ...golfer, total: -20 } : golfer));
  rerender(<FindTable caption="Leaderboard" columns={columns} rows={answer} rowKey={({ name }) => name} />);
  expect(names()[0]).toBe('Homa');
});

it('shows every row once whatever the order', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -20, max: 20 })), { minLength: 1, maxLength: 12 }), fc.boolean(), (totals, down) => {
      const { unmount } = draw({
        rows: totals.map((total, at) => ({ name: `G${at}`, total })),
        first: { key: 'total', direction: down ? 'descending' : 'ascending' },
      });
      const shown = screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
      const figures = totals.filter((total) => total !== null).sort((a, b) => (down ? b - a : a - b));
      expect(shown).toEqual([...figures.map(String), ...totals.filter((total) => total === null).map(() => 'WD')]);
      unmount();
    }),
    { numRuns: 25 },
  );
});

it('has no axe findings', async () => {
  await expectNoAxeFindings(draw({ find: 'Find a golfer', pageSize: 2 }).container);
});
