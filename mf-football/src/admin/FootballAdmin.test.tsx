import { expectNoAxeFindings, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FootballAdmin from '../slots/console/football';
import { anAdminPage, pendingPicks } from '../testing/admin.fixture';

const saved = { result: 'success' } as const;

const open = (answers: FakeAnswers = {}) => {
  const changed = jest.fn();
  return {
    changed,
    ...renderWithKit(<FootballAdmin group={1} changed={changed} />, {
      now: '2026-11-14T18:00:00Z',
      answers: {
        'GET football/ad': () => anAdminPage(),
        'GET football/pending_picks': () => ({ current_picks: { data: [pendingPicks] }, contest_id: 5 }),
        ...answers,
      },
    }),
  };
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('counts picks and shows none, and passes axe', async () => {
  const { container } = open();
  expect(await screen.findByText('12 of 14 in')).toBeVisible();
  expect(screen.getByText(/9 picks locked/)).toBeVisible();
  await expectNoAxeFindings(container);
});

it('sets the second side to the negative of the first, counts what is not saved, and saves a row', async () => {
  const { calls, changed } = open({ 'PUT football/events': () => saved });
  const lines = await panel('Week 11 Spreads');
  expect(lines.getByText('All saved')).toBeVisible();
  const field = lines.getByRole('textbox', { name: 'Line of Jets' });
  const save = lines.getByRole('button', { name: 'Save the line of Jets at Bills' });
  expect(save).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '-2.25');
  expect(field).toBeInvalid();
  expect(save).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '-2.5');
  expect(lines.getByText('1 line not saved')).toBeVisible();
  expect(lines.getByText('+2.5')).toBeVisible();
  await userEvent.click(save);
  expect(await lines.findByText(/^success: Jets −2.5/)).toBeVisible();
  expect(calls.find(({ key }) => key === 'PUT football/events')!.body).toEqual({ id: 7, spread1: -2.5, spread2: 2.5 });
  expect(changed).toHaveBeenCalled();
});

it('an empty field takes the line away; a game that has begun is frozen', async () => {
  const { calls } = open({ 'PUT football/events': () => saved });
  const lines = await panel('Week 11 Spreads');
  expect(lines.getByText('Frozen at kick-off')).toBeVisible();
  expect(lines.queryByRole('textbox', { name: 'Line of Bears' })).toBeNull();
  await userEvent.clear(lines.getByRole('textbox', { name: 'Line of Jets' }));
  await userEvent.click(lines.getByRole('button', { name: 'Save the line of Jets at Bills' }));
  expect(await lines.findByText(/^success/)).toBeVisible();
  expect(calls.find(({ key }) => key === 'PUT football/events')!.body).toEqual({ id: 7, spread1: null, spread2: null });
});

it('whoever runs only a group reads the lines and sets none', async () => {
  open({ 'GET football/ad': () => anAdminPage({ config: { data: [{ ...anAdminPage().config.data[0]!, may_set_lines: 0 }] } }) });
  const lines = await panel('Week 11 Spreads');
  expect(lines.queryByRole('textbox')).toBeNull();
  expect(lines.queryByRole('button')).toBeNull();
});

it('sets picks in a player’s stead with a reason', async () => {
  const { calls } = open({ 'POST football/MakePicksGuts': () => saved });
  const form = await panel('User Picks Utility');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Turf Toe (0 in)');
  const first = await form.findByRole('combobox', { name: 'Pick 1' });
  await userEvent.selectOptions(first, 'Bills −3.5');
  await userEvent.click(form.getAllByRole('checkbox')[0]!);
  expect(form.getByText(/Locked −3.5/)).toBeVisible();
  const save = form.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await fill(form.getByRole('textbox', { name: 'Reason' }), 'Called before kick-off');
  await userEvent.click(save);
  expect(await form.findByText('success: the picks of Turf Toe are set')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST football/MakePicksGuts')!.body).toEqual({
    entry_id: 2,
    Pick1: 'Bills',
    event_id1: 7,
    lock1: 1,
    week: 11,
    reason: 'Called before kick-off',
  });
});

it('lists games that have begun apart and marked, for who told their pick in time', async () => {
  const { calls } = open({ 'POST football/MakePicksGuts': () => saved });
  const form = await panel('User Picks Utility');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Turf Toe (0 in)');
  const first = await form.findByRole('combobox', { name: 'Pick 1' });
  expect(within(within(first).getByRole('group', { name: /^Begun/ })).getAllByRole('option')).toHaveLength(1);
  await userEvent.selectOptions(first, 'Bears +1, begun');
  expect(first).toHaveAccessibleDescription('This game has begun');
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await fill(form.getByRole('textbox', { name: 'Reason' }), 'Texted me before kick-off');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('success: the picks of Turf Toe are set')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST football/MakePicksGuts')!.body).toMatchObject({ Pick1: 'Bears', event_id1: 8 });
});

it('offers no save while the picks that it would replace are not shown, and says why', async () => {
  const away = { error: { code: 'unavailable', message: "Can't reach Poolhouse." } };
  let answer: () => typeof away | Promise<never> = () => new Promise<never>(() => {});
  open({ 'GET football/pending_picks': () => answer() });
  const form = await panel('User Picks Utility');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Turf Toe (0 in)');
  expect(form.queryByRole('combobox', { name: 'Pick 1' })).toBeNull();
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  answer = () => away;
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Choose an entry');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Turf Toe (0 in)');
  expect(await form.findByRole('alert')).toHaveTextContent("Can't reach Poolhouse.");
  expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('another week’s lines are no picks of this week', async () => {
  open({ 'GET football/ad': () => anAdminPage({ config: { data: [{ ...anAdminPage().config.data[0]!, Week: 10 }] } }) });
  expect((await panel('User Picks Utility')).getByText('Picks are set in week 11. Choose it above.')).toBeVisible();
});

it('says why one’s own picks after kick-off are another administrator’s to change', async () => {
  const message = 'Another administrator has to change your own entry.';
  open({ 'POST football/MakePicksGuts': () => ({ error: { code: 'forbidden', message } }) });
  const form = await panel('User Picks Utility');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Turf Toe (0 in)');
  await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Pick 1' }), 'Bills −3.5');
  await fill(form.getByRole('textbox', { name: 'Reason' }), 'I meant the other one');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  // What was chosen is still there, to be handed on.
  expect(form.getByRole('combobox', { name: 'Pick 1' })).toHaveValue('Bills');
});

it('takes a message off the board with a reason', async () => {
  const { calls } = open({ 'GET football/ad_delete_smack': () => saved });
  const table = await panel('Smack Table');
  await userEvent.click(table.getByRole('button', { name: /^Delete the message of Turf Toe/ }));
  await fill(table.getByRole('textbox', { name: 'Reason' }), 'Out of line');
  await userEvent.click(table.getByRole('button', { name: 'Delete it' }));
  expect(await table.findByText('success: the message is off the board')).toBeVisible();
  expect(calls.find(({ key }) => key === 'GET football/ad_delete_smack')!.query).toEqual({ id: '40', reason: 'Out of line' });
});

it('shows the model where players pick, or takes it away, where this administrator may', async () => {
  const { calls, changed } = open({ 'POST ad/football_settings': () => saved });
  const panelOf = await panel('Model beside the line');
  const box = panelOf.getByRole('checkbox', { name: 'show it on the picks page' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await panelOf.findByText('success: the picks page follows')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST ad/football_settings')!.body).toEqual({ contest_id: 5, show_model: 1 });
  expect(changed).toHaveBeenCalled();
});

it('a helper is not asked whether the model is shown', async () => {
  open({ 'GET football/ad': () => anAdminPage({ config: { data: [{ ...anAdminPage().config.data[0]!, may_set_terms: 0 }] } }) });
  await panel('Smack Table');
  expect(screen.queryByRole('region', { name: 'Model beside the line' })).toBeNull();
});

it('says that no contest is open', async () => {
  open({ 'GET football/ad': () => anAdminPage({ config: { data: [] } }) });
  expect(await screen.findByText(/No football contest is open yet/)).toBeVisible();
});
