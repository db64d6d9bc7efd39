import { expectNoAxeFindings, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardPage } from '../../testing/board-page.fixture';
import { aConfig, aSweat } from '../../testing/board.fixture';
import FootballMain from '../FootballMain.page';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-15T20:22:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = (page = aBoardPage(), at = '/football') =>
  renderWithKit(<FootballMain />, { at, answers: { 'GET football/pagedata': () => page } });

it('is what a phone opens at while one of them is on, and at a game that is pressed or asked for', async () => {
  screenOf(390);
  const mine = {
    data: [aSweat(), aSweat({ ID: '1-1', event_id: 1, side: 1, state: 'to_come', pick: 'Chiefs −3.5', need: 'Must win by 4', result: 3 })],
  };
  const { container, unmount } = open(aBoardPage({ mine, config: { data: [aConfig({ NextKickoff: '2026-11-15T21:25:00Z' })] } }));
  const five = within(await screen.findByRole('region', { name: 'My five' }));
  expect(five.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Bills −5.5.*Buccaneers need 6, winning now.*v Buccaneers/),
    expect.stringMatching(/^Chiefs −3.5.*Must win by 4at Broncos. Opens at kickoff/),
  ]);
  expect(screen.queryByRole('region', { name: 'Week 11 Scores' })).toBeNull();
  expect(five.getByText('3 picks not in.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check this contest' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/check\?contest_id=\d+$/),
  );
  await expectNoAxeFindings(container);
  await user.click(five.getByRole('link', { name: 'Bills −5.5' }));
  expect(screen.getByRole('article', { name: 'Buccaneers at Bills' })).toHaveFocus();
  unmount();

  open(aBoardPage({ mine }), '/football?game=2');
  await screen.findByRole('region', { name: 'Week 11 Scores' });
  await user.click(screen.getByRole('button', { name: 'My five' }));
  expect(screen.getByRole('region', { name: 'My five' })).toBeVisible();
});
