import { expectNoAxeFindings } from '@poolhouse/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { makePicksAtNow, open, pick, side, submit, user } from '../testing/make-picks-screen';
import { aPicksPage } from '../testing/picks-page.fixture';
import { anEvent, savedRow } from '../testing/picks.fixture';

makePicksAtNow();

describe('make picks, entry and network', () => {
  it('offers the entries where there are several', async () => {
    const entries = {
      data: [
        { id: 1, entry_name: 'Rusty Nail', contest_id: 3, contest_name: 'Oak Street Pool' },
        { id: 9, entry_name: 'Rusty Gate', contest_id: 3, contest_name: 'Oak Street Pool' },
      ],
    };
    const { calls } = open({ 'GET football/makepicksdata': () => aPicksPage({ entries }) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Entry' }), 'Rusty Gate');
    expect(localStorage.getItem('football_entry_id')).toBe('9');
    await waitFor(() => expect(calls.at(-1)!.query).toEqual({ entry_id: '9' }));
  });

  it('opens the entry of its address, and the pool of that entry is the board’s from then on', async () => {
    localStorage.setItem('football_entry_id', '9');
    localStorage.setItem('football_contest_id', '4');
    const { calls } = open({}, '/football/makepicks?entry=1');
    await pick(1);
    expect(calls[0]!.query).toEqual({ entry_id: '1' });
    expect([localStorage.getItem('football_entry_id'), localStorage.getItem('football_contest_id')]).toEqual(['1', '3']);
  });

  it('without an entry of its own asks for that of the board’s pool', async () => {
    localStorage.setItem('football_contest_id', '4');
    const { calls } = open();
    await pick(1);
    expect(calls[0]!.query).toEqual({ contest_id: '4' });
  });

  it('keeps what could not be sent, says so past the five seconds, and sends it once the network is back', async () => {
    let away = true;
    const after = savedRow(
      [
        { team: 'Oklahoma', eventId: 6, result: 1 },
        { team: 'Bills', eventId: 1, line: -4.5 },
        { team: 'Bears', eventId: 2 },
        { team: 'Chiefs', eventId: 3 },
      ],
      { saved_at: '2026-11-15T15:46:00Z' },
    );
    const { calls } = open({
      'POST football/makepicks': () =>
        away
          ? { error: { code: 'unavailable', message: "Can't reach Poolhouse." } }
          : { result: 'success', current_picks: { data: [after] } },
    });
    await pick(4);
    await user.click(side('Chiefs minus 3.5'));
    await user.click(submit());
    const words = "Can't reach Poolhouse. Your picks are kept here, and sent as soon as it can be reached.";
    expect(await screen.findByText(words)).toBeVisible();
    act(() => void jest.advanceTimersByTime(7900));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('3 of 5 saved, 1 to submit')).toBeVisible();
    const sent = () => calls.filter(({ key }) => key === 'POST football/makepicks').length;
    expect(sent()).toBe(1);
    // The page itself can be read, so nothing will say that the network is back: it is tried again.
    act(() => void jest.advanceTimersByTime(200));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('3 of 5 saved, 1 to submit')).toBeVisible();
    expect(sent()).toBe(2);
    away = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Back online. Your 1 change is saved.')).toBeVisible();
    expect(screen.getByText('4 of 5 saved')).toBeVisible();
    expect(sent()).toBe(3);
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(sent()).toBe(3);
  });

  it('brings back what Random Picks! and Costanza! replaced', async () => {
    open();
    await pick(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Random Picks!' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('3 of 5 saved')).toBeVisible();
    expect((await pick(4)).getByText('Choose a pick')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('has something to say without games, without an entry and without a server', async () => {
    open({ 'GET football/makepicksdata': () => aPicksPage({ events: { data: [anEvent({ started: 1, status: 'Final' })] } }) }).unmount();
    open({ 'GET football/makepicksdata': () => aPicksPage({ events: { data: [] }, current_picks: { data: [savedRow([])] } }) });
    expect(await screen.findByText('Every game of this week has started.')).toBeVisible();
    open({ 'GET football/makepicksdata': () => aPicksPage({ current_picks: { data: [] }, config: { data: [] } }) });
    expect(await screen.findByText(/You have no entry/)).toBeVisible();
    open({ 'GET football/makepicksdata': () => ({ error: { code: 'forbidden', message: 'Not for you.' } }) });
    expect(await screen.findByText(/Not for you/)).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = open();
    await user.click((await pick(4)).getByRole('button'));
    await screen.findByRole('combobox', { name: 'Find a team for pick 4' });
    jest.useRealTimers();
    await expectNoAxeFindings(container);
  });
});
