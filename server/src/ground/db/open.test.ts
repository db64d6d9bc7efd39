import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { openDatabase } from './open';

describe('opening a file', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'poolhouse-open-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('waits for another process that is making it', async () => {
    const file = join(folder, 'poolhouse.db');
    const other = new Libsql(file);
    other.exec('begin exclusive; create table made (n integer)');
    let open = false;
    const opening = openDatabase({ file }).then((db) => ((open = true), db));
    await pause(600);
    expect(open).toBe(false);
    other.exec('commit');
    other.close();
    const db = await opening;
    expect((await db.kysely.introspection.getTables()).map(({ name }) => name)).toContain('made');
    await db.close();
  });
});
