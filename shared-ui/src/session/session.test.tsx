import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useApi, useSession } from './context';
import { SessionProvider } from './SessionProvider';

const session = { username: 'Rusty', group_number: 2, user_contests: ['Football'], is_admin: false };
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const reply = (body: unknown, status = 200) => fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const refuse = (code: string, message: string, status: number) => reply({ error: { code, message } }, status);

let now: ReturnType<typeof useSession>;
let api: ReturnType<typeof useApi>;
function Probe() {
  const state = useSession();
  const client = useApi();
  useEffect(() => {
    now = state;
    api = client;
  });
  return (
    <p>
      {state.status}
      {state.error && `: ${state.error}`}
    </p>
  );
}
const start = () =>
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  );
const store = () => {
  localStorage.setItem('auth', JSON.stringify({ username: 'Rusty', group: 2 }));
  localStorage.setItem('auth2', 'device-secret');
};
const bodyOf = (call: number) => JSON.parse(String(fetchMock.mock.calls[call]![1].body)) as unknown;

describe('the session', () => {
  beforeEach(() => {
    fetchMock.mockReset();
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    localStorage.clear();
  });

  it('signs in and keeps name, group and secret, never the password', async () => {
    start();
    expect(now.status).toBe('signed-out');
    reply({ data: { ...session, device_secret: 'device-secret' } });
    await act(() => now.signIn('rusty@example.com', 'hunter2'));
    expect(now).toMatchObject({ status: 'signed-in', session, error: null });
    expect(JSON.parse(localStorage.getItem('auth')!)).toEqual({ username: 'Rusty', group: 2 });
    expect(localStorage.getItem('auth2')).toBe('device-secret');
    expect(JSON.stringify({ ...localStorage })).not.toContain('hunter2');
    reply({ data: {} });
    await act(() => api.call('GET football/pagedata'));
    expect(fetchMock.mock.calls[1]![1].headers).toMatchObject({ authorization: `Basic ${btoa('Rusty:device-secret')}` });
  });

  it('waits for a passkey where the account has one, keeps the password in memory alone, and takes the session over', async () => {
    start();
    refuse('second_factor', 'Now confirm with your passkey.', 401);
    await act(() => now.signIn('Rusty', 'hunter2'));
    expect(now).toMatchObject({ status: 'signed-out', error: null, secondStep: { username: 'Rusty', password: 'hunter2' } });
    expect(JSON.stringify({ ...localStorage })).not.toContain('hunter2');
    act(() => now.endSecondStep(null));
    expect(now.secondStep).toBeNull();
    refuse('second_factor', 'Now confirm with your passkey.', 401);
    await act(() => now.signIn('Rusty', 'hunter2'));
    act(() => now.endSecondStep({ ...session, device_secret: 'device-secret', familiar: 'mark' }));
    expect(now).toMatchObject({ status: 'signed-in', session, secondStep: null });
    expect(localStorage.getItem('auth2')).toBe('device-secret');
  });

  it('tells the server at the next sign-in that it knows this browser', async () => {
    start();
    reply({ data: { ...session, device_secret: 'device-secret', familiar: 'mark' } });
    await act(() => now.signIn('Rusty', 'hunter2'));
    reply({ data: { result: 'success' } });
    await act(() => now.signOut());
    reply({ data: { ...session, device_secret: 'other', familiar: 'mark' } });
    await act(() => now.signIn('Rusty', 'hunter2'));
    expect(bodyOf(2)).toEqual({ username: 'Rusty', password: 'hunter2', familiar: 'mark' });
  });

  it('shows why a sign-in failed, and stores nothing', async () => {
    start();
    refuse('not_signed_in', 'That user name and password do not match.', 401);
    await act(() => now.signIn('Rusty', 'wrong'));
    expect(screen.getByText('signed-out: That user name and password do not match.')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('signs in again by itself with what is stored', async () => {
    store();
    reply({ data: session });
    start();
    expect(now.status).toBe('starting');
    await waitFor(() => expect(now.status).toBe('signed-in'));
    expect(bodyOf(0)).toEqual({ username: 'Rusty', password: 'device-secret' });
    expect(localStorage.getItem('auth2')).toBe('device-secret');
  });

  it('forgets what is stored when the server refuses it', async () => {
    store();
    refuse('not_signed_in', 'Please sign in again.', 401);
    start();
    await screen.findByText('signed-out: Please sign in again.');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps what is stored while the server cannot be reached, says so, and tries again', async () => {
    store();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    start();
    await screen.findByText(/^starting: Can't reach Poolhouse/);
    expect(localStorage.getItem('auth2')).toBe('device-secret');
    reply({ data: session });
    await act(() => now.retry());
    expect(now.status).toBe('signed-in');
  });

  it('lets somebody whose account is locked see the form, and keeps what is stored', async () => {
    store();
    refuse('locked', 'This account is locked.', 423);
    start();
    await screen.findByText('signed-out: This account is locked.');
    expect(localStorage.getItem('auth2')).toBe('device-secret');
  });

  it('reads anew what the sign-in answers, while the page stands', async () => {
    store();
    reply({ data: session });
    start();
    await waitFor(() => expect(now.status).toBe('signed-in'));
    reply({ data: { ...session, user_contests: ['Football', 'Chess'] } });
    const reading = now.renew();
    expect(now.status).toBe('signed-in');
    await act(() => reading);
    expect(now.session?.user_contests).toEqual(['Football', 'Chess']);
    expect(localStorage.getItem('auth2')).toBe('device-secret');
    refuse('unavailable', 'Not now.', 503);
    await act(() => now.renew());
    expect(now.session?.user_contests).toEqual(['Football', 'Chess']);
  });

  it('signs out at once and revokes the secret', async () => {
    store();
    reply({ data: session });
    start();
    await waitFor(() => expect(now.status).toBe('signed-in'));
    reply({ data: { result: 'success' } });
    await act(() => now.signOut());
    expect(now.status).toBe('signed-out');
    expect(localStorage).toHaveLength(0);
    expect(fetchMock.mock.calls[1]![0]).toBe('/api/v1/utils/logout');
    expect(fetchMock.mock.calls[1]![1].headers).toHaveProperty('authorization');
  });

  it('ends with the sign-out of another tab', async () => {
    store();
    reply({ data: session });
    start();
    await waitFor(() => expect(now.session).not.toBeNull());
    localStorage.removeItem('auth');
    localStorage.removeItem('auth2');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth2' })));
    expect([now.status, now.session]).toEqual(['signed-out', null]);
  });

  it('ends when any call is refused, but not for a late refusal of an earlier sign-in', async () => {
    store();
    reply({ data: session });
    start();
    await waitFor(() => expect(now.status).toBe('signed-in'));
    let answerLate: (response: Response) => void = () => {};
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    const late = api.call('GET football/pagedata');
    reply({ data: { ...session, device_secret: 'second' } });
    await act(() => now.signIn('Rusty', 'hunter2'));
    await act(async () => {
      answerLate(new Response('{"error":{"code":"not_signed_in","message":"no"}}', { status: 401 }));
      await late;
    });
    expect(now.status).toBe('signed-in');
    refuse('not_signed_in', 'no', 401);
    await act(() => api.call('GET football/pagedata'));
    expect(now.status).toBe('signed-out');
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['broken JSON', '{'],
    ['no name', '{"group":1}'],
    ['another shape', '[]'],
  ])('starts signed out with %s in storage', (_, stored) => {
    localStorage.setItem('auth', stored);
    localStorage.setItem('auth2', 'x');
    start();
    expect(now.status).toBe('signed-out');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
