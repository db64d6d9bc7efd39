import { expectNoAxeFindings, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allMay } from '../testing/answers.fixture';
import { aConsole, aSeat } from '../testing/console.fixture';
import AdminPage from './Admin.page';

beforeEach(() => localStorage.clear());

const now = '2026-11-16T18:00:00Z';
const open = (answers: FakeAnswers = {}, at = '/ad') =>
  renderWithKit(<AdminPage />, {
    at,
    now,
    session: { is_admin: true },
    answers: { 'GET ad/pagedata': () => aConsole(), 'GET ad/my_permissions': allMay, ...answers },
    slots: {
      console: [
        { name: 'football', title: 'Darts Admin', Part: ({ group }) => <p>darts of group {group}</p> },
        { name: 'bowls', title: 'Bowls Admin', Part: () => <p>no such contest is open</p> },
      ],
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('keeps what is typed in a tab while another one is looked at', async () => {
  renderWithKit(<AdminPage />, {
    at: '/ad',
    now,
    session: { is_admin: true },
    answers: { 'GET ad/pagedata': () => aConsole(), 'GET ad/my_permissions': allMay },
    slots: { console: [{ name: 'football', title: 'Darts Admin', Part: () => <input aria-label="Reason" /> }] },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Darts Admin' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'postponed');
  await userEvent.click(screen.getByRole('tab', { name: 'Admin' }));
  await panel('Users');
  expect(screen.getByLabelText('Reason')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Darts Admin' }));
  expect(await screen.findByLabelText('Reason')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('postponed');
});

describe('the console', () => {
  it('has its tabs, those of contests among them, and keeps the chosen one in the address', async () => {
    const { where } = open();
    await panel('Users');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Admin',
      'Darts Admin',
      'Contests',
      'People',
      'Game day',
      'Deployments',
      'Health',
      'Set-up',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Darts Admin' }));
    expect(await screen.findByText('darts of group 1')).toBeVisible();
    expect(new URLSearchParams(where().split('?')[1]).get('tab')).toBe('console/football');
  });

  it('shows every panel of the specification with the figures of the answer, and passes axe', async () => {
    const { container } = open();
    const cache = await panel('Cache Stats');
    expect(cache.getByText('987, 98.7%')).toBeVisible();
    expect(cache.getByText('1 d 1 h')).toBeVisible();
    expect(cache.getByText(/^Server 1 of 2/)).toBeVisible();
    for (const name of ['Needs action', 'Hit Counts', 'Connected Users', 'Contest Agents', 'Locked Users', 'Users', 'Activity log'])
      await panel(name);
    expect((await panel('Users')).getByText('Hollis FB')).toBeVisible();
    expect((await panel('Activity log')).getByText('Rusty O')).toBeVisible();
    await expectNoAxeFindings(container);
  });

  it('shows what belongs to the site to its administrators alone', async () => {
    open({ 'GET ad/pagedata': () => aConsole({ config: { data: [aSeat({ role: 'commissioner' })] } }) });
    await panel('Users');
    for (const name of ['Hit Counts', 'Cache Stats', 'Connected Users', 'Contest Agents'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Deployments' })).toBeNull();
  });

  it('switches an agent, unlocks a user, and reads the lists again', async () => {
    const { calls } = open({
      'GET ad/toggleagent': () => ({ result: 'success', message: 'NFL scores is off' }),
      'GET ad/UnlockUser': () => ({ result: 'success', message: 'hollis@example.com may sign in' }),
    });
    await userEvent.click((await panel('Contest Agents')).getByRole('switch', { name: 'NFL scores active, On' }));
    expect(await screen.findByText('success: NFL scores is off')).toBeVisible();
    await userEvent.click((await panel('Locked Users')).getByRole('button', { name: 'Unlock hollis@example.com' }));
    expect(await screen.findByText('success: hollis@example.com may sign in')).toBeVisible();
    expect(calls.filter(({ key }) => key === 'GET ad/pagedata').length).toBeGreaterThanOrEqual(3);
    expect(calls.find(({ key }) => key === 'GET ad/toggleagent')!.query).toEqual({ name: 'NFL scores', active: '0' });
  });

  it('says by the site’s clock when it was loaded, and nothing before it was', async () => {
    const { setNow } = open();
    await panel('Users');
    const at = (instant: string) => new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    expect(screen.getByText(`Loaded ${at(now)}`)).toBeInTheDocument();
    act(() => setNow('2026-11-16T20:00:00Z'));
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByText(`Loaded ${at('2026-11-16T20:00:00Z')}`)).toBeInTheDocument();
  });

  it('says who may not, in the server’s words, and offers to try again', async () => {
    open({ 'GET ad/pagedata': () => ({ error: { code: 'forbidden', message: 'Only administrators may do that.' } }) });
    expect(await screen.findByText(/Only administrators may do that/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(/Loaded/)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('a helper of one contest', () => {
  const answers = {
    'GET ad/pagedata': () => aConsole({ config: { data: [aSeat({ role: 'helper' })] } }),
    'GET ad/my_permissions': () => ({ role: 'helper' as const, calls: ['POST ad/paid'] }),
  };
  const seen = (slots: NonNullable<Parameters<typeof renderWithKit>[1]>['slots']) =>
    renderWithKit(<AdminPage />, { at: '/ad', now, session: {}, answers, slots });
  const piece = (name: string, title: string) => ({ name, title, Part: () => <p>{title} is here</p> });

  it('has the tabs of that kind alone, and no drawer with tools that would be refused', async () => {
    seen({ console: [piece('football', 'Football Admin'), piece('wins', 'NFL Wins Admin'), piece('golf', 'Golf Admin')] });
    await panel('Activity log');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Admin', 'Football Admin', 'Contests']);
    expect(screen.queryByRole('button', { name: 'Tools' })).toBeNull();
  });

  it('has the tools of that kind, none of accounts', async () => {
    seen({ tools: [piece('footballpicks', 'Football Picks'), piece('golfpicks', 'Golf Picks')] });
    await userEvent.click(await screen.findByRole('button', { name: 'Tools' }));
    expect(await screen.findByRole('button', { name: 'Football Picks' })).toBeVisible();
    for (const name of ['Golf Picks', 'Add User', 'Remove User', 'Test']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the tools', () => {
  const openTools = async (answers: FakeAnswers = {}) => {
    const drawn = open(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Tools' }));
    await screen.findByRole('button', { name: 'Add User' });
    return drawn;
  };
  const fold = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('open under their names, and add a user', async () => {
    const { calls } = await openTools({
      'GET ad/adduser': () => ({ result: 'success', message: 'invitation to g.tran@example.com is on the way' }),
    });
    await fold('Add User');
    const form = within(screen.getByRole('form', { name: 'Add User' }));
    await fill(form.getByRole('textbox', { name: 'Email' }), 'g.tran@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Add User' }));
    expect(await form.findByText('success: invitation to g.tran@example.com is on the way')).toBeVisible();
    expect(calls.find(({ key }) => key === 'GET ad/adduser')!.query).toEqual({ email: 'g.tran@example.com', group_number: '1' });
  });

  it('show a refusal as the server words it', async () => {
    await openTools({
      'GET ad/adduser': () => ({ error: { code: 'conflict', message: 'There is already a user with this e-mail address.' } }),
    });
    await fold('Add User');
    const form = within(screen.getByRole('form', { name: 'Add User' }));
    await fill(form.getByRole('textbox', { name: 'Email' }), 'rusty@example.com');
    await userEvent.keyboard('{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent('There is already a user with this e-mail address.');
  });

  it('remove a user only once the address was typed', async () => {
    const { calls } = await openTools({
      'GET ad/user_entries': () => ({
        user_entries: { data: [{ id: 7, contest_type: 'football', contest_name: 'Oak', year: 2026, entry_name: 'Turf Toe' }] },
      }),
      'GET ad/RemoveUser': () => ({ result: 'success', message: 'hollis@example.com removed; 1 entry kept as history' }),
    });
    await fold('Remove User');
    const form = within(screen.getByRole('form', { name: 'Remove User' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'User' }), 'hollis@example.com');
    expect(await form.findByText(/^1 entry in Oak \(2026\)/)).toBeVisible();
    const button = form.getByRole('button', { name: 'Remove User' });
    expect(button).toBeDisabled();
    await fill(form.getByRole('textbox', { name: 'Type hollis@example.com to confirm' }), 'Hollis@example.com');
    await userEvent.click(button);
    expect(await form.findByText(/^success: hollis@example.com removed/)).toBeVisible();
    expect(calls.find(({ key }) => key === 'GET ad/RemoveUser')!.query).toEqual({ email: 'hollis@example.com' });
  });

  it('change an address for a site administrator alone', async () => {
    const calls = allMay().calls.filter((key) => key !== 'GET ad/changeuseremail');
    await openTools({ 'GET ad/my_permissions': () => ({ role: 'commissioner' as const, calls }) });
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change Email' })).toBeNull();
  });

  it('ask with both addresses before one is changed', async () => {
    const { calls } = await openTools({ 'GET ad/changeuseremail': () => ({ result: 'success', message: '2 mails on the way' }) });
    await fold('Change Email');
    const form = within(screen.getByRole('form', { name: 'Change Email' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Old email' }), 'hollis@example.com');
    await fill(form.getByRole('textbox', { name: 'New email' }), 'kerr@example.com');
    await userEvent.keyboard('{Enter}');
    const ask = within(form.getByRole('group', { name: 'Are you sure?' }));
    expect(ask.getByText('kerr@example.com')).toBeVisible();
    expect(calls.some(({ key }) => key === 'GET ad/changeuseremail')).toBe(false);
    await userEvent.click(ask.getByRole('button', { name: 'Change Email' }));
    expect(await form.findByText('success: 2 mails on the way')).toBeVisible();
  });

  it('enter a player into football and golf, from what the player is in', async () => {
    const { calls } = await openTools({ 'GET ad/EnableDisableContest': () => ({ result: 'success', message: 'Football on, Golf on' }) });
    await fold('Enable/Disable Contest For User');
    const form = within(screen.getByRole('form', { name: 'Enable/Disable Contest For User' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'User' }), 'hollis@example.com');
    expect(form.getByRole('checkbox', { name: 'Football' })).toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: 'Golf' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('success: Football on, Golf on')).toBeVisible();
    expect(calls.find(({ key }) => key === 'GET ad/EnableDisableContest')!.query).toEqual({
      email: 'hollis@example.com',
      football: '1',
      golf: '1',
    });
  });
});
