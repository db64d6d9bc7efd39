import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { LibsqlConnection } from './libsql-connection';
import { LibsqlDialect } from './libsql-dialect';
import type { Schema } from './schema';
import { WriteGroups } from './write-groups';
import { nextTurn, type Who } from './yield-to-requests';

const { handle, kysely } = opened();
afterAll(() => kysely.destroy());
beforeEach(() => handle.exec('delete from notes'));

const how = (job = false) => ({ job, committed: () => {} });
const note = (text: string) => void handle.prepare('insert into notes values (?)').run(text);
const notes = () => (handle.prepare('select note from notes').all() as { note: string }[]).map((row) => row.note);

function opened() {
  const database = new Libsql(':memory:');
  database.exec('create table notes (note text not null)');
  return { handle: database, kysely: new Kysely<Schema>({ dialect: new LibsqlDialect(new LibsqlConnection(database)) }) };
}

test('a write inside another waits for as long as its patience goes, and those that follow are served', async () => {
  const groups = new WriteGroups(kysely, handle, { request: 50, job: 50 });
  const committed = jest.fn();
  const outer = groups.write(
    async () => {
      note('outer');
      await groups.write(async () => note('inner'), { job: false, committed });
    },
    { job: false, committed },
  );
  await expect(outer).rejects.toMatchObject({ outage: 'busy', saved: 'nothing' });
  expect(notes()).toEqual([]);
  expect(committed).not.toHaveBeenCalled();
  await groups.write(async () => note('after'), how());
  expect(notes()).toEqual(['after']);
});

test('a save goes before jobs that came earlier, and what is at work hurries for it', async () => {
  const groups = new WriteGroups(kysely, handle);
  let goOn = () => {};
  const gone = new Promise<void>((resolve) => (goOn = resolve));
  const begun: (readonly [string, Who])[] = [];
  const write = (name: string, job: boolean, until?: Promise<void>) =>
    groups.write(async () => {
      begun.push([name, groups.who]);
      await until;
      begun.push([`${name} ends`, groups.who]);
    }, how(job));
  const writes = [write('job 1', true, gone), write('job 2', true), write('job 3', true)];
  while (begun.length === 0) await nextTurn();
  writes.push(write('save', false));
  goOn();
  await Promise.all(writes);
  expect(begun).toEqual([
    ['job 1', 'request'],
    ['job 1 ends', 'urgent'],
    ['save', 'urgent'],
    ['save ends', 'urgent'],
    ['job 2', 'request'],
    ['job 2 ends', 'request'],
    ['job 3', 'request'],
    ['job 3 ends', 'request'],
  ]);
});
