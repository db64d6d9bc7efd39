import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeAnswers } from '../testing/fake-answers.types';
import { fakeBrowserPush } from '../testing/fake-push';
import { renderWithKit } from '../testing/renderWithKit';
import { usePush } from './usePush';

function Probe() {
  const { state, busy, error, enable, disable } = usePush();
  return (
    <>
      <p>{busy ? 'busy' : state}</p>
      <p role="alert">{error}</p>
      <button onClick={() => void enable()}>Enable</button>
      <button onClick={() => void disable()}>Disable</button>
    </>
  );
}

const key = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
const ok = () => ({ result: 'success' as const });
const answers = (subscribed = false): FakeAnswers => ({
  'GET utils/rfn': () => ({ result: 'success', key, subscribed }),
  'POST utils/push_subscription': ok,
  'POST utils/push_unsubscribe': ok,
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  fakeBrowserPush(null);
  localStorage.clear();
});

it('is unsupported where the browser has no push', async () => {
  renderWithKit(<Probe />);
  await screen.findByText('unsupported');
  await press('Enable');
  await screen.findByText('unsupported');
});

it('is denied where the user refused, and does not ask again', async () => {
  const { ask } = fakeBrowserPush({ permission: 'denied' });
  const { calls } = renderWithKit(<Probe />, { answers: answers() });
  await screen.findByText('denied');
  await press('Enable');
  await screen.findByText('denied');
  expect(ask).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('asks, subscribes with the server’s key and tells the server of it', async () => {
  const browser = fakeBrowserPush({ permission: 'default', answer: 'granted' });
  const { calls } = renderWithKit(<Probe />, { answers: answers() });
  await screen.findByText('off');
  expect(calls).toEqual([]);
  await press('Enable');
  await screen.findByText('on');
  expect(browser.register).toHaveBeenCalledWith('/sw.js');
  expect(browser.subscribe.mock.calls[0]![0]).toMatchObject({ userVisibleOnly: true });
  expect(browser.subscribe.mock.calls[0]![0].applicationServerKey).toHaveLength(65);
  const vid = localStorage.getItem('push_device');
  expect(vid).toMatch(/^[\da-f-]{36}$/);
  expect(calls).toEqual([
    { key: 'GET utils/rfn', query: { vid, dt: 'web' }, body: undefined },
    { key: 'POST utils/push_subscription', query: {}, body: { endpoint: browser.endpoint, keys: browser.keys, vid } },
  ]);
});

it.each([
  ['default' as const, 'off'],
  ['denied' as const, 'denied'],
])('a %s to the question leaves it %s', async (answer, state) => {
  fakeBrowserPush({ permission: 'default', answer });
  const { calls } = renderWithKit(<Probe />, { answers: answers() });
  await screen.findByText('off');
  await press('Enable');
  await screen.findByText(state);
  expect(calls).toEqual([]);
});

it('is off while the server does not know the subscription', async () => {
  fakeBrowserPush({ permission: 'granted', subscribed: true });
  renderWithKit(<Probe />, { answers: answers(false) });
  await screen.findByText('off');
});

it('says why the server refused, and is off then', async () => {
  fakeBrowserPush({ permission: 'granted' });
  renderWithKit(<Probe />, {
    answers: {
      ...answers(),
      'POST utils/push_subscription': () => ({ error: { code: 'bad_input', message: 'That address cannot be reached.' } }),
    },
  });
  await screen.findByText('off');
  await press('Enable');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('That address cannot be reached.'));
  await screen.findByText('off');
});

it('says so when the push service is out of reach', async () => {
  fakeBrowserPush({ permission: 'granted' }).subscribe.mockRejectedValue(new DOMException('no', 'AbortError'));
  renderWithKit(<Probe />, { answers: answers() });
  await screen.findByText('off');
  await press('Enable');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/push service did not answer/));
});

it('goes off at the server first, then in the browser', async () => {
  const browser = fakeBrowserPush({ permission: 'granted', subscribed: true });
  const { calls } = renderWithKit(<Probe />, { answers: answers(true) });
  await screen.findByText('on');
  await press('Disable');
  await screen.findByText('off');
  expect(calls.at(-1)).toMatchObject({ key: 'POST utils/push_unsubscribe', body: { endpoint: browser.endpoint } });
  expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
});

it('replaces a subscription to another key', async () => {
  const browser = fakeBrowserPush({ permission: 'granted', subscribed: true });
  renderWithKit(<Probe />, { answers: answers(false) });
  await screen.findByText('off');
  await press('Enable');
  await screen.findByText('on');
  expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
  expect(browser.subscribe).toHaveBeenCalledTimes(1);
});
