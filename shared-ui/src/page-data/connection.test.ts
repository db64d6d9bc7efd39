import type { ApiClient } from '../api/client.types';
import type { StreamEvent, WatchEnd } from '../api/watch';
import { createConnection } from './connection';

interface Stream {
  at: number;
  signal: AbortSignal;
  tell(event: StreamEvent): void;
  end(why: WatchEnd): void;
}

let streams: Stream[];
let told: string[];
let hidden = false;
let leave: (() => void)[];
const watchSite: ApiClient['watchSite'] = (signal, tell) => new Promise((end) => streams.push({ at: Date.now(), signal, tell, end }));
const site = (api: Pick<ApiClient, 'watchSite'> = { watchSite }) => {
  const { join, ...connection } = createConnection(api);
  return { ...connection, join: (name: string) => leave.push(join(page(name))) };
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const time: StreamEvent = { event: 'time', data: '1' };
const page = (name: string) => ({
  name,
  gone: () => void told.push(`${name} gone`),
  back: () => void told.push(`${name} back`),
  look: () => void told.push(`${name} look`),
});
const cut = async (why: WatchEnd = { lost: true }) => {
  streams.at(-1)?.end(why);
  await pass(0);
};

describe('the connection of a tab', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    [streams, told, leave, hidden] = [[], [], [], false];
  });
  afterEach(() => {
    for (const go of leave) go();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is one stream for all pages, which goes with the last of them', async () => {
    const { join } = site();
    join('a');
    join('b');
    await pass(10_000);
    expect(streams).toHaveLength(1);
    leave[0]?.();
    expect(streams[0]?.signal.aborted).toBe(false);
    leave[1]?.();
    expect([streams[0]?.signal.aborted, jest.getTimerCount()]).toEqual([true, 0]);
  });

  it('tells all pages at once when the stream ends, tries each second, and tells when it flows again', async () => {
    const { join } = site();
    join('a');
    join('b');
    await pass(1000);
    streams[0]?.tell(time);
    told = [];
    await cut({ bye: '"restart"' });
    expect(told).toEqual(['a gone', 'b gone']);
    for (const tries of [2, 3, 4]) {
      await pass(1000);
      expect(streams).toHaveLength(tries);
      await cut();
    }
    expect(told).toHaveLength(2);
    await pass(1000);
    streams.at(-1)?.tell(time);
    expect(told.slice(2)).toEqual(['a back', 'b back']);
  });

  it('needs no stream while a page has its own, and looks by itself once that has ended', async () => {
    const { join, flows, note } = site();
    join('a');
    const ended = flows();
    await pass(60_000);
    expect(streams).toHaveLength(0);
    note('ended');
    ended();
    await pass(1000);
    expect([streams.length, told.at(-1)]).toEqual([1, 'a gone']);
  });

  it('goes back to long pauses when reads are answered and streams alone are cut', async () => {
    const { join, note } = site();
    join('a');
    await pass(1000);
    for (const seconds of [1, 2, 4, 8]) {
      await cut();
      note('answered', 'a');
      const before = streams.length;
      await pass(seconds * 1000 - 1);
      expect(streams).toHaveLength(before);
      await pass(1);
      expect(streams).toHaveLength(before + 1);
    }
    expect(told).toEqual(Array<string>(4).fill('a gone'));
  });

  it('believes a device without a network rather than a stream that seems open, and opens it anew with the network', async () => {
    const { join } = site();
    join('a');
    await pass(1000);
    streams[0]?.tell(time);
    told = [];
    window.dispatchEvent(new Event('offline'));
    expect([told, streams[0]?.signal.aborted]).toEqual([['a gone'], true]);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect([told, streams.length]).toEqual([['a gone', 'a look'], 2]);
  });

  it('lets go in a tab that has been hidden for five seconds, and comes back with it', async () => {
    const { join } = site();
    join('a');
    await pass(1000);
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(5000);
    expect(streams[0]?.signal.aborted).toBe(true);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(1000);
    expect([streams.length, told]).toEqual([2, []]);
  });

  it('asks again after ten seconds where it was refused, and nothing where there are no streams', async () => {
    site().join('a');
    await pass(1000);
    await cut({ refused: 'too_many_requests' });
    await pass(9999);
    expect(streams).toHaveLength(1);
    await pass(1);
    expect([streams.length, told]).toEqual([2, []]);
    site({}).join('b');
    await pass(5000);
    expect(streams).toHaveLength(2);
  });
});
