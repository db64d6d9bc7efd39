import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeFindings } from '../testing/axe';
import { ResultGrid } from './ResultGrid';

const rows = [
  { name: 'Rusty Nail', won: 2 },
  { name: 'Turf Toe', won: 1 },
];
const opened: string[] = [];

const draw = (foot = true) =>
  render(
    <ResultGrid
      label="Season"
      columns={[
        { key: 1, head: 'Week 1' },
        { key: 2, head: 'Week 2', current: true },
      ]}
      rows={rows}
      rowKey={(row) => row.name}
      rowHead={(row) => row.name}
      cell={(row, column) => ({ spoken: `${row.name}, week ${column + 1}`, onOpen: () => opened.push(`${row.name} ${column + 1}`) })}
      end={{ head: 'Won', render: (row) => row.won }}
      {...(foot ? { foot: { head: 'Total: 3', cells: ['1', '2'], end: '3' } } : {})}
    />,
  );

describe('a grid of results', () => {
  it('walks by arrows and opens a cell by Enter; the total row is passed by', async () => {
    draw();
    act(() => screen.getByRole('gridcell', { name: 'Rusty Nail, week 1' }).focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('gridcell', { name: 'Turf Toe, week 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual(['Turf Toe 2']);
  });

  it('adds up in its foot, under the columns', () => {
    draw();
    const total = screen.getByRole('row', { name: /^Total/ });
    expect(within(total).getByRole('rowheader')).toHaveTextContent('Total: 3');
    expect(
      within(total)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '2', '3']);
  });

  it('has no total row unless there is one, and says which column is current', async () => {
    const { container } = draw(false);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('columnheader', { name: 'Week 2' })).toHaveAttribute('aria-current', 'true');
    await expectNoAxeFindings(container);
  });
});
