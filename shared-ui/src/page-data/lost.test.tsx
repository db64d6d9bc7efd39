import type { DataOf } from '@poolhouse/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Answer } from '../api/answer.types';
import type { ApiClient } from '../api/client.types';
import type { StreamEvent, WatchEnd } from '../api/watch';
import { RefreshCountdown } from '../heads/RefreshCountdown';
import { KitContext, type Kit } from '../session/context';
import { usePageData } from './usePageData';

type Page = DataOf<'GET football/pagedata'>;

let asked: ((answer: Answer<unknown>) => void)[];
let streams: { tell(event: StreamEvent): void; end(why: WatchEnd): void }[];
const ask = () => new Promise<never>((resolve) => asked.push((answer) => resolve(answer as never)));
const api: ApiClient = {
  call: ask,
  follow: ask,
  watch: (_delta, _signal, tell) => new Promise((end) => streams.push({ tell, end })),
};
const kit = { api, session: { session: { username: 'Rusty' } } } as unknown as Kit;
const down: Answer<never> = { error: { code: 'unavailable', message: "Can't reach Poolhouse." } };
const page: Answer<unknown> = { data: { scores: { data: [] } }, __delta: '/api/v1/football/pagedata?since=5' };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const give = async (answer: Answer<unknown>) => {
  asked.at(-1)?.(answer);
  await pass(1);
};
const cut = async (why: WatchEnd) => {
  streams[0]?.end(why);
  await pass(1);
};
const network = async (word: 'online' | 'offline') => {
  act(() => void window.dispatchEvent(new Event(word)));
  await pass(1);
};

function open(rule: { retrySeconds?(data: Page): number } = {}, live = false) {
  const pages = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitContext.Provider value={kit}>
      <QueryClientProvider client={pages}>{children}</QueryClientProvider>
    </KitContext.Provider>
  );
  return renderHook(() => usePageData('GET football/pagedata', {}, { refreshSeconds: () => 600, live: () => live, ...rule }), { wrapper });
}

describe('a connection that is lost', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    asked = [];
    streams = [];
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is said the moment a stream ends, before any read has failed, and the page is read at once', async () => {
    const { result } = open({}, true);
    await give(page);
    act(() => streams[0]?.tell({ event: 'time', data: '1' }));
    render(<RefreshCountdown state={result.current.status} />);
    expect([result.current.lost, screen.getByRole('button').textContent]).toEqual([false, 'Live']);
    await cut({ lost: true });
    expect(result.current).toMatchObject({ lost: true, staleSince: null });
    expect(screen.getByRole('button')).toHaveTextContent('Reconnecting');
    expect(asked).toHaveLength(2);
    await give(down);
    expect(result.current.lost).toBe(true);
    expect(result.current.staleSince).not.toBeNull();
  });

  it('is over with the read that follows, where only the stream was cut', async () => {
    const { result } = open({}, true);
    await give(page);
    act(() => streams[0]?.tell({ event: 'time', data: '1' }));
    await cut({ bye: '"restart"' });
    await give({ data: {} });
    expect(result.current.lost).toBe(false);
  });

  it('is said when the device has no network, unless the server answers all the same', async () => {
    const { result } = open();
    await give(page);
    await network('offline');
    expect(result.current.lost).toBe(true);
    await give({ data: {} });
    expect(result.current).toMatchObject({ lost: false, staleSince: null });
    await network('offline');
    await give(down);
    expect(result.current.staleSince).not.toBeNull();
  });

  it('is over at once when the network is back, also for a page that was opened without', async () => {
    const { result } = open();
    await give(down);
    await network('online');
    expect(asked).toHaveLength(2);
    await give(page);
    expect(result.current).toMatchObject({ error: null, lost: false });
  });

  it('is tried each second where the page says so, but not what was refused for being too much', async () => {
    const { result } = open({ retrySeconds: () => 1 });
    await give(page);
    act(() => void result.current.refresh());
    for (const reads of [2, 3, 4, 5]) {
      await pass(1);
      expect(asked).toHaveLength(reads);
      await give(down);
      await pass(1000);
    }
    await give({ error: { code: 'too_many_requests', message: 'Too many.' } });
    await pass(4000);
    expect(asked).toHaveLength(6);
  });

  it('asks nothing of a page that waits to know which', async () => {
    const pages = new QueryClient();
    renderHook(() => usePageData('GET football/pagedata', null, { refreshSeconds: () => 600 }), {
      wrapper: ({ children }) => (
        <KitContext.Provider value={kit}>
          <QueryClientProvider client={pages}>{children}</QueryClientProvider>
        </KitContext.Provider>
      ),
    });
    await network('offline');
    await network('online');
    expect(asked).toHaveLength(0);
  });
});
