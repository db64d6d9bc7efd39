import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../ground/db/database';
import { describeSite } from '../testing/engines';
import { environmentFor, runPoolhouse } from '../testing/run-poolhouse';

const HEADER = 'season,team,line,over_odds,under_odds,source,source_date';
const rest = '100,-120,made_up,2024-08-30';

describeSite('poolhouse import win-totals', (engine) => {
  let folder: string;
  let db: Database;
  let env: NodeJS.ProcessEnv;
  const importText = (lines: string[], ...words: string[]) => {
    const file = join(folder, 'win_totals.csv');
    writeFileSync(file, [HEADER, ...lines.map((line) => `${line},${rest}`)].join('\n'));
    return runPoolhouse(['import', 'win-totals', file, ...words], env);
  };
  const totals = async () =>
    (await db.kysely.selectFrom('nfl_win_totals').selectAll().orderBy('season').orderBy('abbrev').execute()).map(
      ({ season, abbrev, line }) => `${season} ${abbrev} ${line}`,
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-totals-'));
    db = await engine.open();
    env = environmentFor(engine.optionsOf(db), folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('counts without writing on a dry run, then writes, then changes nothing twice', async () => {
    const lines = ['2024,LAR,8.5', '2024,OAK,6.5', '2023,BUF,11'];
    expect(await importText(lines, '--dry-run')).toMatchObject({
      code: 0,
      stdout: 'Would be imported: 3 new totals, 0 changed, 0 as they were.\n',
    });
    expect(await totals()).toEqual([]);
    expect(await importText(lines, '--season', '2024')).toMatchObject({
      code: 0,
      stdout: 'Imported: 2 new totals, 0 changed, 0 as they were.\n',
      stderr: '',
    });
    expect(await totals()).toEqual(['2024 LA 8.5', '2024 LV 6.5']);
    expect((await importText(['2024,LAR,9', ...lines.slice(1)])).stdout).toBe('Imported: 1 new total, 1 changed, 1 as they were.\n');
    const tags = () => db.kysely.selectFrom('scopes').selectAll().orderBy('name').execute();
    const before = await tags();
    expect((await importText(['2024,LAR,9', ...lines.slice(1)])).stdout).toBe('Imported: 0 new totals, 0 changed, 3 as they were.\n');
    expect(await tags()).toEqual(before);
  });

  it('names every bad line and writes nothing of the file', async () => {
    const before = await totals();
    const { code, stdout, stderr } = await importText(['2020,BUF,8', '2020,XYZ,8', '2020,BUF,9', '2020,KC,many']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Nothing was imported/);
    expect(stderr).toContain('Line 3: team "XYZ" did not play in 2020');
    expect(stderr).toContain('Line 4: team BUF of 2020 is on line 2 already');
    expect(stderr).toContain('Line 5: line "many" is not a number of wins');
    expect(stderr).not.toMatch(/\bat .*\.[jt]s:\d/);
    expect(await totals()).toEqual(before);
  });

  it('refuses a file without the columns, without the season, or that is not there', async () => {
    writeFileSync(join(folder, 'other.csv'), 'season,club,wins\n2024,BUF,9\n');
    expect((await runPoolhouse(['import', 'win-totals', join(folder, 'other.csv')], env)).stderr).toContain('lacks team, line');
    expect((await importText(['2024,BUF,9'], '--season', '2019')).stderr).toContain('no win totals of season 2019');
    expect(await runPoolhouse(['import', 'win-totals', join(folder, 'none.csv')], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be read'),
    });
  });
});
