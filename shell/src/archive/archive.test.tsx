import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someArchive } from '../testing/archive.fixture';
import { ArchivePage } from './Archive.page';

afterEach(() => jest.restoreAllMocks());

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

test('its log is fetched for who takes it along, and it is said where that does not work', async () => {
  const saved: { name: string; size: number }[] = [];
  let size = 0;
  URL.createObjectURL = jest.fn((blob: Blob) => ((size = blob.size), 'blob:log'));
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size });
  });
  const { calls, unmount } = open('/archive?archive=2147483646', { 'GET utils/archive_log': () => ({ log: '{"log":"poolhouse/1"}\n' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oak Street Pool 2024' })).toBeVisible();
  expect(calls.map(({ key }) => key)).toEqual(['GET utils/archive']);
  await userEvent.click(screen.getByText('Take it with you'));
  await userEvent.click(await screen.findByRole('button', { name: 'Save oak-street-pool-2024.jsonl' }));
  expect(saved).toEqual([{ name: 'oak-street-pool-2024.jsonl', size: '{"log":"poolhouse/1"}\n'.length }]);
  unmount();
  open('/archive?archive=2147483646', {
    'GET utils/archive_log': () => ({ error: { code: 'forbidden', message: 'The site is away.' } }),
  });
  await userEvent.click(await screen.findByText('Take it with you'));
  expect(await screen.findByText(/The site is away\./)).toBeVisible();
});

test('one that is not there, or not theirs, is answered in a sentence', async () => {
  open('/archive?archive=5', { 'GET utils/archive': () => ({ error: { code: 'not_found', message: 'There is no such season.' } }) });
  expect(await screen.findByText('There is no such season.')).toBeVisible();
});

test('without a number it says where seasons of other sites stand', () => {
  open('/archive');
  expect(screen.getByText('Which season? Links to those that came from elsewhere stand in Rivals and years.')).toBeVisible();
});
