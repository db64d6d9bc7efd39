import type { DataOf } from '@poolhouse/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Answer } from '../api/answer.types';
import type { ApiClient } from '../api/client.types';
import { watchStream } from '../api/watch';
import { KitContext, type Kit } from '../session/context';
import { usePageData } from './usePageData';

type Page = DataOf<'GET football/pagedata'>;

/** What is promised, in the page's own time. */
const SOON_MS = 2000;
const BEAT_MS = 500;

/** A server that answers and beats, until it stands still, or is gone; and comes back. */
class Server {
  state: 'there' | 'still' | 'gone' = 'there';
  /** Reads that it answered with a page. */
  answered = 0;
  private readonly streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  private held: (() => void)[] = [];
  private readonly beating = setInterval(() => this.beat(), BEAT_MS);

  is(state: Server['state']): void {
    this.state = state;
    if (state === 'gone') for (const stream of this.streams) stream.error(new Error('The connection was reset.'));
    if (state === 'gone') this.streams.clear();
    if (state !== 'there') return;
    for (const answer of this.held.splice(0)) answer();
    this.beat();
  }

  readonly read = async (): Promise<Answer<unknown>> => {
    if (this.state === 'still') await new Promise<void>((answer) => this.held.push(answer));
    if (this.state === 'gone') return { error: { code: 'unavailable', message: "Can't reach Poolhouse." } };
    this.answered += 1;
    return { data: { scores: { data: [] } }, __delta: '/api/v1/football/pagedata?since=5' };
  };

  readonly stream: NonNullable<ApiClient['watchSite']> = (signal, tell) => watchStream((stop) => this.opened(stop), signal, tell);

  end(): void {
    clearInterval(this.beating);
  }

  private async opened(signal: AbortSignal): Promise<Response> {
    if (this.state === 'still') await new Promise<void>((answer) => this.held.push(answer));
    if (this.state === 'gone') throw new Error('The connection was refused.');
    let stream!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
    this.streams.add(stream);
    signal.addEventListener('abort', () => this.streams.delete(stream) && stream.error(new Error('aborted')));
    this.beat();
    return { ok: true, body, headers: new Headers() } as Response;
  }

  private beat(): void {
    if (this.state !== 'there') return;
    for (const stream of this.streams) stream.enqueue(new TextEncoder().encode('event: beat\ndata: \n\n'));
  }
}

/** A page of a contest, with its own stream or without, and what it says of its age. */
function open(server: Server, live: boolean) {
  const api = { call: server.read, follow: server.read, watchSite: server.stream } as unknown as ApiClient;
  const own: ApiClient = { ...api, watch: (_delta, signal, tell) => server.stream(signal, tell) };
  const kit = { api: own, session: { session: { username: 'Rusty' } } } as unknown as Kit;
  const pages = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitContext.Provider value={kit}>
      <QueryClientProvider client={pages}>{children}</QueryClientProvider>
    </KitContext.Provider>
  );
  const rule = { refreshSeconds: (_: Page) => 600, live: () => live };
  return renderHook(() => usePageData('GET football/pagedata', {}, rule), { wrapper }).result;
}

describe.each([
  ['with its own stream', true],
  ['with the stream of its tab', false],
])('a page %s', (_, live) => {
  let server: Server;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    jest.useFakeTimers();
    server = new Server();
  });
  afterEach(() => {
    server.end();
    jest.useRealTimers();
  });

  it.each(['still', 'gone'] as const)(
    'says within two seconds that its server is %s, goes on saying so, and is fresh within two of its return',
    async (state) => {
      const page = open(server, live);
      await pass(3210);
      expect([page.current.lost, page.current.staleSince]).toEqual([false, null]);
      for (const away of [2500, 12_300, 61_000]) {
        server.is(state);
        await pass(SOON_MS);
        expect(page.current.lost || page.current.staleSince !== null).toBe(true);
        await pass(away);
        expect(page.current.lost || page.current.staleSince !== null).toBe(true);
        const before = server.answered;
        server.is('there');
        await pass(SOON_MS);
        expect([page.current.lost, page.current.staleSince]).toEqual([false, null]);
        expect(server.answered).toBeGreaterThan(before);
        await pass(4321);
      }
    },
  );
});
