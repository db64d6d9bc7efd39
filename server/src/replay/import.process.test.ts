import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../ground/db/open';
import { describeByTurns } from '../testing/engines';
import { environmentFor, runPoolhouse } from '../testing/run-poolhouse';
import { scheduleCsv } from './process/schedule';

describeByTurns('poolhouse import games', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-import-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const importing = (csv: string, database: DatabaseOptions) => {
    const file = join(folder, 'games.csv');
    writeFileSync(file, csv);
    return runPoolhouse(['import', 'games', file], environmentFor(database, folder, { LOG_LEVEL: 'error' }));
  };
  const spoil = (line: number, from: string | RegExp, to: string) => {
    const lines = scheduleCsv().split('\n');
    const spoilt = lines[line - 1]!.replace(from, to);
    expect(spoilt).not.toBe(lines[line - 1]);
    return [...lines.slice(0, line - 1), spoilt, ...lines.slice(line)].join('\n');
  };

  it.each([
    ['a day that does not exist', spoil(5, '2030-09-08', '2030-02-30')],
    ['a time that is none', spoil(5, '13:00', '25:00')],
    ['a line that is no number', spoil(5, /[-\d.]+$/, 'minus three')],
    ['a club left out', spoil(5, ',CIN,', ',,')],
    ['a game that is on line 2 already', spoil(5, '2030_01_CIN_CLE', '2030_01_ARI_ATL')],
    ['half a score', spoil(5, ',CIN,,', ',CIN,17,')],
  ])(
    'names line 5 for %s and writes nothing of the file',
    async (_fault, csv) => {
      const db = await engine.open();
      const ended = await importing(csv, engine.optionsOf(db));
      expect(ended.code).not.toBe(0);
      expect(ended.stdout + ended.stderr).toMatch(/\bline 5\b/i);
      await expect(db.kysely.selectFrom('events').selectAll().execute()).resolves.toEqual([]);
      await expect(db.kysely.selectFrom('event_lines').selectAll().execute()).resolves.toEqual([]);
    },
    30_000,
  );

  it('changes nothing the second time', async () => {
    const db = await engine.open();
    const options = engine.optionsOf(db);
    expect((await importing(scheduleCsv(), options)).code).toBe(0);
    const rows = () =>
      Promise.all(
        (['events', 'event_lines', 'event_results', 'scopes'] as const).map((table) => db.kysely.selectFrom(table).selectAll().execute()),
      );
    const before = await rows();
    expect(before[0]).toHaveLength(16);
    expect((await importing(scheduleCsv(), options)).code).toBe(0);
    await expect(rows()).resolves.toEqual(before);
  });
});
