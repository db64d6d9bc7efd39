import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultGrid } from '../grid/ResultGrid';
import { expectNoAxeFindings } from '../testing/axe';
import { figure } from './columns';
import { DataTable } from './DataTable';

const entries = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, name: `Entry ${at + 1}` }));
type Entry = (typeof entries)[number];
const isMine = ({ id }: Entry) => id === 250;
const columns = [{ key: 'entry', head: 'Entry', render: ({ name }: Entry) => name }, figure<Entry>('Wins', ({ id }) => id)];

const table = <DataTable caption="Standings" columns={columns} rows={entries} rowKey={({ id }) => id} mine={isMine} />;
const grid = (onOpen: (words: string) => void) => (
  <ResultGrid
    label="Picks"
    columns={[{ key: 1, head: 'Pick 1' }]}
    rows={entries}
    rowKey={({ id }) => id}
    rowHead={({ name }) => name}
    mine={isMine}
    cell={({ name }) => ({ spoken: `${name} picked`, onOpen: () => onOpen(name) })}
  />
);
const bodyRows = () => [...document.querySelectorAll('tbody > tr')].map((row) => row.textContent);

describe('a table of 500 entries', () => {
  it('draws the first 30 and the player’s neighbourhood, and says what it leaves out', async () => {
    const { container } = render(table);
    const rows = bodyRows();
    expect(rows).toHaveLength(30 + 1 + 11 + 1);
    expect(rows.slice(29, 33)).toEqual(['Entry 3030', '214 more, show all', 'Entry 245245', 'Entry 246246']);
    expect(rows.at(-1)).toBe('245 more, show all');
    await expectNoAxeFindings(container);
  });

  it('draws all of them once they are asked for, with the focus where the first of them came', () => {
    render(table);
    fireEvent.click(screen.getByText('214 more').closest('button')!);
    expect(bodyRows()).toHaveLength(500);
    expect(document.activeElement).toHaveTextContent(/^Entry 3131$/);
  });

  it('stays whole where no row is the player’s to look for', () => {
    render(<DataTable caption="Teams" columns={columns} rows={entries.slice(0, 100)} rowKey={({ id }) => id} />);
    expect(bodyRows()).toHaveLength(100);
  });
});

describe('a grid of 500 entries', () => {
  it('is walked by arrows over what it leaves out, and opens the row that is seen', async () => {
    const opened: string[] = [];
    render(grid((name) => opened.push(name)));
    const last = document.querySelector<HTMLElement>('[data-cell="29-0"]');
    act(() => last!.focus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(document.activeElement).toHaveTextContent('Entry 245 picked');
    expect(opened).toEqual(['Entry 245']);
  });

  it('brings all rows by its button', () => {
    render(grid(() => undefined));
    fireEvent.click(screen.getByText('245 more').closest('button')!);
    expect(bodyRows()).toHaveLength(500);
    expect(bodyRows()).not.toContain('214 more, show all');
  });
});
