import type { Pick1PickRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { Pick1Panel } from './Pick1Panel';

const aRow = (ID: number, EntryName: string, of: Partial<Pick1PickRow> = {}): Pick1PickRow => ({
  ...{ ID, EntryName, Golfer_ID: ID, Pick: `Golfer ${ID}`, Score: '-4', Position: 'T3', Points: 0, mine: 0 },
  ...of,
});

it('has the best first, and leads from another’s name to the two of us', async () => {
  const { container } = renderWithKit(
    <Pick1Panel rows={[aRow(31, 'Rusty Nail', { mine: 1 }), aRow(32, 'Mulligan', { Points: 12 })]} recap={undefined} />,
  );
  const table = within(screen.getByRole('table', { name: 'Pick1 Contest' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Mulligan', 'Rusty Nail YOU']);
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/years/32']);
  await expectNoAxeFindings(container);
});

it('leads to what the tournament came to, once it is official', () => {
  renderWithKit(<Pick1Panel rows={[aRow(31, 'Rusty Nail')]} recap="/pick1golf/recap?contest=9&tid=7" />);
  expect(screen.getByRole('link', { name: 'Recap' })).toHaveAttribute('href', '/pick1golf/recap?contest=9&tid=7');
});
