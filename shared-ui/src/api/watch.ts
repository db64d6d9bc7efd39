import { TIME_HEADER } from '@poolhouse/contract/constants';
import { noteAnswer, noteHeartbeat, steadyNow } from './round-trip';
import { noteServerTime } from './server-time';

/** What a stream tells; `page` carries a delta answer as JSON. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Why a stream ended: the server refused it with this code or said bye, or it was lost, `silent` because nothing came of it for too long. */
export type WatchEnd = { refused: string } | { bye: string } | { lost: true; silent?: true };

/** The server tells the time every 10 s; a stream that is silent for longer is lost. */
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
  let silent = false;
  const fallSilent = () => {
    silent = true;
    abort();
  };
  let silence = setTimeout(fallSilent, SILENCE_MS);
  let bye: string | undefined;
  const ended = (): WatchEnd => (bye === undefined ? { lost: true, ...(silent && { silent }) } : { bye });
  try {
    const sentAt = steadyNow();
    const response = await ask(stop.signal);
    if (!response.ok || !response.body) return { refused: await codeOf(response) };
    noteAnswer(response.headers.get(TIME_HEADER), sentAt);
    for await (const events of eventsOf(response.body)) {
      clearTimeout(silence);
      silence = setTimeout(fallSilent, SILENCE_MS);
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
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
    abort();
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
