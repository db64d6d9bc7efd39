import type { AuctionScoreRow, HomeLiveRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { BracketData } from '../contest/auction.types';
import { aModel, beforeTheFinal } from '../testing/final.fixture';
import { aConfig } from '../testing/rows.fixture';
import ChancesPage from './Chances.page';
import { LiveChances } from './LiveChances';

const row = (group: number, pool: string, href = `/bbauction?year=2026&group=${group}&game=99`): HomeLiveRow => ({
  ...{ ID: `1-99-${group}`, contest: 'bbAuction', pool, href, at: '2026-04-07T01:20:00Z', pick: 'Team 1 against Team 33', need: '' },
  ...{ score: '40–38', clock: '2nd 4:18', push: 0, near: 0.5, result: -1 },
});
/** The final, between a team of Rusty's and one of June's, is on. */
const onNow = (over: Partial<BracketData> = {}): BracketData => {
  const board = beforeTheFinal();
  const bracket = board.bracket.data.map((slot) => (slot.round === 6 ? { ...slot, event_id: 99 } : slot));
  return { ...board, bracket: { data: bracket }, scores: { data: [{ ID: 99, inProgress: 1 } as AuctionScoreRow] }, ...over };
};
const answersOf = (board: BracketData) => ({ 'GET bbauction/pagedata': () => board, 'GET bbauction/model': () => aModel });
const open = (live: HomeLiveRow[], board = onNow()) =>
  renderWithKit(<LiveChances live={live} />, { at: '/live', now: '2026-04-07T02:00:00Z', answers: answersOf(board) });
const figure = (panel: ReturnType<typeof within>, label: string) => panel.getByText(label).nextElementSibling?.textContent;

it('says my chances as the page of chances does, and what the game that is on would make of them', async () => {
  const { container, calls, unmount } = open([row(1, 'Street')]);
  await screen.findByText('In profit');
  const panel = within(screen.getByRole('region', { name: 'My chances in the auction' }));
  const figures = ['Expected', 'In profit', 'First'].map((label) => figure(panel, label));
  expect(panel.getByText(/^If Team 1 beats Team 33: \d+% → \d+% in (profit|first place)\. If Team 33 wins: \d+%\.$/)).toBeVisible();
  const way = panel.getByRole('link', { name: 'Everybody’s chances' });
  expect(way).toHaveAttribute('href', '/bbauction/chances?year=2026&group=1');
  expect(calls.find(({ key }) => key === 'GET bbauction/pagedata')?.query).toEqual({ year: '2026', group: '1' });
  await expectNoAxeFindings(container);
  unmount();
  renderWithKit(<ChancesPage />, { at: '/bbauction/chances?year=2026&group=1', answers: answersOf(onNow()) });
  const table = within(await screen.findByRole('table', { name: 'Who may still win' }));
  const cells = within(table.getByRole('row', { name: /Rusty Oakes/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(figures));
});

it('says no game where none is on that moves anything, and has a panel for each auction, by name', async () => {
  open([row(2, 'The kids’ table'), row(1, 'Street')], onNow({ scores: { data: [] } }));
  const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Street', 'The kids’ table'].map((name) => `My chances in the auction, ${name}`));
  await waitFor(() => expect(screen.getAllByText('In profit')).toHaveLength(2));
  expect(screen.queryByText(/^If /)).toBeNull();
});

it('is absent where no team of mine plays, values are hidden, or teams are not sold', async () => {
  const none = open([row(1, 'Street', '/bbsquares?year=2026&group=1')]);
  expect(none.container).toBeEmptyDOMElement();
  none.unmount();
  for (const config of [aConfig({ values: 0, sold: 64 }), aConfig({ sold: 63 })]) {
    const { container, unmount } = open([row(1, 'Street')], onNow({ config: { data: [config] } }));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    unmount();
  }
});
