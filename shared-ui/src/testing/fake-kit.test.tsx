import type { DataOf } from '@poolhouse/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { formatTime, serverNow, useApi, useNewVersion, useServerNow, useSession } from '../index';
import { usePageData } from '../page-data/usePageData';
import { fakePage } from './fake-page';
import { renderHookWithKit, renderWithKit } from './renderWithKit';

type Home = DataOf<'GET utils/home'>;
const lock = (ID: string, pick: string): Home['locks']['data'][number] => ({
  ID,
  contest: 'Football',
  pool: 'League',
  pick,
  spread: null,
  at: '',
  line_locked: 0,
});
const home = (...locks: Home['locks']['data']): Home => ({ contests: { data: [] }, live: { data: [] }, locks: { data: locks } });

describe('a fake page', () => {
  const open = () => {
    const page = fakePage('GET utils/home', home(lock('a', 'Bears'), lock('b', 'Lions')));
    const hook = renderHookWithKit(() => usePageData('GET utils/home', {}, { refreshSeconds: () => null }), {
      answers: { 'GET utils/home': page.answer },
    });
    return { page, ...hook, picks: () => hook.result.current.data?.locks.data.map(({ pick }) => pick) };
  };

  it('is read whole, then by what changed, as the server would say it', async () => {
    const { page, calls, result, picks } = open();
    await waitFor(() => expect(picks()).toEqual(['Bears', 'Lions']));
    page.change({ locks: [{ ID: 'b', spread: -3 }] });
    page.change({ locks: [{ ID: 'b', pick: 'Jets' }, { ID: 'a', __removed: 1 }, lock('c', 'Rams')] });
    await act(() => result.current.refresh());
    await waitFor(() => expect(picks()).toEqual(['Jets', 'Rams']));
    expect(result.current.data?.locks.data[0]).toMatchObject({ spread: -3 });
    expect([...result.current.changed]).toEqual(['locks:b', 'locks:c']);
    expect(result.current.data).toEqual(page.data);
    expect(calls.map(({ query }) => query)).toEqual([{}, { since: '1' }]);
    await act(() => result.current.refresh());
    expect(calls.at(-1)?.query).toEqual({ since: '3' });
    await waitFor(() => expect(result.current.changed.size).toBe(0));
  });

  it('is read whole again when the server knows the version no more', async () => {
    const { page, result, picks } = open();
    await waitFor(() => expect(picks()).toHaveLength(2));
    page.change({ locks: [{ ID: 'a', __removed: 1 }] });
    page.forget();
    await act(() => result.current.refresh());
    await waitFor(() => expect(picks()).toEqual(['Lions']));
  });
});

it('sets the server’s time, which stands until it is moved', () => {
  const { result, setNow } = renderHookWithKit(() => [formatTime(useServerNow()), serverNow()], { now: '2026-11-15T18:00:00Z' });
  expect(result.current[1]).toBe(Date.parse('2026-11-15T18:00:00Z'));
  setNow('2026-11-15T19:00:00Z');
  expect(serverNow()).toBe(Date.parse('2026-11-15T19:00:00Z'));
  renderHookWithKit(() => null);
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
});

it('lets the server speak a newer contract, for one test', () => {
  expect(renderHookWithKit(() => useNewVersion(), { compatibility: 999 }).result.current).toBe(true);
  expect(renderHookWithKit(() => useNewVersion()).result.current).toBe(false);
});

it('keeps a screen waiting for as long as a test wants', async () => {
  let answer = (_: { practice: boolean }) => {};
  const { result } = renderHookWithKit(() => ({ api: useApi(), session: useSession() }), {
    session: { is_admin: true },
    answers: { 'GET na/welcome': () => new Promise((resolve) => (answer = resolve)) },
  });
  const welcomed = result.current.api.call('GET na/welcome');
  await act(async () => answer({ practice: true }));
  expect(await welcomed).toEqual({ data: { practice: true } });
  expect(result.current.session.session).toMatchObject({ username: 'Rusty', is_admin: true });
});

it('draws something else in the same place', () => {
  const { rerender, where } = renderWithKit(<p>one</p>, { at: '/football' });
  rerender(<p>two</p>);
  expect(screen.getByText('two')).toBeVisible();
  expect([screen.queryByText('one'), where()]).toEqual([null, '/football']);
});
