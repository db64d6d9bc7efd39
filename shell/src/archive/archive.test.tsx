import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someArchive } from '../testing/archive.fixture';
import { ArchivePage } from './Archive.page';

const open = (at: string, answers: FakeAnswers = {}) =>
  renderWithKit(<ArchivePage />, { at, answers: { 'GET utils/archive': () => someArchive(), ...answers } });

test('a season of another site shows its tables, who sealed it, and what is not worked out anew', async () => {
  const { container, calls } = open('/archive?archive=2147483646');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oak Street Pool 2024' })).toBeVisible();
  expect(calls.map(({ query }) => query)).toEqual([{ archive: '2147483646' }]);
  expect(screen.getByText(/nothing of it is worked out anew/)).toBeVisible();
  const standings = screen.getByRole('table', { name: 'Standings' });
  expect(
    within(standings)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['EntryRankRecord', 'Rusty Nail1W 43, L 32', 'Casey2W 40, L 35']);
  expect(screen.queryByRole('table', { name: 'Picks' })).toBeNull();
  await userEvent.click(screen.getByText('Picks (1)'));
  expect(await screen.findByRole('table', { name: 'Picks' })).toBeVisible();
  await userEvent.click(screen.getByText('Side bets (0)'));
  expect(screen.getByText('There is nothing in it.')).toBeVisible();
  expect(screen.getByText('0123456789abcdef')).toBeVisible();
  expect(document.title).toBe('A season of another site · Poolhouse');
  await expectNoAxeFindings(container);
});

test('its log is fetched for who saves it, and says when it could not be', async () => {
  const { calls } = open('/archive?archive=2147483646', {
    'GET utils/archive_log': () => {
      throw new Error('away');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Save oak-street-pool-2024\.jsonl$/ }));
  expect(calls.map(({ key }) => key)).toContain('GET utils/archive_log');
});

test('without a number it says where seasons of other sites stand', () => {
  open('/archive');
  expect(screen.getByText('Which season? Links to those that came from elsewhere stand in Rivals and years.')).toBeVisible();
});
