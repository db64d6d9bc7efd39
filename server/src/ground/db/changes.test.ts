import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describeEachEngine } from '../../testing/engines';
import { changesSince, forgetOldChanges, type ReadUpTo } from './changes.store';
import type { Database } from './database';

const MINUTE_MS = 60_000;

describeEachEngine('lines of changes', (engine) => {
  const onPostgres = engine.engine === 'postgres' ? it : it.skip;
  let db: Database;
  let clients: pg.Client[];

  /** A connection beside those of the database. */
  const connect = async () => {
    const client = new pg.Client({ connectionString: engine.optionsOf(db).url });
    clients.push(client);
    await client.connect();
    return client;
  };
  const invalidate = (...names: string[]) => db.write(async (_tx, note) => names.forEach((name) => note(name)));
  const namesOf = ({ counters }: { counters: readonly { name: string }[] }) => counters.map(({ name }) => name).sort();
  /** Until all is over that runs now: transactions of other databases of the same server hold the place back as well. */
  const settled = async (client: pg.Client) => {
    const { rows } = await client.query<{ tx: string }>('select pg_current_xact_id()::text as tx');
    const over = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as over';
    while (!(await client.query<{ over: boolean }>(over, [rows[0]!.tx])).rows[0]!.over) await sleep(10);
  };
  const placeOf = async (client: pg.Client): Promise<ReadUpTo> => {
    await settled(client);
    return (await changesSince(client, undefined)).upTo!;
  };

  beforeEach(async () => {
    db = await engine.open();
    clients = [];
  });
  afterEach(async () => {
    for (const client of clients) await client.end();
  });

  onPostgres('tell what was missed and nothing else, in whichever way it was counted up', async () => {
    const client = await connect();
    await invalidate('before');
    const place = await placeOf(client);
    await invalidate('a', 'b');
    await db.write(async (_tx, note) => note('part'), { only: 'part:1', lane: 'one' });
    // As a process of the release before counts.
    await client.query("insert into scopes (name, n) values ('old', 1)");
    await client.query("update scopes set n = n + 1 where name = 'a'");
    await settled(client);
    const missed = await changesSince(client, place);
    expect(namesOf(missed)).toEqual(['a', 'a', 'b', 'old', 'part']);
    expect(namesOf(await changesSince(client, missed.upTo))).toEqual([]);
    await invalidate('later');
    expect(namesOf(await changesSince(client, missed.upTo))).toEqual(['later']);
  });

  onPostgres('are read again behind a new connection, since a server that died gives numbers a second time', async () => {
    const client = await connect();
    const before = await placeOf(client);
    await invalidate('given again');
    const place = await placeOf(client);
    expect(BigInt(place.tx)).toBeGreaterThan(BigInt(before.tx));
    expect(namesOf(await changesSince(client, place))).toEqual([]);
    expect(namesOf(await changesSince(client, place, true))).toContain('given again');
  });

  onPostgres('lose nothing of a transaction that began before others and was over after them', async () => {
    const [client, slow] = [await connect(), await connect()];
    const place = await placeOf(client);
    await slow.query('begin');
    await slow.query("insert into scopes (name, n) values ('slow', 1)");
    await invalidate('quick');
    const first = await changesSince(client, place);
    expect(namesOf(first)).toEqual(['quick']);
    await slow.query('commit');
    expect(namesOf(await changesSince(client, first.upTo))).toContain('slow');
  });

  onPostgres('are no use to who has slept for as long as they are kept, or is at another server: all is read anew', async () => {
    const client = await connect();
    await invalidate('long', 'ago');
    const { tx, at } = await placeOf(client);
    expect(namesOf(await changesSince(client, { tx, at }))).toEqual([]);
    expect(namesOf(await changesSince(client, { tx, at: at - 51 * MINUTE_MS }))).toEqual(['ago', 'long']);
    expect(namesOf(await changesSince(client, { tx: String(BigInt(tx) + 1_000_000n), at }))).toEqual(['ago', 'long']);
  });

  onPostgres('go after an hour', async () => {
    const client = await connect();
    await invalidate('old');
    await client.query("update changes set at = at - interval '61 minutes'");
    await invalidate('new');
    await client.query("insert into changes (tx, counters) values ('999999999999', '[]')");
    await forgetOldChanges(client);
    const { rows } = await client.query('select counters from changes');
    expect(rows).toEqual([{ counters: '[["new", 1]]' }]);
  });

  onPostgres('are heard of where no notice came', async () => {
    const other = await engine.openAgain(db);
    await sql`insert into scopes (name, n) values ('unsaid', 7)`.execute(other.kysely);
    await db.tags.refresh();
    expect(db.tags.version(['unsaid'])).toBe(7);
  });
});
