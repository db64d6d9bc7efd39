import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../testing/free-port';

/** PostgreSQL does not run as root; root's tests lend it to nobody. */
const NOBODY = 65_534;

/** Where PostgreSQL's programs are; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = [
    ...(process.env['POSTGRES_BIN'] ? [process.env['POSTGRES_BIN']] : []),
    ...(existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** Where a server of a test runs. */
export interface ClusterPlace {
  address: string;
  port: number;
  /** What a command begins with that is to run on that host. */
  enter: readonly string[];
}

/** A PostgreSQL of a test's own, which may be stopped, frozen and followed by a standby. */
export class PostgresCluster {
  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly place: ClusterPlace,
  ) {}

  static async make(programs: string, place?: ClusterPlace): Promise<PostgresCluster> {
    const cluster = await PostgresCluster.empty(programs, place);
    cluster.run('initdb', ['--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8', '--pgdata', cluster.data]);
    const others = ['all', 'replication'].map((what) => `host ${what} all 0.0.0.0/0 trust\n`);
    appendFileSync(join(cluster.data, 'pg_hba.conf'), others.join(''));
    cluster.start();
    return cluster;
  }

  private static async empty(programs: string, place?: ClusterPlace): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'poolhouse-postgres-'));
    if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
    return new PostgresCluster(programs, folder, place ?? { address: '127.0.0.1', port: await freePort(), enter: [] });
  }

  /** A standby that has everything, and without which nothing is acknowledged from now on. */
  async standby(place?: ClusterPlace): Promise<PostgresCluster> {
    const standby = await PostgresCluster.empty(this.programs, place);
    standby.run('pg_basebackup', ['-D', standby.data, '-d', this.url, '--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream']);
    standby.start();
    for (const statement of ["alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()']) await this.ask(statement, []);
    for (;;) {
      const [{ n } = { n: 0 }] = await this.ask<{ n: number }>(
        "select count(*)::int as n from pg_stat_replication where sync_state = 'sync'",
        [],
      );
      if (n > 0) return standby;
      await pause(50);
    }
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    // It was made with the primary's settings, and waits for nobody.
    for (const statement of ["select set_config('synchronous_commit', 'local', false)", 'select pg_promote()'])
      await this.ask(statement, []);
    for (const statement of ['alter system reset synchronous_standby_names', 'select pg_reload_conf()']) await this.ask(statement, []);
  }

  get host(): string {
    return `${this.place.address}:${this.place.port}`;
  }

  get url(): string {
    return `postgres://postgres@${this.host}/postgres`;
  }

  start(): void {
    const { address, port } = this.place;
    const options = `-p ${port} -c listen_addresses=${address} -c unix_socket_directories= -c max_connections=200`;
    this.run('pg_ctl', ['start', '--wait', '--pgdata', this.data, '--log', join(this.folder, 'log'), '--options', options]);
  }

  stop(mode: 'fast' | 'immediate'): void {
    this.run('pg_ctl', ['stop', '--wait', '--mode', mode, '--pgdata', this.data]);
  }

  /** As when the power goes: no process of it says goodbye. */
  kill(): void {
    for (const pid of this.processes()) process.kill(pid, 'SIGKILL');
    // Where nobody collects the dead, its number would look as if it were still there.
    rmSync(join(this.data, 'postmaster.pid'));
  }

  /** Ends every connection but the one that asks. */
  async terminateAll(): Promise<void> {
    await this.ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1', [
      'client backend',
    ]);
  }

  /** Process ids of the connections that hear of changes. */
  async listeners(): Promise<number[]> {
    return (await this.ask<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', ['poolhouse listener'])).map(
      ({ pid }) => pid,
    );
  }

  /** Process ids of the server and all its connections. */
  processes(): number[] {
    const main = Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(main)], { encoding: 'utf8' });
    return [main, ...children.trim().split(/\s+/).map(Number)];
  }

  remove(): void {
    try {
      this.stop('immediate');
    } catch {
      // It was killed.
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private run(program: string, words: string[]): void {
    const path = join(this.programs, program);
    const lend = process.getuid?.() === 0 ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
    const [first = path, ...more] = [...this.place.enter, ...lend, path, ...words];
    execFileSync(first, more, { stdio: 'ignore', cwd: this.folder });
  }

  private async ask<R extends object>(text: string, values: unknown[]): Promise<R[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query<R>(text, values)).rows;
    } finally {
      await client.end();
    }
  }
}

/** Stops processes where they stand; answers the way to let them go on. */
export function freeze(pids: readonly number[]): () => void {
  const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // Gone meanwhile, as the connections of a server that gave them up are.
      }
    }
  };
  send('SIGSTOP');
  return () => send('SIGCONT');
}
