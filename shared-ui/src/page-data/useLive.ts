import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from '../api/client.types';

/** What a stream has to know of the page. */
interface LivePage {
  /** What it holds; null while nothing can be watched. */
  delta(): string | null;
  /** Takes over a delta answer. */
  take(answer: { data: object; __delta?: string; __whole?: boolean }): void;
  /** A stream by which changes came has ended. */
  ended?(): void;
}

/** A tab that nobody looks at lets go of its stream after so long: a browser has six connections to a site. */
const HIDDEN_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** After a refusal there is no hurry: the page is read as the specification says. */
const REFUSED_PAUSE_MS = 60_000;

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
  const ended = useEffectEvent(() => page.ended?.());
  const { watch } = api;
  const on = wanted && seen && watch !== undefined;

  useEffect(() => {
    if (!on) return undefined;
    return keepOpen(watch, { delta: () => delta(), take: (data) => take(data), ended: () => ended(), tell: setLive });
  }, [on, watch, name]);

  return on && live;
}

interface Stream {
  delta(): string | null;
  take(data: string): void;
  ended(): void;
  tell(flows: boolean): void;
}

/** Opens the stream again and again, until it is ended by what this answers. */
function keepOpen(watch: NonNullable<ApiClient['watch']>, { delta, take, ended, tell: tellLive }: Stream): () => void {
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
    if (from === null) return again(FIRST_PAUSE_MS);
    const end = await watch(from, stop.signal, ({ event, data }) => {
      if (stop.signal.aborted) return;
      if (event === 'bye') return;
      lost = 0;
      tell(true);
      if (event === 'page') take(data);
    });
    if (stop.signal.aborted) return;
    if (announced && !('refused' in end)) ended();
    tell(false);
    lost += 1;
    again('refused' in end ? REFUSED_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (lost - 1)));
  };
  const again = (pause: number) => {
    timer = setTimeout(() => void open(), pause * (0.5 + Math.random()));
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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) timer = setTimeout(() => setSeen(false), HIDDEN_MS);
      else setSeen(true);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return seen;
}
