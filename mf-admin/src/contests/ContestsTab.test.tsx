import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { allAnswers, allMay } from '../testing/answers.fixture';
import { aConsole, aSeat, aSetup } from '../testing/console.fixture';

beforeEach(() => localStorage.clear());

type Card = DataOf<'GET ad/contest'>;
const aCard = (over: Partial<Card['contest']['data'][number]> = {}): Card => ({
  contest: {
    data: [
      {
        ID: 5,
        contest_type: 'football',
        name: 'Oak Street Pool',
        year: 2026,
        group_number: 1,
        path: '/football',
        frozen_at: '',
        frozen_by: '',
        frozen_reason: '',
        to_come: '12 games of it are still to come',
        picks_in: 1,
        picks_of: 2,
        next_lock: '2026-11-19T01:15:00.000Z',
        moments: 1,
        recap_sharing: 1,
        ...over,
      },
    ],
  },
  entries: {
    data: [
      {
        id: 7,
        entry_name: 'Turf Toe',
        user_id: 2,
        username: 'Hollis',
        invited: 0,
        paid: 0,
        paid_at: '',
        paid_by: '',
        missing: 3,
        removed_at: '',
      },
      {
        id: 8,
        entry_name: 'Rusty Nail',
        user_id: 1,
        username: 'Rusty',
        invited: 0,
        paid: 1,
        paid_at: '',
        paid_by: '',
        missing: 0,
        removed_at: '',
      },
    ],
  },
  standings: { data: [{ ID: 8, EntryName: 'Rusty Nail', Rank: 1, Points: 43, Winnings: 0, Record: 'W 43, L 32' }] },
});
const done = { result: 'success', message: 'done' } as const;
const override = {
  ID: 90,
  Action: 'picks.overridden',
  User: 'Rusty',
  modtime: '2026-11-15T18:00:00.000Z',
  contest_id: 5,
  EntryName: 'Turf Toe',
  reason: 'Called before kick-off',
  before: '{"pick1":"Jets"}',
  after: '{"pick1":"Bills"}',
  can_undo: 1 as const,
  undone_by: null,
};
const open = (answers: FakeAnswers = {}) =>
  renderWithKit(<AdminPage />, {
    at: '/ad?tab=contests',
    now: '2026-11-16T18:00:00Z',
    session: { is_admin: true },
    answers: {
      'GET ad/pagedata': () => aConsole(),
      'GET ad/my_permissions': allMay,
      'GET ad/contest': () => aCard(),
      'GET ad/season_answers': () => ({ answers: { data: [] } }),
      'GET ad/overrides': () => ({ overrides: { data: [override], total: 1 } }),
      'GET ad/setup': () => aSetup({ figures: { data: [{ ...aSetup().figures.data[0]!, season: 2026, week: 12 }] } }),
      'GET ad/user_entries': () => ({
        user_entries: { data: [{ id: 7, contest_type: 'football', contest_name: 'Oak Street Pool', year: 2026, entry_name: 'Turf Toe' }] },
      }),
      ...answers,
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('lists contests, and of one who is in, who has paid and whose picks are missing', async () => {
  const { calls, container } = open({ 'POST ad/paid': () => done });
  const card = await panel('Oak Street Pool 2026');
  expect(card.getByText('1 of 2 paid')).toBeVisible();
  expect(card.getByText('3 missing')).toBeVisible();
  await panel('Overrides');
  await panel('Add Contest');
  await expectNoAxeFindings(container);
  await userEvent.click(card.getByRole('checkbox', { name: 'Turf Toe has paid' }));
  expect(await card.findByText('success: done')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST ad/paid')!.body).toEqual({ entry_id: 7, paid: 1 });
});

it('reminds, announces, and freezes a season once asked', async () => {
  const { calls } = open({ 'POST ad/remind': () => done, 'POST ad/announce': () => done, 'POST ad/freeze_season': () => done });
  const card = await panel('Oak Street Pool 2026');
  await userEvent.click(card.getByRole('button', { name: 'Remind those not in' }));
  await fill(card.getByRole('textbox', { name: 'Announcement' }), 'Party on Sunday');
  await userEvent.click(card.getByRole('checkbox', { name: 'and by mail to all players' }));
  await userEvent.click(card.getByRole('button', { name: 'Announce' }));
  await userEvent.click(card.getByRole('button', { name: 'Freeze the season' }));
  expect(card.getByText(/12 games of it are still to come, and nothing more is picked in it\./)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Freeze' }));
  expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ key, body }) => [key, body])).toEqual([
    ['POST ad/remind', { contest_id: 5 }],
    ['POST ad/announce', { contest_id: 5, message: 'Party on Sunday', mail: 1 }],
    ['POST ad/freeze_season', { contest_id: 5, confirm: 1 }],
  ]);
});

it('switches its moments off', async () => {
  const { calls } = open({ 'POST ad/moments': () => done });
  await userEvent.click((await panel('Oak Street Pool 2026')).getByRole('switch', { name: 'Moments, On' }));
  expect(calls.find(({ key }) => key === 'POST ad/moments')!.body).toEqual({ contest_id: 5, on: 0 });
});

it('lets nobody share its recaps any more', async () => {
  const { calls } = open({ 'POST ad/recap_sharing': () => done });
  await userEvent.click((await panel('Oak Street Pool 2026')).getByRole('switch', { name: 'Sharing, On' }));
  expect(calls.find(({ key }) => key === 'POST ad/recap_sharing')!.body).toEqual({ contest_id: 5, on: 0 });
});

it('reopens a frozen season with a reason alone', async () => {
  const { calls } = open({
    'GET ad/contest': () => aCard({ frozen_at: '2026-11-16T12:00:00.000Z', frozen_by: 'Ann' }),
    'POST ad/reopen_season': () => done,
  });
  const card = await panel('Oak Street Pool 2026');
  expect(card.getByText(/^Frozen .* by Ann/)).toBeVisible();
  expect(card.getByRole('table', { name: 'Standings' })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Reopen the season' }));
  const yes = card.getByRole('button', { name: 'Reopen' });
  expect(yes).toBeDisabled();
  await fill(card.getByRole('textbox', { name: 'Reason' }), 'The league corrected week 9');
  await userEvent.click(yes);
  expect(calls.find(({ key }) => key === 'POST ad/reopen_season')!.body).toEqual({ contest_id: 5, reason: 'The league corrected week 9' });
});

it('asks before an entry is deleted, in the specification’s words', async () => {
  const { calls } = open({ 'POST ad/remove_contest_entry': () => done });
  const entries = await panel('User Entries');
  await userEvent.selectOptions(entries.getByRole('combobox', { name: 'User' }), 'hollis@example.com');
  await userEvent.click(await entries.findByRole('button', { name: 'Delete Turf Toe of Oak Street Pool' }));
  expect(entries.getByText(/Do you want to delete this entry\?/)).toBeVisible();
  expect(calls.some(({ key }) => key === 'POST ad/remove_contest_entry')).toBe(false);
  await userEvent.click(within(entries.getByRole('group', { name: 'Are you sure?' })).getByRole('button', { name: 'Delete' }));
  expect(await entries.findByText('success: done')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST ad/remove_contest_entry')!.body).toEqual({ entry_id: 7, user_id: 2 });
});

it('shows the raw answer of Add Contest, and reads the lists again only without an error', async () => {
  let refuse = true;
  const { calls } = open({
    'POST ad/add_contest': () =>
      refuse ? { error: { code: 'conflict', message: 'There is one already.' } } : { result: 'success', id: 6 },
  });
  const add = await panel('Add Contest');
  const reads = () => calls.filter(({ key }) => key === 'GET ad/pagedata').length;
  await userEvent.type(await add.findByRole('textbox', { name: 'Points per entry' }), '24');
  await userEvent.click(add.getByRole('checkbox', { name: 'Show the model’s margin beside the line on the picks page' }));
  const before = reads();
  await userEvent.click(add.getByRole('button', { name: 'Add Contest' }));
  expect(await add.findByRole('region', { name: 'Raw answer' })).toHaveTextContent('There is one already.');
  expect(reads()).toBe(before);
  refuse = false;
  await userEvent.click(add.getByRole('button', { name: 'Add Contest' }));
  expect(await add.findByText(/"id": 6/)).toBeVisible();
  expect(reads()).toBeGreaterThan(before);
  expect(calls.filter(({ key }) => key === 'POST ad/add_contest').at(-1)!.body).toMatchObject({
    contest_type: 'football',
    name: 'Oak Street Pool',
    group_number: 1,
    first_week: 12,
    points_per_entry: 24,
    show_model: 1,
    enter_members: 1,
  });
});

it('begins a contest of another season with that season', async () => {
  const { calls } = open({ 'POST ad/add_contest': () => ({ result: 'success', id: 6 }) });
  const add = await panel('Add Contest');
  const year = await add.findByRole('spinbutton', { name: 'Year' });
  expect(add.getByRole('textbox', { name: 'First week' })).toHaveValue('12');
  await userEvent.clear(year);
  await userEvent.type(year, '2027');
  expect(add.getByRole('textbox', { name: 'First week' })).toHaveValue('');
  await userEvent.selectOptions(add.getByRole('combobox', { name: 'Type' }), 'underdogs');
  expect(add.queryByRole('checkbox', { name: /model/ })).toBeNull();
  await userEvent.click(add.getByRole('checkbox', { name: 'Enter all 2 members of the group' }));
  await userEvent.click(add.getByRole('button', { name: 'Add Contest' }));
  const sent = calls.find(({ key }) => key === 'POST ad/add_contest')!.body;
  expect(sent).toEqual({ contest_type: 'underdogs', name: 'Oak Street Pool', year: 2027, group_number: 1, enter_members: 0 });
});

it('takes an override back with a reason, before and after in view', async () => {
  const { calls } = open({ 'POST ad/undo_override': () => done });
  const ledger = await panel('Overrides');
  expect(await ledger.findByRole('listitem')).toHaveTextContent(/overridden, Turf Toe.*Called before kick-off/);
  await userEvent.click(await ledger.findByRole('button', { name: 'Open' }));
  expect(ledger.getByRole('cell', { name: 'Jets' })).toBeVisible();
  expect(ledger.getByRole('cell', { name: 'Bills' })).toBeVisible();
  await fill(ledger.getByRole('textbox', { name: 'Reason' }), 'Wrong entry');
  await userEvent.click(ledger.getByRole('button', { name: 'Undo' }));
  expect(calls.find(({ key }) => key === 'POST ad/undo_override')!.body).toEqual({ activity_id: 90, reason: 'Wrong entry' });
});

it('says why an override of one’s own entry is another administrator’s to take back', async () => {
  const message = 'Another administrator has to change your own entry.';
  open({ 'POST ad/undo_override': () => ({ error: { code: 'forbidden', message } }) });
  const ledger = await panel('Overrides');
  await userEvent.click(await ledger.findByRole('button', { name: 'Open' }));
  await fill(ledger.getByRole('textbox', { name: 'Reason' }), 'Wrong entry');
  await userEvent.click(ledger.getByRole('button', { name: 'Undo' }));
  expect(await ledger.findByText(message)).toBeVisible();
  expect(ledger.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong entry');
});

it('an override that was taken back says so, and cannot be taken back again', async () => {
  open({ 'GET ad/overrides': () => ({ overrides: { data: [{ ...override, can_undo: 0, undone_by: 91 }], total: 1 } }) });
  const ledger = await panel('Overrides');
  expect(await ledger.findByText(/taken back/)).toBeVisible();
  await userEvent.click(ledger.getByRole('button', { name: 'Open' }));
  expect(ledger.getByText('It was taken back.')).toBeVisible();
  expect(ledger.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a helper sees counts, and nothing to open, pay or freeze', async () => {
  open({ 'GET ad/pagedata': () => aConsole({ config: { data: [aSeat({ role: 'helper' })] } }) });
  const card = await panel('Oak Street Pool 2026');
  expect(card.queryByRole('checkbox')).toBeNull();
  expect(card.queryByRole('button', { name: 'Freeze the season' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Add Contest' })).toBeNull();
});

it('opens the new year of the pools that are ticked, after a look at whom it asks', async () => {
  const { calls } = open({
    'POST ad/new_year': (_query, { dry_run, ask }) => ({
      ...done,
      message: dry_run === 1 ? 'Oak Street Pool 2027 would open' : 'Oak Street Pool 2027 is open',
      seasons: { data: [{ ID: dry_run === 1 ? 0 : 9, name: 'Oak Street Pool', year: 2027, asked: ask === 1 ? 2 : 0, entries: 0 }] },
    }),
  });
  const panel = within(await screen.findByRole('region', { name: 'New year' }));
  const tick = panel.getByRole('checkbox', { name: 'Open Oak Street Pool 2027' });
  // It is still played.
  expect(tick).not.toBeChecked();
  expect(panel.getByRole('button', { name: 'Open the new year' })).toBeDisabled();
  await userEvent.click(tick);
  await userEvent.click(panel.getByRole('button', { name: 'Open the new year' }));
  const ask = within(await panel.findByRole('group', { name: 'Are you sure?' }));
  expect(ask.getByText('Oak Street Pool 2027 would open; 2 questions would go out.')).toBeVisible();
  await userEvent.click(ask.getByRole('button', { name: 'Open the new year' }));
  expect(calls.filter(({ key }) => key === 'POST ad/new_year').map(({ body }) => body)).toEqual([
    { group_number: 1, contest_ids: [5], ask: 1, dry_run: 1 },
    { group_number: 1, contest_ids: [5], ask: 1, dry_run: 0 },
  ]);
});

it('shows who is in the new year, who is not, and who has not said, and asks those once more', async () => {
  const { calls } = open({ 'GET ad/season_answers': allAnswers()['GET ad/season_answers'], 'POST ad/remind_season': () => done });
  expect(await screen.findByText('Of 2 players who were asked 1 in, 0 not this year, 1 has not said.')).toBeVisible();
  expect(screen.getByText('not said, reminded 11/15')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remind who has not said' }));
  expect(calls.find(({ key }) => key === 'POST ad/remind_season')!.body).toEqual({ contest_id: 5 });
});
