import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

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

/** A PostgreSQL of a test's own, which may be stopped and frozen. */
export class PostgresCluster {
  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async make(programs: string): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'poolhouse-postgres-'));
    if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
    const cluster = new PostgresCluster(programs, folder, await freePort());
    cluster.run('initdb', ['--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8', '--pgdata', cluster.data]);
    cluster.start();
    return cluster;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  start(): void {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
    this.run('pg_ctl', ['start', '--wait', '--pgdata', this.data, '--log', join(this.folder, 'log'), '--options', options]);
  }

  stop(mode: 'fast' | 'immediate'): void {
    this.run('pg_ctl', ['stop', '--wait', '--mode', mode, '--pgdata', this.data]);
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
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private run(program: string, words: string[]): void {
    const lent = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    execFileSync(join(this.programs, program), words, { stdio: 'ignore', cwd: this.folder, ...lent });
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
