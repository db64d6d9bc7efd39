interface Ticker {
  watchers: Set<() => void>;
  stop(): void;
}

const tickers = new Map<number, Ticker>();

/**
 * Tells every `everyMs`, all who asked for the same pace by one timer. A hidden tab is left alone; a look at it tells at once.
 * Answers what ends it.
 */
export function onTick(everyMs: number, tell: () => void): () => void {
  const ticker = tickers.get(everyMs) ?? start(everyMs);
  ticker.watchers.add(tell);
  return () => {
    ticker.watchers.delete(tell);
    if (ticker.watchers.size > 0) return;
    ticker.stop();
    tickers.delete(everyMs);
  };
}

function start(everyMs: number): Ticker {
  const watchers = new Set<() => void>();
  const tick = () => {
    if (!document.hidden) for (const tell of [...watchers]) tell();
  };
  const timer = setInterval(tick, everyMs);
  document.addEventListener('visibilitychange', tick);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
  const ticker = { watchers, stop };
  tickers.set(everyMs, ticker);
  return ticker;
}
