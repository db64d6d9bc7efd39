import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { LibsqlConnection } from './libsql-connection';
import { LibsqlDialect } from './libsql-dialect';
import type { Schema } from './schema';
import { WriteGroups } from './write-groups';

test('a write inside another waits for as long as its patience goes, and those that follow are served', async () => {
  const handle = new Libsql(':memory:');
  handle.exec('create table notes (note text not null)');
  const kysely = new Kysely<Schema>({ dialect: new LibsqlDialect(new LibsqlConnection(handle)) });
  const groups = new WriteGroups(kysely, handle, 50);
  const note = (text: string) => async () => void handle.prepare('insert into notes values (?)').run(text);
  const notes = () => handle.prepare('select note from notes').all();
  const committed = jest.fn();

  const outer = groups.write(async () => {
    await note('outer')();
    await groups.write(note('inner'), committed);
  }, committed);
  await expect(outer).rejects.toMatchObject({ outage: 'busy', saved: 'nothing' });
  expect(notes()).toEqual([]);
  expect(committed).not.toHaveBeenCalled();

  await groups.write(note('after'), committed);
  expect(notes()).toEqual([{ note: 'after' }]);
  await groups.idle();
  await kysely.destroy();
});
