import { act, renderHook } from '@testing-library/react';
import type { ApiClient } from '../api/client.types';
import type { StreamEvent, WatchEnd } from '../api/watch';
import { useLive } from './useLive';

interface Stream {
  delta: string;
  signal: AbortSignal;
  tell(event: StreamEvent): void;
  end(why: WatchEnd): void;
}

let streams: Stream[];
let hidden = false;
const api = {
  watch: (delta: string, signal: AbortSignal, tell: (event: StreamEvent) => void) =>
    new Promise<WatchEnd>((end) => streams.push({ delta, signal, tell, end })),
} as unknown as ApiClient;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const look = (away: boolean) => {
  hidden = away;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const taken: object[] = [];

function open(client = api) {
  return renderHook(
    ({ wanted }: { wanted: boolean }) =>
      useLive(client, wanted, 'board', { delta: () => `/d?since=${taken.length}`, take: (one) => taken.push(one) }),
    { initialProps: { wanted: true } },
  );
}

describe('a live page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    streams = [];
    taken.length = 0;
    hidden = false;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is live from the first event on, and takes what comes', async () => {
    const { result } = open();
    expect(result.current).toBe(false);
    act(() => streams[0]?.tell({ event: 'time', data: '1;rate=1' }));
    expect(result.current).toBe(true);
    act(() => streams[0]?.tell({ event: 'page', data: '{"data":{"a":1}}' }));
    expect(taken).toEqual([{ data: { a: 1 } }]);
    await pass(1);
  });

  it('opens a lost stream again after 1, 2 and 4 seconds, with what the page holds by then', async () => {
    const { result } = open();
    act(() => streams[0]?.tell({ event: 'page', data: '{"data":{}}' }));
    for (const [n, seconds] of [1, 2, 4].entries()) {
      act(() => streams[n]?.end({ lost: true }));
      await pass(seconds * 1000 - 1);
      expect([result.current, streams.length]).toEqual([false, n + 1]);
      await pass(1);
      expect(streams).toHaveLength(n + 2);
    }
    expect(streams.at(-1)?.delta).toBe('/d?since=1');
  });

  it('leaves the page to its polls for a minute when it is refused', async () => {
    open();
    act(() => streams[0]?.end({ refused: 'too_many_requests' }));
    await pass(59_999);
    expect(streams).toHaveLength(1);
    await pass(1);
    expect(streams).toHaveLength(2);
  });

  it('lets go in a tab that has been hidden for a minute, and comes back with it', async () => {
    open();
    look(true);
    await pass(59_999);
    expect(streams[0]?.signal.aborted).toBe(false);
    await pass(1);
    expect(streams[0]?.signal.aborted).toBe(true);
    look(false);
    await pass(1);
    expect(streams).toHaveLength(2);
  });

  it('ends when it is wanted no more, and never begins where there are no streams', async () => {
    const { rerender, result } = open();
    act(() => streams[0]?.tell({ event: 'time', data: '1' }));
    rerender({ wanted: false });
    expect([streams[0]?.signal.aborted, result.current]).toEqual([true, false]);
    open({} as ApiClient);
    await pass(60_000);
    expect(streams).toHaveLength(1);
  });
});
