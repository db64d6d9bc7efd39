import { Writable } from 'node:stream';
import type { ApiKey, BodyOf, DataOf, ErrorAnswer, QueryOf } from '@poolhouse/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createLog } from '../app/log';
import { buildServer, type ServerDeps } from '../app/server';
import { FixedClock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { proofSiteOf } from '../ground/proof/proof-site';
import { createUser } from '../people/accounts/users.store';
import { SEASON_OPENS } from './context';
import { quickHash } from './quick-hash';

export interface CallParts<K extends ApiKey> {
  /** Value of the Authorization header, from basic(). */
  as?: string;
  query?: QueryOf<K>;
  body?: BodyOf<K>;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export type Answered<T> = { status: number; headers: LightMyRequestResponse['headers'] } & (
  | { data: T; error?: undefined }
  | { data?: undefined; error: ErrorAnswer['error'] }
);

/** Two sites of a test differ in what the test says, and not in their keys. */
const SAME_EVERYWHERE = proofSiteOf(
  `${'0'.repeat(16)} ${Buffer.alloc(32, 1).toString('base64')} ${Buffer.alloc(32, 2).toString('base64')}`,
);

/** The whole server over a test's database, without a port. Site time and real time stand still until moved. */
export async function testSite(db: Database, deps: Partial<ServerDeps> = {}) {
  const clock = new FixedClock(SEASON_OPENS);
  const wall = new FixedClock(SEASON_OPENS);
  const logged: string[] = [];
  const log = createLog(new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) }), 'trace');
  const app = await buildServer({
    db,
    clock,
    wall,
    log,
    config: { dataFolder: '/nonexistent', proxies: [] },
    proof: SAME_EVERYWHERE,
    ...deps,
  });

  const inject = (options: InjectOptions) => app.inject(options);
  async function call<K extends ApiKey>(
    key: K,
    { as, query, body, headers, remoteAddress }: CallParts<K> = {},
  ): Promise<Answered<DataOf<K>>> {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      ...(query ? { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { ...(as ? { authorization: as } : {}), ...headers },
      ...(remoteAddress ? { remoteAddress } : {}),
    });
    return { status: answer.statusCode, headers: answer.headers, ...answer.json<{ data: DataOf<K> }>() };
  }
  return { app, db, clock, wall, logged, inject, call };
}

export type TestSite = Awaited<ReturnType<typeof testSite>>;

export function basic(name: string, credential: string): string {
  return `Basic ${Buffer.from(`${name}:${credential}`).toString('base64')}`;
}

/** A user who can sign in; the e-mail is the name at example.org. */
export async function addAccount(
  db: Database,
  username: string,
  password: string,
  values: { isAdmin?: boolean; groupNumber?: number } = {},
): Promise<number> {
  const passwordHash = await quickHash(password);
  return db.write((tx, invalidate) =>
    createUser(tx, invalidate, { username, email: `${username}@example.org`, passwordHash, now: SEASON_OPENS, ...values }),
  );
}
