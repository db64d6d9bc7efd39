import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeFindings } from '../testing/axe';
import type { RaceEntry } from './race.rules';
import { RacePanel } from './RacePanel';
import { StateWord } from './StateWord';

const race = (entry_id: number, EntryName: string, values: readonly number[]): RaceEntry[] =>
  values.map((value, i) => ({ entry_id, EntryName, Week: i + 1, value, Rank: entry_id }));
const rows = [...race(1, 'Rusty Nail', [2, 4.5]), ...race(2, 'Turf Toe', [1, 3])];

describe('the race of a season', () => {
  it('says each line in words, mine first until another is named', async () => {
    const { container } = render(<RacePanel rows={rows} entryId={2} unit="point" />);
    expect(screen.getByRole('list', { name: "The season's race: points behind the leader after each week" })).toBeVisible();
    expect(screen.getByText('3 points, 2nd, 1.5 behind')).toBeVisible();
    act(() => screen.getByRole('listitem', { name: /Turf Toe/ }).focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toHaveAttribute('aria-label', 'Rusty Nail, 4.5 points, 1st');
    expect(screen.getByText('4.5 points, 1st')).toBeVisible();
    await expectNoAxeFindings(container);
  });

  it('counts in the words of its contest, in the table too', () => {
    render(<RacePanel rows={rows} entryId={0} unit="win" />);
    expect(screen.getByText('Wins behind the leader')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Wins after week 2', hidden: true })).toBeInTheDocument();
  });

  it('writes the figure of an entry as its contest does, in the words and in the table', () => {
    const figure = { head: 'To par', text: (value: number) => `−${value}` };
    render(<RacePanel rows={rows} entryId={2} unit="stroke" step="hole" figure={figure} />);
    expect(screen.getByText('−3, 2nd, 1.5 behind')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'To par after hole 2', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '−4.5', hidden: true })).toBeInTheDocument();
  });

  it('has words before the first result', () => {
    render(<RacePanel rows={[]} entryId={1} unit="win" />);
    expect(screen.getByText('The race begins with the first result.')).toBeVisible();
  });
});

it.each([
  ['clinched', 'Clinched'],
  ['alive', 'Alive'],
  ['out', 'Out'],
] as const)('first place that is %s is said in a word', (state, word) => {
  render(<StateWord state={state} />);
  expect(screen.getByText(word)).toBeVisible();
});
