import { expectNoAxeFindings, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Underdogs from '../board/Underdogs.page';
import { aPage } from '../testing/page.fixture';
import { aConfig, anEvent } from '../testing/rows.fixture';
// Fetched when it is first drawn; here before any test begins to wait for it.
import './AdminEditor';
import { TWICE } from './editor.rules';
beforeEach(() => localStorage.clear());

const saved = { result: 'success' } as const;
function open(answers: FakeAnswers = {}) {
  return renderWithKit(<Underdogs />, {
    at: '/underdogs',
    answers: {
      'GET underdogs/pagedata': () => aPage({ config: { data: [aConfig({ isAdmin: 1 })] } }),
      'POST underdogs/savepick': () => saved,
      ...answers,
    },
  });
}
const editor = async () => within(await screen.findByRole('region', { name: 'Set a pick' }));

describe('the administrator’s editor', () => {
  it('is shown to administrators only', async () => {
    renderWithKit(<Underdogs />, { at: '/underdogs', answers: { 'GET underdogs/pagedata': () => aPage() } });
    await screen.findByRole('region', { name: 'Week 11 Picks' });
    expect(screen.queryByRole('region', { name: 'Set a pick' })).toBeNull();
  });

  it('sets the pick and spread of any entry, with a reason, and reads the page again', async () => {
    const { calls } = open();
    const form = await editor();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Sack Lunch');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Team' }), 'Jets +7.5 at Patriots');
    const spread = form.getByRole('spinbutton', { name: 'Spread' });
    expect(spread).toHaveValue(7.5);
    expect(spread).toHaveAttribute('min', '0');
    expect(spread).toHaveAttribute('step', '0.5');
    await userEvent.clear(spread);
    await userEvent.type(spread, '8');
    const save = form.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await fill(form.getByRole('textbox', { name: /Reason/ }), 'Called before kickoff');
    await userEvent.click(save);
    expect(await form.findByText('The pick of Sack Lunch for week 11 is set.')).toBeVisible();
    expect(calls.map((call) => call.key)).toEqual(['GET underdogs/pagedata', 'POST underdogs/savepick', 'GET underdogs/pagedata']);
    expect(calls[1]!.body).toEqual({ entryId: 3, eventId: 1, spread: 8, side: 1, reason: 'Called before kickoff' });
  });

  it('refuses the same team twice at the field, and Save is off', async () => {
    open();
    const form = await editor();
    await fill(form.getByRole('textbox', { name: /Reason/ }), 'Called before kickoff');
    const team = form.getByRole('combobox', { name: 'Team' });
    await userEvent.selectOptions(team, 'Bears +3 at Vikings');
    expect(form.getByRole('alert')).toHaveTextContent(TWICE);
    expect(team).toHaveAccessibleDescription(TWICE);
    expect(team).toBeInvalid();
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Sack Lunch');
    expect(form.queryByRole('alert')).toBeNull();
    expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('says what is wrong with a spread', async () => {
    open();
    const form = await editor();
    const spread = form.getByRole('spinbutton', { name: 'Spread' });
    await userEvent.type(spread, '7.25');
    expect(spread).toHaveAccessibleDescription(/steps of 0\.5/);
  });

  it('fetches the games of an earlier week', async () => {
    const { calls } = open({
      'GET underdogs/games': () => ({
        events: { data: [anEvent({ ID: 40, week: 4, team1: 'Titans', team2: 'Texans', Spread1: 4, Spread2: -4, started: 1 })] },
      }),
    });
    const form = await editor();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Week' }), '4');
    await form.findByRole('option', { name: 'Titans +4 at Texans' });
    expect(calls.at(-1)).toMatchObject({ key: 'GET underdogs/games', query: { contest_id: '5', year: '2026', week: '4' } });
  });

  it('removes a pick, with a reason', async () => {
    const { calls } = open({ 'POST underdogs/clearpick': () => saved });
    const form = await editor();
    expect(form.queryByRole('button', { name: 'Remove the pick' })).toBeNull();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Entry' }), 'Turf Toe');
    expect(form.getByRole('button', { name: 'Remove the pick' })).toBeDisabled();
    await fill(form.getByRole('textbox', { name: /Reason/ }), 'Joined late');
    await userEvent.click(form.getByRole('button', { name: 'Remove the pick' }));
    expect(await form.findByText('Turf Toe has no pick for week 11 any more.')).toBeVisible();
    expect(calls.find((call) => call.key === 'POST underdogs/clearpick')!.body).toEqual({ entryId: 2, week: 11, reason: 'Joined late' });
  });

  it('shows the server’s refusal', async () => {
    open({ 'POST underdogs/savepick': () => ({ error: { code: 'duplicate_pick', message: TWICE } }) });
    const form = await editor();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Team' }), 'Jets +7.5 at Patriots');
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'Called');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent(TWICE);
  });

  it('folds away, and passes axe', async () => {
    const { container } = open();
    const form = await editor();
    await expectNoAxeFindings(container);
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    expect(form.queryByRole('combobox')).toBeNull();
  });
});
