import type { UnderdogsPickRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Underdogs from '../board/Underdogs.page';
import { aPage, aPickedPage, events } from '../testing/page.fixture';
import { aConfig, aFinalGame, anEvent, aPick, aUser, NOW, SUNDAY_1PM } from '../testing/rows.fixture';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const saved = { result: 'success' } as const;
const mine = async () => within(await screen.findByRole('region', { name: 'My pick, week 11' }));

function open(page = aPage(), answers: FakeAnswers = {}) {
  return renderWithKit(<Underdogs />, { at: '/underdogs', answers: { 'GET underdogs/pagedata': () => page, ...answers } });
}

describe('my own pick', () => {
  it('is called for while there is none, with the underdogs laid out', async () => {
    open();
    const panel = await mine();
    expect(panel.getByText(/underdogs are left/)).toHaveTextContent('No pick yet for week 11. 2 underdogs are left to choose from.');
    expect(panel.getByText('A week without a pick is a loss once its last game is over.')).toBeVisible();
    const dogs = within(panel.getByRole('group', { name: 'Underdogs of week 11' }));
    expect(dogs.getAllByRole('button').map((dog) => dog.textContent)).toEqual([
      expect.stringContaining('Broncos'),
      expect.stringContaining('Bears'),
      expect.stringContaining('Jets'),
    ]);
    expect(dogs.queryByText('Patriots')).toBeNull();
  });

  it.each([
    ['its games are not there yet', [], 'No pick yet for week 11. Its games are not there yet; come back when they are.'],
    ['all have kicked off', [aFinalGame()], 'No pick for week 11. No underdog is left to choose from.'],
  ])('says why there is nothing to choose while %s', async (_, scores, words) => {
    open({ ...aPage(), events: { data: [] }, scores: { data: scores } });
    expect((await mine()).getByText(/^No pick/).parentElement).toHaveTextContent(words);
  });

  it('greys a used team out and says when it was used', async () => {
    open();
    const bears = (await mine()).getByRole('button', { name: /^Bears/ });
    expect(bears).toBeDisabled();
    expect(bears).toHaveTextContent('used in week 9');
  });

  it('says what it would take, locks the line on a second press, and shows the receipt', async () => {
    let taken = false;
    const { calls } = open(aPage(), {
      'GET underdogs/pagedata': () => (taken ? aPickedPage() : aPage()),
      'POST underdogs/savepick': () => {
        taken = true;
        return saved;
      },
    });
    const panel = await mine();
    await user.click(panel.getByRole('button', { name: /^Jets/ }));
    const asking = within(panel.getByRole('group', { name: 'Take Jets?' }));
    expect(asking.getByText(/at Patriots/)).toHaveTextContent('A win is a W, a tie or a loss by up to 7 a C.');
    expect(asking.getByRole('button', { name: 'Take NYJ +7.5' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await panel.findByText(/^NYJ \+7\.5, taken Tue \d/)).toBeVisible();
    expect(calls.find((call) => call.key === 'POST underdogs/savepick')!.body).toEqual({ entryId: 1, eventId: 1, spread: 7.5, side: 1 });
    expect(await panel.findByText('NYJ +7.5 is your pick for week 11.')).toBeVisible();
    expect(panel.queryByRole('group', { name: 'Underdogs of week 11' })).toBeNull();
    expect(panel.getByRole('timer')).toHaveTextContent(/^locks in/);
  });

  it('keeps asking at the new line when the shown one had moved', async () => {
    let line = 7.5;
    const page = () => aPage({ events: { data: [anEvent({ Spread1: line, Spread2: -line })] } });
    open(aPage(), {
      'GET underdogs/pagedata': page,
      'POST underdogs/savepick': () => {
        line = 6.5;
        return { error: { code: 'line_moved', message: 'The line of Jets is now +6.5, not +7.5.' } };
      },
    });
    const panel = await mine();
    await user.click(panel.getByRole('button', { name: /^Jets/ }));
    await user.click(panel.getByRole('button', { name: 'Take NYJ +7.5' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('The line of Jets is now +6.5, not +7.5.');
    expect(panel.getByRole('button', { name: 'Take NYJ +6.5' })).toBeEnabled();
  });

  it('can be taken back, after asking', async () => {
    const { calls } = open(aPickedPage(), { 'POST underdogs/clearpick': () => saved });
    const panel = await mine();
    await user.click(panel.getByRole('button', { name: 'Take back' }));
    await user.click(within(panel.getByRole('group', { name: 'Take the pick back?' })).getByRole('button', { name: 'Take back' }));
    await panel.findByText('The pick is taken back.');
    expect(calls.find((call) => call.key === 'POST underdogs/clearpick')!.body).toEqual({ entryId: 1, week: 11 });
  });

  it('can be changed, and says what it replaces', async () => {
    open(aPickedPage());
    const panel = await mine();
    await user.click(panel.getByRole('button', { name: 'Change pick' }));
    expect(panel.getByRole('button', { name: /^Jets/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(panel.getByRole('button', { name: /^Broncos/ }));
    expect(panel.getByText(/It replaces Jets\.$/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(panel.queryByRole('group', { name: 'Take Broncos?' })).toBeNull();
  });

  it('is changed, and the list closes', async () => {
    open(aPickedPage(), { 'POST underdogs/savepick': () => saved });
    const panel = await mine();
    await user.click(panel.getByRole('button', { name: 'Change pick' }));
    await user.click(panel.getByRole('button', { name: /^Broncos/ }));
    await user.click(panel.getByRole('button', { name: 'Take DEN +6' }));
    await panel.findByText('DEN +6 is your pick for week 11.');
    await waitFor(() => expect(panel.queryByRole('group', { name: 'Underdogs of week 11' })).toBeNull());
  });

  it('can take the line of the moment', async () => {
    const { calls } = open(aPickedPage({ events: { data: [anEvent({ Spread1: 8.5, Spread2: -8.5 })] } }), {
      'POST underdogs/savepick': () => saved,
    });
    const panel = await mine();
    expect(panel.getByText('The line is +8.5 now.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Take +8.5' }));
    await panel.findByText('NYJ +8.5 is your pick.');
    expect(calls.find((call) => call.key === 'POST underdogs/savepick')!.body).toEqual({ entryId: 1, eventId: 1, spread: 8.5 });
  });

  it('is locked at its kick-off while the page is open', async () => {
    jest.setSystemTime(Date.parse(SUNDAY_1PM) - 3000);
    open(aPickedPage());
    const panel = await mine();
    expect(panel.getByRole('button', { name: 'Take back' })).toBeEnabled();
    await act(async () => jest.advanceTimersByTime(5000));
    expect(panel.queryByRole('button', { name: 'Take back' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Plan ahead' }));
    expect(panel.getByRole('button', { name: /^Lions/ })).toBeEnabled();
    expect(panel.queryByRole('button', { name: 'Week 11' })).toBeNull();
    expect(panel.queryByRole('button', { name: /^Bears/ })).toBeNull();
  });

  it('can be looked for by sport, where both are played', async () => {
    open(
      aPage({
        events: { data: [...events, anEvent({ ID: 20, SportAbbrev: 'NCAA', team1: 'Rice', Abbrev1: 'RICE', team2: 'Navy', Rank1: 4 })] },
      }),
    );
    const panel = await mine();
    const dogs = () =>
      within(panel.getByRole('group', { name: 'Underdogs of week 11' }))
        .queryAllByRole('button')
        .map((dog) => dog.querySelector('b')!.textContent);
    expect(dogs()).toContain('4 Rice');
    await user.click(panel.getByRole('button', { name: 'NCAA' }));
    expect(dogs()).toEqual(['4 Rice']);
    await user.click(panel.getByRole('button', { name: '12' }));
    expect(panel.getByRole('button', { name: /^Lions/ })).toBeEnabled();
  });

  it('shows the reason when an administrator set it, and says when the rules gave it', async () => {
    open(aPickedPage({}, aPick({ Override: 'Phone died.' })));
    expect((await mine()).getByText('An administrator set this pick: Phone died.')).toBeVisible();
  });

  it('shows the reason when an administrator took it away', async () => {
    const removed = {
      pick: '',
      Abbrev: '',
      event_id: null,
      spread: null,
      TakenAt: '',
      Override: 'Paid too late.',
    } satisfies Partial<UnderdogsPickRow>;
    open(aPage({ picks: { data: [aPick(removed)] } }));
    expect((await mine()).getByText('An administrator took your pick away: Paid too late.')).toBeVisible();
  });

  it('is nobody’s to set where the contest says so', async () => {
    open(aPage({ config: { data: [aConfig({ SelfPick: 0 })] } }));
    const panel = await mine();
    expect(panel.getByText(/An administrator sets the picks of this contest/)).toBeVisible();
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('is asked for each of my entries', async () => {
    const page = aPage();
    const { calls } = open(
      { ...page, users: { data: page.users.data.map((row) => (row.entry_id === 3 ? aUser({ ...row, mine: 1 }) : row)) } },
      { 'POST underdogs/savepick': () => saved },
    );
    const panel = await mine();
    await user.selectOptions(panel.getByRole('combobox', { name: 'Entry' }), 'Sack Lunch');
    await user.click(panel.getByRole('button', { name: /^Bears/ }));
    await user.click(panel.getByRole('button', { name: 'Take CHI +3' }));
    await panel.findByText('CHI +3 is your pick for week 11.');
    expect(calls.find((call) => call.key === 'POST underdogs/savepick')!.body).toMatchObject({ entryId: 3, eventId: 2 });
  });

  it('can be planned for coming weeks, without a line too, and a planned team is taken', async () => {
    const plan = aPick({ ID: '1-12', week: 12, pick: 'Lions', Abbrev: 'DET', event_id: 4, spread: 2.5, Day: '2026-11-26T17:30:00Z' });
    const { calls } = open(
      aPage({ picks: { data: [plan] }, events: { data: [...events, anEvent({ ID: 9, team1: 'Lions', Abbrev1: 'DET' })] } }),
      { 'POST underdogs/savepick': () => saved, 'POST underdogs/clearpick': () => saved },
    );
    const panel = await mine();
    expect(panel.getByRole('button', { name: /^Lions/ })).toHaveTextContent('planned for week 12');
    await user.click(within(panel.getByRole('group', { name: 'Week to pick for' })).getByRole('button', { name: '12 DET' }));
    expect(panel.getByText(/^DET \+2\.5, taken/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: /^Dolphins/ }));
    expect(panel.getByText(/There is no line yet/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Take MIA' }));
    await panel.findByText('MIA is your pick for week 12.');
    expect(calls.find((call) => call.key === 'POST underdogs/savepick')!.body).toEqual({ entryId: 1, eventId: 5, spread: null, side: 2 });
    await user.click(await panel.findByRole('button', { name: 'Take back' }));
    await user.click(within(panel.getByRole('group', { name: 'Take the pick back?' })).getByRole('button', { name: 'Take back' }));
    await panel.findByText('Nothing is planned for week 12 any more.');
    expect(calls.find((call) => call.key === 'POST underdogs/clearpick')!.body).toEqual({ entryId: 1, week: 12 });
  });

  it('passes axe while it asks', async () => {
    const { container } = open();
    await user.click((await mine()).getByRole('button', { name: /^Jets/ }));
    jest.useRealTimers();
    await expectNoAxeFindings(container);
  });
});
