import type { AddressInfo } from 'node:net';
import type { TestSite } from './site';

export interface LiveEvent {
  event: string;
  id?: string;
  data: string;
}

/** Reads a stream event by event. */
export function eventsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const any = async (): Promise<LiveEvent | undefined> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
    const [first = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return Object.fromEntries(
      first.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    ) as unknown as LiveEvent;
  };
  /** The next event that is no beat. */
  const next = async (): Promise<LiveEvent | undefined> => {
    for (let event = await any(); ; event = await any()) if (event?.event !== 'beat') return event;
  };
  /** The next event that tells news. */
  const news = async (): Promise<LiveEvent | undefined> => {
    for (let event = await next(); ; event = await next()) if (event?.event !== 'time') return event;
  };
  return { any, next, news, cancel: () => reader.cancel() };
}

/** Where a site that listens on a port of its own is reached. */
export async function listening({ app }: Pick<TestSite, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
