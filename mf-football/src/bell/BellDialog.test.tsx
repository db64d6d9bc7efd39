import { expectNoAxeFindings, fakeBrowserPush, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FootballMain from '../board/FootballMain.page';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig } from '../testing/board.fixture';
beforeEach(() => localStorage.clear());
afterEach(() => fakeBrowserPush(null));

const page = aBoardPage({ config: { data: [aConfig({ notification_support: 1 })] } });
const ok = () => ({ result: 'success' as const });
const open = (answers: FakeAnswers = {}) =>
  renderWithKit(<FootballMain />, {
    at: '/football',
    answers: {
      'GET football/pagedata': () => page,
      'GET utils/register_for_notifications': ok,
      'GET utils/rfn': () => ({ result: 'success', key: 'AAAA', subscribed: true }),
      'POST utils/push_subscription': ok,
      ...answers,
    },
  });
const bells = async () => {
  await screen.findByRole('heading', { level: 1, name: /^Week/ });
  return screen.getAllByRole('button', { name: /^Notifications for/ });
};
async function ring(name = /Buccaneers at Bills/) {
  await bells();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`Notifications for ${name.source}`) }));
  return screen.findByRole('dialog', { name });
}

describe('the notification bell', () => {
  it('stands at games to come and in progress, not at finished ones', async () => {
    open();
    expect((await bells()).map((bell) => bell.getAttribute('aria-label'))).toEqual([
      'Notifications for Buccaneers at Bills',
      'Notifications for Chiefs at Broncos',
    ]);
    for (const bell of await bells()) expect(bell).toHaveAttribute('aria-pressed', 'false');
  });

  it('saves a switch at once and rings then', async () => {
    fakeBrowserPush({ permission: 'granted', subscribed: true });
    const { calls } = open();
    const dialog = await ring();
    expect(
      within(dialog)
        .getAllByRole('switch')
        .map((one) => one.textContent),
    ).toEqual(['Scoring PlayOff', 'FinalOff']);
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Final' }));
    await waitFor(() => expect(within(dialog).getByRole('switch', { name: 'Final' })).toBeChecked());
    expect(within(dialog).getByRole('switch', { name: 'Scoring Play' })).not.toBeChecked();
    expect(calls.find((call) => call.key === 'GET utils/register_for_notifications')!.query).toEqual({
      event_id: '2',
      type: 'final',
      active: '1',
    });
    expect(calls.filter((call) => call.key === 'GET football/pagedata')).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Notifications for Buccaneers at Bills' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('switches off again', async () => {
    const { calls } = open();
    const dialog = await ring();
    const final = within(dialog).getByRole('switch', { name: 'Final' });
    await userEvent.click(final);
    await waitFor(() => expect(final).toBeChecked());
    await userEvent.click(final);
    await waitFor(() => expect(final).not.toBeChecked());
    expect(calls.at(-1)!.query).toMatchObject({ type: 'final', active: '0' });
  });

  it('says why a switch was not saved, and leaves it', async () => {
    open({ 'GET utils/register_for_notifications': () => ({ error: { code: 'conflict', message: 'This game is over.' } }) });
    const dialog = await ring();
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Scoring Play' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This game is over.');
    expect(within(dialog).getByRole('switch', { name: 'Scoring Play' })).not.toBeChecked();
  });

  it('asks in words where this device shows nothing yet, and turns it on', async () => {
    const { ask } = fakeBrowserPush({ permission: 'default', answer: 'granted' });
    open();
    const dialog = await ring();
    expect(await within(dialog).findByText('This device shows no notifications of Poolhouse yet.')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on notifications' }));
    await waitFor(() => expect(within(dialog).queryByText(/shows no notifications/)).toBeNull());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['denied' as const, /are blocked in this browser/],
    [null, /cannot show notifications/],
  ])('says what is in the way: %s', async (permission, words) => {
    fakeBrowserPush(permission && { permission });
    open();
    expect(await within(await ring()).findByText(words)).toBeVisible();
  });

  it('passes axe', async () => {
    open();
    await expectNoAxeFindings(await ring());
  });
});
