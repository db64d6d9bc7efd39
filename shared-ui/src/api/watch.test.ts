import { watchStream, type StreamEvent, type WatchEnd } from './watch';

const bytes = (text: string) => new TextEncoder().encode(text);
const time = 'event: time\ndata: 1662843000000;rate=0\n\n';

/** A stream that says what it is told to, and ends with its signal. */
function stream() {
  let say: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (say = controller) });
  const heard: StreamEvent[] = [];
  let end: WatchEnd | undefined;
  const stop = new AbortController();
  const ask = async (signal: AbortSignal) => {
    signal.addEventListener('abort', () => say.error(new Error('aborted')));
    return { ok: true, body, headers: new Headers() } as Response;
  };
  void watchStream(ask, stop.signal, (event) => heard.push(event)).then((why) => (end = why));
  return { say: (text: string) => say.enqueue(bytes(text)), close: () => say.close(), heard, why: () => end };
}

describe('a stream', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('of an older server that falls silent is lost after fifteen seconds, half again as long as it takes to tell the time', async () => {
    const { say, why } = stream();
    for (let beats = 0; beats < 3; beats += 1) {
      await jest.advanceTimersByTimeAsync(10_000);
      say(time);
    }
    await jest.advanceTimersByTimeAsync(14_999);
    expect(why()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(why()).toEqual({ lost: true, silent: true });
  });

  it('that beats is quiet as soon as a beat is late, once, and lost after five seconds', async () => {
    const { say, heard, why } = stream();
    const beat = 'event: beat\ndata: \n\n';
    await jest.advanceTimersByTimeAsync(5000);
    for (let beats = 0; beats < 3; beats += 1) {
      say(beat);
      await jest.advanceTimersByTimeAsync(500);
    }
    expect(heard.map(({ event }) => event)).toEqual(['beat', 'beat', 'beat']);
    await jest.advanceTimersByTimeAsync(400);
    expect(heard.at(-1)).toEqual({ event: 'quiet', data: '' });
    say(beat);
    await jest.advanceTimersByTimeAsync(4999);
    expect([heard.map(({ event }) => event).slice(3), why()]).toEqual([['quiet', 'beat', 'quiet'], undefined]);
    await jest.advanceTimersByTimeAsync(1);
    expect(why()).toEqual({ lost: true, silent: true });
  });

  it('that ends says whether it was cut or told to go', async () => {
    const cut = stream();
    await jest.advanceTimersByTimeAsync(0);
    cut.close();
    const told = stream();
    await jest.advanceTimersByTimeAsync(0);
    told.say('event: bye\ndata: "restart"\n\n');
    told.close();
    await jest.advanceTimersByTimeAsync(0);
    expect([cut.why(), told.why()]).toEqual([{ lost: true }, { bye: '"restart"' }]);
  });
});
