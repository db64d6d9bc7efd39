import type { Client } from 'pg';
import type { DatabaseLog } from './open';
import type { ScopeCounters } from './scope-counters';
import type { Counter } from './scopes.store';

export interface Listening {
  connect(): Client;
  channel: string;
  counters: ScopeCounters;
  parse(payload: string): Counter[];
  log: DatabaseLog;
}

const HEARTBEAT_MS = 15_000;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Hears of every commit on a connection of its own. A lost connection is made again for as long as it takes; what was
 * announced meanwhile is made up for by counting anew. Returns the way to stop.
 */
export async function listenForChanges(options: Listening): Promise<() => Promise<void>> {
  const { counters, log } = options;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const open = async (): Promise<void> => {
    const next = options.connect();
    let lost = false;
    const lose = (error?: unknown) => {
      if (lost || stopped || client !== next) return;
      lost = true;
      log.warn({ err: error }, 'The connection that hears of changes was lost; connecting again.');
      void next.end().catch(() => {});
      again(1);
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', (note) => {
      if (note.payload) counters.learn(options.parse(note.payload));
    });
    try {
      await next.connect();
      await next.query(`listen ${options.channel}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
    timer = setInterval(() => void next.query('select 1').catch(lose), HEARTBEAT_MS);
    timer.unref();
  };

  const again = (attempt: number): void => {
    clearInterval(timer);
    timer = setTimeout(
      () => {
        if (stopped) return;
        open()
          .then(() => (stopped ? client?.end() : counters.refresh()))
          .catch((error: unknown) => {
            log.warn({ err: error }, 'The database cannot be reached; trying again.');
            const half = client;
            client = undefined;
            void half?.end().catch(() => {});
            if (!stopped) again(attempt + 1);
          });
      },
      Math.min(LONGEST_PAUSE_MS, 100 * 2 ** attempt),
    );
    timer.unref();
  };

  await open();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await client?.end().catch(() => {});
  };
}
