import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from '../api/client.types';
import { pauseMs, refusedPauseMs, signOf, type Sign } from './freshness.rules';
import { watchSeenTab } from './seen-tab';

/** Who looks away and back misses nothing for so long. */
const HIDDEN_MS = 60_000;

/** What a stream has to know of the page. */
interface LivePage {
  /** What it holds; null while nothing can be watched. */
  delta(): string | null;
  /** Takes over a delta answer. */
  take(answer: { data: object; __delta?: string; __whole?: boolean }): void;
  /** A stream has said something. */
  heard?(): void;
  /** What a stream that stands still, goes on, or is over tells of the connection. */
  noted?(sign: Sign): void;
}

/**
 * Keeps a stream of the page's deltas open while it is wanted and the tab is looked at, and opens it again, after pauses of random length,
 * when it was lost. True while changes come by it.
 *
 * @param name another page has another
 */
export function useLive(api: ApiClient, wanted: boolean, name: string, page: LivePage): boolean {
  const [live, setLive] = useState(false);
  const seen = useSeenTab();
  const delta = useEffectEvent(() => page.delta());
  const take = useEffectEvent((data: string) => page.take(JSON.parse(data) as Parameters<LivePage['take']>[0]));
  const heard = useEffectEvent(() => page.heard?.());
  const noted = useEffectEvent((sign: Sign) => page.noted?.(sign));
  const { watch } = api;
  const on = wanted && seen && watch !== undefined;

  useEffect(() => {
    if (!on) return undefined;
    return keepOpen(watch, {
      delta: () => delta(),
      take: (data) => take(data),
      heard: () => heard(),
      noted: (sign) => noted(sign),
      tell: setLive,
    });
  }, [on, watch, name]);

  return on && live;
}

interface Stream {
  delta(): string | null;
  take(data: string): void;
  heard(): void;
  noted(sign: Sign): void;
  tell(flows: boolean): void;
}

/** Opens the stream again and again, until it is ended by what this answers. */
function keepOpen(watch: NonNullable<ApiClient['watch']>, { delta, take, heard, noted, tell: tellLive }: Stream): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lost = 0;
  let announced = false;
  // Announced once: React keeps what is said again for a second draw of the page, after that of the change itself.
  const tell = (flows: boolean) => {
    if (announced !== flows) tellLive(flows);
    announced = flows;
  };
  const open = async () => {
    const from = delta();
    if (from === null) return again(pauseMs(0, Math.random()));
    const end = await watch(from, stop.signal, ({ event, data }) => {
      if (stop.signal.aborted) return;
      if (event === 'bye') return;
      noted(event === 'quiet' ? 'quiet' : 'flows');
      if (event === 'quiet') return;
      lost = 0;
      heard();
      tell(true);
      if (event === 'page') take(data);
    });
    if (stop.signal.aborted) return;
    const sign = signOf(end, announced);
    noted(sign);
    tell(false);
    lost += 1;
    again(sign === 'refused' ? refusedPauseMs(Math.random()) : pauseMs(lost, Math.random()));
  };
  const again = (pause: number) => {
    timer = setTimeout(() => void open(), pause);
  };
  void open();
  return () => {
    stop.abort();
    clearTimeout(timer);
    tell(false);
  };
}

/** False once the tab has been hidden for a while. */
function useSeenTab(): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => watchSeenTab(HIDDEN_MS, setSeen), []);
  return seen;
}
