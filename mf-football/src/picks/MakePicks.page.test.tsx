import { screenOf } from '@poolhouse/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makePicksAtNow, open, pick, side, submit, user } from '../testing/make-picks-screen';
import { aPicksPage, events, saved } from '../testing/picks-page.fixture';
import { savedRow } from '../testing/picks.fixture';

makePicksAtNow();

describe('make picks', () => {
  it('shows the week, how many are in and the next lock', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Football Picks Week 11' })).toBeVisible();
    expect(screen.getByText('3 of 5 saved')).toBeVisible();
    expect(screen.getByText('Oak Street Pool')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/Next lock Sun .*, in 2:14:\d\d/);
    expect(screen.queryByRole('combobox', { name: 'Entry' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Return to the main Page' })).toHaveAttribute('href', '/football');
    expect(screen.getByRole('link', { name: 'Download events.csv' })).toHaveAttribute('href', '/events.csv');
    expect(screen.getByText(/Spreads refresh hourly on the hour/)).toBeVisible();
  });

  it('shows each selector in its state', async () => {
    open();
    const first = await pick(1);
    expect(first.getByText('Started')).toBeVisible();
    expect(first.getByRole('img', { name: 'Win' })).toBeVisible();
    expect(first.queryByRole('checkbox')).toBeNull();
    expect(first.getByText(/@ #4 Alabama, Final 23–21/)).toBeVisible();
    const second = await pick(2);
    expect(second.getByRole('checkbox')).toBeChecked();
    expect(second.getByText('−4.5')).toBeVisible();
    expect(second.getByText('now −5.5')).toBeVisible();
    const third = await pick(3);
    expect(third.getByRole('checkbox')).not.toBeChecked();
    expect(third.getByText('+3')).toBeVisible();
    expect((await pick(4)).getByText('Choose a pick')).toBeVisible();
    expect(submit()).toBeDisabled();
  });

  it('fills the first empty selector with a tapped side, and saves it', async () => {
    const after = savedRow(
      [
        { team: 'Oklahoma', eventId: 6, result: 1 },
        { team: 'Bills', eventId: 1, line: -4.5 },
        { team: 'Bears', eventId: 2 },
        { team: 'Chiefs', eventId: 3, line: -3.5 },
      ],
      { saved_at: '2026-11-15T15:46:00Z' },
    );
    const { calls } = open({ 'POST football/makepicks': () => ({ result: 'success', current_picks: { data: [after] } }) });
    await pick(4);
    await user.click(side('Chiefs minus 3.5'));
    const fourth = await pick(4);
    expect(fourth.getByText('not saved')).toBeVisible();
    expect(side('Chiefs minus 3.5')).toHaveAttribute('aria-pressed', 'true');
    await user.click(fourth.getByRole('checkbox'));
    expect(screen.getByText('1 change not saved')).toBeVisible();
    await user.click(submit());
    expect(await screen.findByText('Success')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({
      key: 'POST football/makepicks',
      body: {
        entry_id: 1,
        pick1: 'Oklahoma',
        event_id1: 6,
        lock1: 0,
        pick2: 'Bills',
        event_id2: 1,
        lock2: 1,
        pick3: 'Bears',
        lock3: 0,
        pick4: 'Chiefs',
        event_id4: 3,
        lock4: 1,
        spread4: -3.5,
        lock5: 0,
      },
      query: {},
    });
    expect(calls.at(-1)!.body).not.toHaveProperty('spread2');
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(screen.queryByText('not saved')).toBeNull();
    act(() => void jest.advanceTimersByTime(5000));
    await waitFor(() => expect(screen.queryByText('Success')).toBeNull());
  });

  it('puts the next side into the selector that was pressed', async () => {
    open();
    const fifth = await pick(5);
    await user.click(fifth.getByRole('button'));
    await user.click(side('Cowboys minus 3.5'));
    expect((await pick(5)).getByText('Cowboys')).toBeVisible();
    expect((await pick(4)).getByText('Choose a pick')).toBeVisible();
  });

  it('finds a team by typing, and stays with the pick', async () => {
    open();
    await user.click((await pick(4)).getByRole('button'));
    const field = await screen.findByRole('combobox', { name: 'Find a team for pick 4' });
    await user.type(field, 'raid');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Cowboys −3.5 @ Raiders', 'Raiders +3.5 vs Cowboys']);
    await user.click(options[1]!);
    expect((await pick(4)).getByText('Raiders')).toBeVisible();
    expect((await pick(4)).getByRole('button', { name: /Raiders/ })).toHaveFocus();
  });

  it('offers a phone its own list, with the opponent of each team', async () => {
    screenOf(390);
    open();
    await user.click((await pick(4)).getByRole('button'));
    const field = await screen.findByRole('combobox', { name: 'Find a team for pick 4' });
    expect(field.tagName).toBe('SELECT');
    await user.selectOptions(field, 'Raiders +3.5 vs Cowboys');
    expect((await pick(4)).getByText('Raiders')).toBeVisible();
    // Without the style of a phone it is not drawn here.
    expect(document.querySelector('header a[aria-label="Back"]')).toHaveAttribute('href', '/football');
  });

  it('says why a tap changes nothing', async () => {
    open();
    await pick(1);
    await user.click(side('Buccaneers plus 5.5'));
    expect(screen.getByText('Pick 2 is locked. Untick Locked to change it.')).toBeVisible();
    expect(side('Rice no line yet')).toBeDisabled();
  });

  it('gives back the line of now when Locked comes off', async () => {
    open();
    const second = await pick(2);
    await user.click(second.getByRole('checkbox'));
    expect(second.getByText('−5.5')).toBeVisible();
    expect(second.queryByText(/^now/)).toBeNull();
    await user.click(second.getByRole('checkbox'));
    expect(screen.getByText('1 change not saved')).toBeVisible();
  });

  it('draws random picks around the locked and started ones, and turns them by Costanza!', async () => {
    open();
    await pick(1);
    await user.click(screen.getByRole('button', { name: 'Random Picks!' }));
    // The third pick is saved and open: chance may give it back.
    expect(screen.getByText(/^3 of 5 saved, [23] to submit$/)).toBeVisible();
    expect((await pick(1)).getByText(/^Oklahoma/)).toBeVisible();
    expect((await pick(2)).getByRole('checkbox')).toBeChecked();
    const teams = async () => Promise.all([3, 4, 5].map(async (n) => (await pick(n)).getByRole('button').querySelector('b')!.textContent));
    const before = await teams();
    await user.click(screen.getByRole('button', { name: 'Costanza!' }));
    const after = await teams();
    after.forEach((team, i) => expect(team).not.toBe(before[i]));
    await user.click(screen.getByRole('button', { name: 'Costanza!' }));
    expect(await teams()).toEqual(before);
  });

  it('filters the games by sport and groups them by day', async () => {
    open();
    const games = within(await screen.findByRole('region', { name: 'Available Games' }));
    expect(games.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(2);
    await user.click(games.getByRole('button', { name: 'NCAA' }));
    expect(games.queryByRole('button', { name: /Bears/ })).toBeNull();
    expect(games.getByRole('button', { name: /Navy/ })).toBeVisible();
  });

  it('shows the reason under each refused pick', async () => {
    open({
      'POST football/makepicks': () => ({
        error: {
          code: 'game_started',
          message: 'Chiefs kicked off, so nothing was saved.',
          fields: { pick4: 'Chiefs kicked off at 4:25 PM.' },
        },
      }),
    });
    await pick(4);
    await user.click(side('Chiefs minus 3.5'));
    await user.click(submit());
    expect(await screen.findByText('Chiefs kicked off, so nothing was saved.')).toBeVisible();
    expect((await pick(4)).getByRole('alert')).toHaveTextContent('Chiefs kicked off at 4:25 PM.');
    await user.click(side('Chiefs minus 3.5'));
    expect((await pick(4)).queryByRole('alert')).toBeNull();
  });

  it('reads the lines again when one moved, takes the tick off and says so', async () => {
    let moved = false;
    const page = () =>
      aPicksPage({ events: { data: events.map((event) => (moved && event.ID === 3 ? { ...event, Spread1: -4, Spread2: 4 } : event)) } });
    const { calls } = open({
      'GET football/makepicksdata': page,
      'POST football/makepicks': () => {
        moved = true;
        return { error: { code: 'line_moved', message: 'A line moved, so nothing was saved.' } };
      },
    });
    await pick(4);
    await user.click(side('Chiefs minus 3.5'));
    await user.click((await pick(4)).getByRole('checkbox'));
    await user.click(submit());
    expect(await screen.findByText('A line moved, so nothing was saved.')).toBeVisible();
    const fourth = await pick(4);
    await waitFor(() =>
      expect(fourth.getByRole('alert')).toHaveTextContent('The line moved from −3.5 to −4. Tick Locked to take the new one.'),
    );
    expect(fourth.getByRole('checkbox')).not.toBeChecked();
    expect(calls.map((call) => call.key).slice(-2)).toEqual(['POST football/makepicks', 'GET football/makepicksdata']);
  });

  it('locks a selector by itself when its kick-off passes', async () => {
    open();
    expect((await pick(3)).getByRole('checkbox')).toBeEnabled();
    await user.click((await pick(3)).getByRole('checkbox'));
    act(() => {
      jest.setSystemTime(Date.parse('2026-11-15T18:00:00Z'));
      jest.advanceTimersByTime(1000);
    });
    const third = await pick(3);
    await waitFor(() => expect(third.getByText('Started')).toBeVisible());
    expect(third.queryByRole('checkbox')).toBeNull();
    expect(third.getByRole('alert')).toHaveTextContent('Bears at Vikings kicked off, so pick 3 was not changed.');
    expect(screen.queryByRole('button', { name: /^Bears/ })).toBeNull();
    expect(submit()).toBeDisabled();
  });

  it('keeps unsaved picks over a reload, and drops them when another save came between', async () => {
    const first = open();
    await pick(4);
    await user.click(side('Chiefs minus 3.5'));
    first.unmount();
    const second = open();
    expect((await pick(4)).getByText('Chiefs')).toBeVisible();
    expect(screen.getByText('1 change not saved')).toBeVisible();
    second.unmount();
    open({ 'GET football/makepicksdata': () => aPicksPage({ current_picks: { data: [{ ...saved, saved_at: '2026-11-15T15:00:00Z' }] } }) });
    expect((await pick(4)).getByText('Choose a pick')).toBeVisible();
  });

  it('asks before unsaved picks are left, and leaves when told to', async () => {
    const { where } = open();
    await pick(4);
    await user.click(side('Chiefs minus 3.5'));
    await user.click(screen.getByRole('link', { name: 'Return to the main Page' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(where()).toBe('/football/makepicks');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Return to the main Page' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(where()).toBe('/football'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('warns when the tab is closed over unsaved picks only', async () => {
    open();
    await pick(4);
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.click(side('Chiefs minus 3.5'));
    expect(closing()).toBe(true);
  });
});
