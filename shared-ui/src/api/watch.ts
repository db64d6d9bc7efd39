import { TIME_HEADER } from '@poolhouse/contract/constants';
import { noteAnswer, noteHeartbeat, steadyNow } from './round-trip';
import { noteServerTime } from './server-time';

/** What a stream tells; `page` carries a delta answer as JSON. `quiet` is our own word: the server has missed its beat. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Why a stream ended: the server refused it with this code or said bye, or it was lost, `silent` because nothing came of it for too long. */
export type WatchEnd = { refused: string } | { bye: string } | { lost: true; silent?: true };

/** A server that beats does so every half second: it is quiet once a beat is late, and its stream lost after five seconds. */
const QUIET_MS = 900;
const BEATLESS_MS = 5000;
/** An older server tells the time every 10 s and nothing more. */
const SILENCE_MS = 15_000;

/**
 * Reads an event stream until it ends, or `signal` ends it. Never throws.
 *
 * @param ask asks for the stream
 */
export async function watchStream(
  ask: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<WatchEnd> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const silence = new Silence(abort, () => onEvent({ event: 'quiet', data: '' }));
  let bye: string | undefined;
  const ended = (): WatchEnd => (bye === undefined ? { lost: true, ...(silence.over && { silent: true }) } : { bye });
  try {
    const sentAt = steadyNow();
    const response = await ask(stop.signal);
    if (!response.ok || !response.body) return { refused: await codeOf(response) };
    noteAnswer(response.headers.get(TIME_HEADER), sentAt);
    for await (const events of eventsOf(response.body)) {
      silence.heard(events.some(({ event }) => event === 'beat'));
      for (const event of events) {
        noteTime(event);
        if (event.event === 'bye') bye = event.data;
        onEvent(event);
      }
    }
    return ended();
  } catch {
    return ended();
  } finally {
    silence.end();
    signal.removeEventListener('abort', abort);
    abort();
  }
}

/** How long nothing has come of a stream. */
class Silence {
  over = false;
  private beats = false;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private lost: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly onLost: () => void,
    private readonly onQuiet: () => void,
  ) {
    this.begin();
  }

  /** Something came. @param beat its server beats from now on */
  heard(beat: boolean): void {
    this.beats ||= beat;
    this.end();
    this.begin();
  }

  end(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.lost);
  }

  private begin(): void {
    if (this.beats) this.quiet = setTimeout(this.onQuiet, QUIET_MS);
    this.lost = setTimeout(
      () => {
        this.over = true;
        this.onLost();
      },
      this.beats ? BEATLESS_MS : SILENCE_MS,
    );
  }
}

/** What is whole of each piece that arrives; a piece may bring none, which is a word of life all the same. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = parts.pop() ?? '';
    yield parts.map(parse);
  }
}

function noteTime({ event, data }: StreamEvent): void {
  if (event !== 'time') return;
  noteHeartbeat(data);
  noteServerTime(data, Date.now());
}

function parse(text: string): StreamEvent {
  const fields = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]));
  return { event: fields.get('event') ?? 'message', data: fields.get('data') ?? '' };
}

async function codeOf(response: Response): Promise<string> {
  const { error } = (await response.json().catch(() => ({}))) as { error?: { code?: string } };
  return error?.code ?? 'unavailable';
}
