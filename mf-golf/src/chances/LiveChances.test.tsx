import type { HomeLiveRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { GolfPage } from '../contest/golf.types';
import { lastRound } from '../testing/last-round.fixture';
import { aConfig } from '../testing/page.fixture';
import { someRules } from '../testing/screens.fixture';
import ChancesPage from './Chances.page';
import { LiveChances } from './LiveChances';

beforeEach(() => localStorage.clear());

const row = (contest: number, pool: string, href = `/golf?contest=${contest}`): HomeLiveRow => ({
  ...{ ID: `best-${contest}`, contest: 'Golf', pool, href, at: '2026-11-19T12:35:00Z', pick: 'Best ball', need: 'Leads Entry 13 by 1' },
  ...{ score: '−9', clock: 'R2, 60 holes left', push: 0, near: 0.5, result: -1 },
});
/** The last hole is open to two golfers, one of mine and one of the other entry's. */
const page = lastRound({ mine: 0, others: 0, left: 1, open: [1, 5] });
const answersOf = (board: GolfPage) => ({ 'GET golf/pagedata': () => board, 'GET golf/rulesdata': () => someRules });
const open = (live: HomeLiveRow[], board = page) => renderWithKit(<LiveChances live={live} />, { at: '/live', answers: answersOf(board) });
const figure = (panel: ReturnType<typeof within>, label: string) => panel.getByText(label).nextElementSibling?.textContent;

it('says my chances as the page of chances does, and what the next holes are worth', async () => {
  const { container, calls, unmount } = open([row(3, 'Golf 2026')]);
  await screen.findByText('Points', undefined, { timeout: 20_000 });
  const panel = within(screen.getByRole('region', { name: 'My chances in golf' }));
  const figures = ['First', 'Any prize', 'Points'].map((label) => figure(panel, label));
  expect(panel.getByText('Copper Ridge Classic')).toBeVisible();
  const worths = within(panel.getByRole('list', { name: /^What the next holes are worth/ })).getAllByRole('listitem');
  expect(worths.map(({ textContent }) => textContent).sort()).toEqual([
    expect.stringMatching(/^A birdie of Golfer 1 on 18, not a bogey: \+\d\d% One of yours$/),
    expect.stringMatching(/^A birdie of Golfer 5 on 18, not a bogey: −\d\d% Not one of yours$/),
  ]);
  expect(panel.getByRole('link', { name: 'Everybody’s chances' })).toHaveAttribute('href', '/golf/chances?contest=3');
  expect(calls.find(({ key }) => key === 'GET golf/pagedata')?.query).toEqual({ contest_id: '3' });
  await expectNoAxeFindings(container);
  unmount();
  renderWithKit(<ChancesPage />, { at: '/golf/chances?contest=3', answers: answersOf(page) });
  const table = within(await screen.findByRole('table', { name: 'Win chances' }, { timeout: 20_000 }));
  const own = within(table.getByRole('row', { name: /Rusty Nail/ }));
  expect(
    own
      .getAllByRole('cell')
      .slice(-3)
      .map(({ textContent }) => textContent),
  ).toEqual(figures);
});

it('has a panel for each pool, by name', async () => {
  open([row(4, 'Oak Street'), row(3, 'Night Shift'), row(5, 'Night Shift')]);
  const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Night Shift (3)', 'Night Shift (5)', 'Oak Street'].map((name) => `My chances in golf, ${name}`));
});

it('is absent where no golf of mine is on, and where nothing is left to count', async () => {
  const { container, unmount } = open([row(7, 'Night Shift', '/pick1golf?contest=7'), row(8, 'Night Shift', '/football?contest=8')]);
  expect(container).toBeEmptyDOMElement();
  unmount();
  const over = open([row(3, 'Golf 2026')], { ...page, config: { data: [aConfig({ status: 'OFFICIAL' })] } });
  await waitFor(() => expect(over.container).toBeEmptyDOMElement());
});
