import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../ground/db/database';
import { GAME_COLUMNS } from '../sport/imports/game-row.rules';
import { describeSite } from '../testing/engines';
import { environmentFor, runPoolhouse } from '../testing/run-poolhouse';

const values: Record<string, string> = {
  season: '2022',
  game_type: 'REG',
  week: '1',
  gameday: '2022-09-11',
  gametime: '13:00',
  home_team: 'NYG',
  away_team: 'DAL',
  spread_line: '3.5',
  overtime: '0',
};
const line = (row: Record<string, string>) => GAME_COLUMNS.map((column) => row[column] ?? '').join(',');
const csv = (...rows: Record<string, string>[]) => [GAME_COLUMNS.join(','), ...rows.map((row) => line({ ...values, ...row }))].join('\n');

describeSite('poolhouse import games', (engine) => {
  let folder: string;
  let db: Database;
  let env: NodeJS.ProcessEnv;
  const importText = (text: string, ...words: string[]) => {
    writeFileSync(join(folder, 'games.csv'), text);
    return runPoolhouse(['import', 'games', join(folder, 'games.csv'), ...words], env);
  };
  const games = () => db.read((tx) => tx.selectFrom('events').select('source_key').execute());

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-cli-'));
    db = await engine.open();
    env = environmentFor(engine.optionsOf(db), folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('counts without writing on a dry run, then writes, then changes nothing twice', async () => {
    const text = csv({ game_id: '2022_01_DAL_NYG' });
    expect((await importText(text, '--dry-run')).stdout).toMatch(/^Would be imported: 1 new game/);
    expect(await games()).toHaveLength(0);
    expect(await importText(text)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Imported: 1 new game, 0 changed/),
      stderr: '',
    });
    expect((await importText(text, '--season', '2022')).stdout).toMatch(/^Imported: 0 new games, 0 changed, 1 as they were/);
    expect(await games()).toHaveLength(1);
  });

  it('names the line of a bad row and writes nothing of the file', async () => {
    const { code, stdout, stderr } = await importText(
      csv({ game_id: '2022_02_DAL_NYG' }, { game_id: '2022_03_DAL_NYG', gameday: 'someday' }),
    );
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Nothing was imported[^]*line 3/i);
    expect(stderr).not.toMatch(/\bat .*\.[jt]s:\d/);
    expect(await games()).toHaveLength(1);
  });

  it('refuses a file that is not there, and a season that is no year', async () => {
    expect(await runPoolhouse(['import', 'games', join(folder, 'none.csv')], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be read'),
    });
    expect((await importText('x', '--season', 'next')).code).toBe(1);
  });
});
