import type { ApiClient } from '../api/client.types';
import { afterSign, FIRST_LINE, pauseMs, tryAgainMs, type Sign, type Word } from './freshness.rules';
import { watchSeenTab } from './seen-tab';
import { SiteStream } from './site-stream';

/** Nothing comes by the stream that a hidden tab would miss. */
const HIDDEN_MS = 5000;

/** A page that is shown. */
export interface Shown extends Record<Word, () => void> {
  name: string;
}

/** What a tab knows of its connection, once for all its pages. */
export interface Connection {
  /** Tells the page from now on. Answers what ends it. */
  join(page: Shown): () => void;
  /** A page's own stream flows, and tells as much as the tab's would. Answers what is called when it does no more. */
  flows(): () => void;
  /** @param by the page that knows it already */
  note(sign: Sign, by?: string): void;
}

const known = new WeakMap<object, Connection>();

/** The connection of whoever makes the calls. */
export function connectionOf(api: Pick<ApiClient, 'watchSite'>): Connection {
  const connection = known.get(api) ?? createConnection(api);
  known.set(api, connection);
  return connection;
}

/** Keeps one stream open that tells only that the site is there, while pages are shown and none of them has its own. */
export function createConnection({ watchSite }: Pick<ApiClient, 'watchSite'>): Connection {
  const pages = new Set<Shown>();
  let line = FIRST_LINE;
  let flowing = 0;
  const note = (sign: Sign, by?: string): void => {
    const before = line.word;
    const { line: next, tell } = afterSign(line, sign);
    line = next;
    if (next.word !== before) stream.turn();
    if (tell) for (const page of [...pages]) if (page.name !== by) page[tell]();
  };
  const pause = (tries: number) => (line.word === 'gone' ? tryAgainMs(tries, Math.random()) : pauseMs(line.cuts, Math.random()));
  const stream = new SiteStream(watchSite, { pause, note });
  const settle = (): void => stream.want(pages.size > 0 && flowing === 0);
  let stopHearing = (): void => undefined;
  return {
    note,
    join: (page) => {
      if (pages.size === 0) stopHearing = hearDevice(note, stream);
      pages.add(page);
      settle();
      return () => {
        if (pages.delete(page) && pages.size === 0) stopHearing();
        settle();
      };
    },
    flows: () => {
      flowing += 1;
      note('flows');
      settle();
      return () => {
        flowing -= 1;
        settle();
      };
    },
  };
}

/** What the device says of its network, and whether anybody looks at the tab. */
function hearDevice(note: (sign: Sign) => void, stream: SiteStream): () => void {
  const online = () => {
    note('online');
    stream.again(0);
  };
  // What is open may seem to be so for long after.
  const offline = () => {
    note('missed');
    stream.again();
  };
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  const stopSeeing = watchSeenTab(HIDDEN_MS, (seen) => stream.see(seen));
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    stopSeeing();
  };
}
