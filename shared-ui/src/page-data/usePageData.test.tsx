import type { DataOf } from '@poolhouse/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Answer } from '../api/answer.types';
import type { ApiClient } from '../api/client.types';
import { KitContext, type Kit } from '../session/context';
import { usePageData } from './usePageData';

type Page = DataOf<'GET football/pagedata'>;
interface Asked {
  url: string;
  give(answer: Answer<unknown>): void;
  aborted: boolean;
}

let asked: Asked[];
let refreshSeconds: number | null;
let begins: string[] = [];
let hidden = false;
let drawn = 0;

function ask(url: string, signal?: AbortSignal) {
  return new Promise<never>((resolve) => {
    const request: Asked = { url, give: (answer) => resolve(answer as never), aborted: false };
    signal?.addEventListener('abort', () => (request.aborted = true));
    asked.push(request);
  });
}
const api: ApiClient = {
  call: (key, parts) => ask(`${key}?${new URLSearchParams(parts?.query as Record<string, string>).toString()}`, parts?.signal),
  follow: (url, signal) => ask(url, signal),
};
const kit = { api, session: { session: { username: 'Rusty' } } } as unknown as Kit;
const game = (ID: number, score1: number) => ({ ID, score1 });
const page = (...scores: object[]) => ({ scores: { data: scores } }) as unknown as Page;
const down: Answer<never> = { error: { code: 'unavailable', message: "Can't reach Poolhouse." } };

function open(week: number | null = 1) {
  const pages = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitContext.Provider value={kit}>
      <QueryClientProvider client={pages}>{children}</QueryClientProvider>
    </KitContext.Provider>
  );
  return renderHook(
    ({ week }: { week: number | null }) => {
      drawn += 1;
      return usePageData('GET football/pagedata', week === null ? null : { week }, {
        refreshSeconds: () => refreshSeconds,
        begins: () => begins,
      });
    },
    { wrapper, initialProps: { week } },
  );
}
const secondsTo = ({ dueAt }: { dueAt: number | null }) => dueAt !== null && Math.ceil((dueAt - Date.now()) / 1000);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const give = async (answer: Answer<unknown>, at = -1) => {
  asked.at(at)!.give(answer);
  await pass(1);
};
const look = async (away: boolean) => {
  hidden = away;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await pass(1);
};

describe('usePageData', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    asked = [];
    refreshSeconds = 30;
    begins = [];
    hidden = false;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('reads once, counts down each second, follows the delta and merges', async () => {
    const { result } = open();
    expect(result.current).toMatchObject({ data: null, loading: true, secondsLeft: null });
    await give({ data: page(game(1, 0), game(2, 0)), __delta: '/api/v1/football/pagedata?week=1&since=5' });
    expect(result.current).toMatchObject({ data: page(game(1, 0), game(2, 0)), loading: false, secondsLeft: 30 });
    await pass(1000);
    expect(secondsTo(result.current)).toBe(29);
    await pass(29_000);
    expect(asked.map((request) => request.url)).toEqual(['GET football/pagedata?week=1', '/api/v1/football/pagedata?week=1&since=5']);
    expect(result.current.status.get()).toMatchObject({ refreshing: true });
    await give({ data: page(game(2, 7)), __delta: '/api/v1/football/pagedata?week=1&since=6' });
    expect(result.current.data).toEqual(page(game(1, 0), game(2, 7)));
    expect([...result.current.changed]).toEqual(['scores:2']);
    expect(result.current.secondsLeft).toBe(30);
    await pass(30_000);
    expect(asked.at(-1)!.url).toContain('since=6');
    await give({ data: {} });
    expect(result.current.changed.size).toBe(0);
  });

  it('reads when a game begins, then each half minute until it is told to be on', async () => {
    refreshSeconds = 600;
    begins = [new Date(Date.now() + 300_000).toISOString()];
    const { result } = open();
    await give({ data: page(game(1, 0)) });
    await pass(290_000);
    expect(asked).toHaveLength(1);
    await pass(13_000);
    expect(asked).toHaveLength(2);
    await give({ data: page(game(1, 1)) });
    expect(result.current.secondsLeft).toBe(30);
    begins = [];
    await pass(31_000);
    expect(asked).toHaveLength(3);
    await give({ data: page(game(1, 2)) });
    expect(result.current.secondsLeft).toBe(600);
  });

  it('takes a whole page that answers a delta instead of merging it', async () => {
    const { result } = open();
    await give({ data: page(game(1, 0), game(2, 0)), __delta: '/api/v1/football/pagedata?since=5' });
    await pass(30_000);
    await give({ data: page(game(2, 0)), __whole: true, __delta: '/api/v1/football/pagedata?since=9' });
    expect(result.current.data).toEqual(page(game(2, 0)));
  });

  it('reads the whole page when the server does not take the delta', async () => {
    const { result } = open();
    await give({ data: page(game(1, 0)), __delta: '/api/v1/football/pagedata?since=5' });
    await pass(30_000);
    await give({ error: { code: 'bad_input', message: 'since: no' } });
    expect(asked.at(-1)!.url).toBe('GET football/pagedata?week=1');
    await give({ data: page(game(1, 3)) });
    expect(result.current).toMatchObject({ data: page(game(1, 3)), error: null });
  });

  it('asks for nothing when no refresh is due, and waits while the query is not known', async () => {
    refreshSeconds = null;
    const { result, rerender } = open(null);
    await pass(60_000);
    expect(asked).toHaveLength(0);
    rerender({ week: 1 });
    await give({ data: page(), __delta: '/api/v1/football/pagedata?since=5' });
    await pass(3_600_000);
    expect(asked).toHaveLength(1);
    expect(result.current.secondsLeft).toBeNull();
  });

  it('never shows the old week under the new one, and drops the old week’s late answer', async () => {
    const { result, rerender } = open(1);
    await give({ data: page(game(1, 0)), __delta: '/api/v1/football/pagedata?week=1&since=5' });
    await pass(30_000);
    rerender({ week: 2 });
    expect(result.current).toMatchObject({ data: null, loading: true });
    expect(asked[1]!.aborted).toBe(true);
    await give({ data: page(game(1, 99)) }, 1);
    expect(result.current.data).toBeNull();
    await give({ data: page(game(7, 1)) });
    expect(result.current.data).toEqual(page(game(7, 1)));
    expect(result.current.changed.size).toBe(0);
    rerender({ week: 1 });
    expect(result.current.data).toEqual(page(game(1, 0)));
  });

  it('keeps the board while the server is away, says since when, and comes back ever more slowly', async () => {
    const { result } = open();
    const readAt = Date.now();
    await give({ data: page(game(1, 0)), __delta: '/api/v1/football/pagedata?since=5' });
    await pass(30_000);
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      await give(down);
      expect(result.current).toMatchObject({ data: page(game(1, 0)), error: null, secondsLeft: seconds });
      expect(Math.abs(result.current.staleSince! - readAt)).toBeLessThan(100);
      const before = asked.length;
      await pass((seconds - 1) * 1000 - 10);
      expect(asked).toHaveLength(before);
      await pass(1500);
      expect(asked).toHaveLength(before + 1);
    }
    await give({ data: {} });
    expect(result.current).toMatchObject({ staleSince: null, secondsLeft: 30 });
    await pass(30_000);
    await give(down);
    expect(result.current.secondsLeft).toBe(5);
  });

  it('says why the first read failed, keeps saying so while it tries again, and recovers', async () => {
    const { result } = open();
    await give(down);
    expect(result.current).toMatchObject({ error: { code: 'unavailable' }, loading: false, staleSince: null, secondsLeft: 5 });
    await pass(6000);
    expect(asked).toHaveLength(2);
    expect(result.current).toMatchObject({ error: { code: 'unavailable' }, loading: false });
    await give({ data: page() });
    expect(result.current).toMatchObject({ error: null, data: page() });
  });

  it('does not try again what the server refuses', async () => {
    const { result } = open();
    await give({ error: { code: 'forbidden', message: 'This contest is not yours.' } });
    expect(result.current).toMatchObject({ error: { message: 'This contest is not yours.' }, secondsLeft: null });
    await pass(600_000);
    expect(asked).toHaveLength(1);
  });

  it('asks once however often one presses, and once more for what was posted meanwhile', async () => {
    const { result } = open();
    await give({ data: page(), __delta: '/api/v1/football/pagedata?since=5' });
    act(() => void [result.current.refresh(), result.current.refresh(), result.current.refresh()]);
    await pass(1);
    expect(asked).toHaveLength(2);
    act(() => void [result.current.refresh(), result.current.refresh()]);
    await give({ data: {} });
    expect(asked).toHaveLength(3);
    await give({ data: {} });
    await pass(100);
    expect(asked).toHaveLength(3);
  });

  it('rests while nobody looks, and reads on return', async () => {
    const { result } = open();
    await give({ data: page(), __delta: '/api/v1/football/pagedata?since=5' });
    await look(true);
    await pass(600_000);
    expect(asked).toHaveLength(1);
    await look(false);
    expect(asked).toHaveLength(2);
    await give({ data: {} });
    expect(result.current.secondsLeft).toBe(30);
    await look(true);
    await look(false);
    expect(asked).toHaveLength(2);
  });

  it('keeps a local change, the countdown, and the change through an answer that was on its way', async () => {
    const { result } = open();
    await give({ data: page(game(1, 0), game(2, 0)), __delta: '/api/v1/football/pagedata?since=5' });
    await pass(10_000);
    act(() => result.current.patch((data) => ({ ...data, scores: { data: data.scores.data.filter((row) => row.ID !== 1) } })));
    await pass(1);
    expect(result.current.data).toEqual(page(game(2, 0)));
    expect(secondsTo(result.current)).toBe(20);
    await pass(20_000);
    act(() => result.current.patch((data) => ({ ...data, scores: { data: [] } })));
    await give({ data: page(game(3, 1)) });
    expect(result.current.data).toEqual(page(game(3, 1)));
  });

  it('draws its screen for what it brings, not for seconds or for reads', async () => {
    const { result } = open();
    await give({ data: page(game(1, 0), game(2, 0)), __delta: '/api/v1/football/pagedata?since=5' });
    const { data, status } = result.current;
    const before = drawn;
    await pass(30_000);
    expect(status.get()).toMatchObject({ refreshing: true, seconds: 30, staleSince: null });
    expect(drawn).toBe(before);
    await give({ data: {} });
    expect(drawn).toBe(before + 1);
    expect(result.current.data).toBe(data);
    expect(result.current.status).toBe(status);
    expect(status.get()).toMatchObject({ refreshing: false, dueAt: result.current.dueAt });
  });

  it('draws again with each read where somebody asks for that', async () => {
    const { result } = open();
    await give({ data: page(game(1, 0)), __delta: '/api/v1/football/pagedata?since=5' });
    expect(result.current.refreshing).toBe(false);
    await pass(30_000);
    expect(result.current.refreshing).toBe(true);
    await give({ data: {} });
    expect(result.current.refreshing).toBe(false);
  });

  it('tells the parts that show it how stale it is, and reads at their press', async () => {
    const { result } = open();
    await give({ data: page(game(1, 0)), __delta: '/api/v1/football/pagedata?since=5' });
    await pass(30_000);
    await give(down);
    expect(result.current.status.get()).toMatchObject({ staleSince: result.current.staleSince, seconds: 5 });
    act(() => void result.current.status.refresh());
    await pass(1);
    expect(asked).toHaveLength(3);
  });

  it('stops asking when the screen is left', async () => {
    const { unmount } = open();
    await give({ data: page() });
    unmount();
    await pass(600_000);
    expect(asked).toHaveLength(1);
  });
});
