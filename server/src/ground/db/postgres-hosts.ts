import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from './database-log';
import { stateOfHost, type HostState } from './host.store';
import { socketOf } from './postgres-socket';

/** Real time, ms: how long a host may take to say whether it takes writes … */
const LOOK_MS = 1_500;
/** … how long the others may, once one has said so … */
const GRACE_MS = 250;
/** … and how long an answer is good for whoever connects next. */
const GOOD_MS = 1_000;

interface Host {
  readonly name: string;
  readonly host: string;
  readonly port: number;
}
type Look = Host & { state?: HostState; trouble?: unknown };

/** None of the hosts takes writes: the code is PostgreSQL's for a connection that cannot be made. */
export class NoPrimary extends Error {
  readonly code = '08001';
}

/**
 * The hosts of one database, of which one takes writes. Each new connection goes to that one, whichever it is then; where it has moved,
 * connections to others are cut, since a host that was cut off does not say goodbye, and one that is back would answer with what is old.
 */
export class PostgresHosts {
  private looking: { until: number; found: Promise<Host> } | undefined;
  private last: string | undefined;
  private readonly open = new Map<pg.ClientBase, string>();

  constructor(
    private readonly addresses: readonly string[],
    private readonly log: DatabaseLog,
  ) {}

  /** The first address, for a connection's name, password and database, which are the same on all. */
  get address(): string {
    return this.addresses[0] ?? '';
  }

  /** Looks at all hosts at once; those who ask in the same second share a look. */
  primary(): Promise<Host> {
    if (!this.looking || performance.now() > this.looking.until) {
      const found = this.look();
      this.looking = { until: performance.now() + GOOD_MS, found };
      found.catch(() => (this.looking = undefined));
    }
    return this.looking.found;
  }

  /** A connection is up; when it goes, whoever connects next looks anew. */
  holds(client: pg.ClientBase, { name }: Host): void {
    this.open.set(client, name);
    client.once('end', () => {
      this.open.delete(client);
      this.looking = undefined;
    });
    // The writes have moved on while it was made.
    if (name !== this.last) socketOf(client).destroy();
  }

  private async look(): Promise<Host> {
    const looks: Look[] = [];
    const asked = this.addresses.map(async (address) => {
      const seen = await lookAt(address);
      looks.push(seen);
      if (!seen.state?.writes) throw new Error('not this one');
    });
    await Promise.any(asked).then(
      () => Promise.race([Promise.allSettled(asked), pause(GRACE_MS, undefined, { ref: false })]),
      () => {},
    );
    const [found] = looks.filter(({ state }) => state?.writes).sort((a, b) => (b.state?.timeline ?? 0) - (a.state?.timeline ?? 0));
    if (!found) throw new NoPrimary(`No host of the database takes writes (${looks.map(wordsOf).join('; ')}).`);
    this.moveTo(found.name);
    return found;
  }

  private moveTo(name: string): void {
    if (this.last !== undefined && this.last !== name) this.log.warn({ host: name }, 'Another host of the database takes writes now.');
    this.last = name;
    for (const [client, at] of this.open) if (at !== name) socketOf(client).destroy();
  }
}

async function lookAt(address: string): Promise<Look> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: LOOK_MS, query_timeout: LOOK_MS });
  client.on('error', () => {});
  const { host, port } = client;
  const seen = { name: `${host}:${port}`, host, port };
  try {
    await client.connect();
    return { ...seen, state: await stateOfHost(client) };
  } catch (trouble) {
    return { ...seen, trouble };
  } finally {
    // Not `end`: a frozen host would never say goodbye.
    socketOf(client).destroy();
  }
}

function wordsOf({ name, trouble }: Look): string {
  if (trouble === undefined) return `${name} is a standby or read-only`;
  const { code, message } = trouble as { code?: string; message?: string };
  return `${name}: ${message || code || 'no answer'}`;
}

/** Connections that go to whichever host takes writes when they are made. */
export function clientsOn(hosts: Pick<PostgresHosts, 'primary' | 'holds'>): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(callback?: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): Promise<pg.Client> | void {
      const connected = this.connectThere();
      if (!callback) return connected;
      const call = callback as (error: Error | null, client?: pg.Client) => void;
      void connected.then(
        () => call(null, this),
        (error: Error) => call(error),
      );
    }

    private async connectThere(): Promise<pg.Client> {
      // A host that dies as it lets somebody in says both at once, before the pool listens: with nobody to hear it the process would end.
      this.on('error', () => {});
      const primary = await hosts.primary();
      this.host = primary.host;
      this.port = primary.port;
      await super.connect();
      hosts.holds(this, primary);
      return this;
    }
  };
}
