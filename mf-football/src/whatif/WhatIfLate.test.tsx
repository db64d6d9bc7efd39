import { fakePage, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FootballMain from '../board/FootballMain.page';
import { aBoardPage } from '../testing/board-page.fixture';

let mockIsThere = false;
jest.mock('./supposed-board.rules', () => {
  if (!mockIsThere) throw new Error('Loading chunk football-what-if failed.');
  return jest.requireActual<object>('./supposed-board.rules');
});

it('says that it could not be loaded, and tries anew when it is pressed again', async () => {
  const fake = fakePage('GET football/pagedata', aBoardPage());
  renderWithKit(<FootballMain />, { at: '/football', answers: { 'GET football/pagedata': fake.answer } });
  const button = await screen.findByRole('button', { name: 'What if' });
  await userEvent.click(button);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('group', { name: /^Suppose how/ })).toBeNull();
  mockIsThere = true;
  await userEvent.click(button);
  expect(await screen.findByRole('group', { name: 'Suppose how Buccaneers at Bills ends' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
