import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { agentRows } from '../../admin/site/agent-rows.store';
import { AgentRunner } from '../../ground/agents/runner';
import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { gamesFile } from '../imports/games-file.fixture';
import { fileImportAgent } from './file-import.agent';

describeByTurns('files put into the import folder', (engine) => {
  let db: Database;
  let folder: string;
  let clock: FixedClock;
  beforeEach(async () => {
    db = await engine.open();
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-import-'));
    clock = new FixedClock(Date.UTC(2022, 8, 6, 12));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function run(settledMs = 0): Promise<string> {
    const runner = new AgentRunner({ db, clock, wall: clock, log: pino({ level: 'silent' }) }, [
      fileImportAgent('file-import', folder, settledMs),
    ]);
    await runner.register();
    await runner.tick();
    clock.advance(30_000);
    return (await db.read((tx) => agentRows(tx, clock.now())))[0]!.outcome;
  }
  const files = (sub = '') =>
    readdirSync(join(folder, sub))
      .filter((name) => /\.(csv|txt)$/.test(name))
      .sort();
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

  it('are taken in and moved to done/, college by its name, a second one of the same name beside the first', async () => {
    put('games.csv', gamesFile({ game_id: '2022_01_NO_ATL' }));
    put('ncaa-bowls.csv', gamesFile({ game_id: '2022_B_OSU_UGA', game_type: 'BOWL', away_team: 'OSU', home_team: 'UGA' }));
    put('notes.md', 'stays');
    expect(await run()).toBe(
      'games.csv: 1 new game, 0 changed, 0 as they were, 0 new results. ncaa-bowls.csv: 1 new game, 0 changed, 0 as they were, 0 new results.',
    );
    put('games.csv', gamesFile({ game_id: '2022_01_NO_ATL', spread_line: '-6' }));
    expect(await run()).toBe('games.csv: 0 new games, 1 changed, 0 as they were, 0 new results.');
    expect([files(), files('done'), files('failed')]).toEqual([[], ['games-2.csv', 'games.csv', 'ncaa-bowls.csv'], []]);
    expect(await run()).toBe('No files are waiting.');
    const logged = await db.kysely.selectFrom('activity').select('actor').where('action', '=', 'games.imported').execute();
    expect(logged).toEqual(Array(3).fill({ actor: 'file-import' }));
  });

  it('are moved to failed/ with their reasons when they are wrong, and nothing of them is written', async () => {
    put('bad.csv', gamesFile({ game_id: '2022_01_NO_ATL' }, { game_id: '2022_01_A_B', gameday: 'soon' }));
    put('page.csv', '<html>');
    expect(await run()).toBe('bad.csv: refused, see failed/bad.csv.txt. page.csv: refused, see failed/page.csv.txt.');
    expect(files('failed')).toEqual(['bad.csv', 'bad.csv.txt', 'page.csv', 'page.csv.txt']);
    expect(readFileSync(join(folder, 'failed', 'bad.csv.txt'), 'utf8')).toMatch(
      /^Line 3: gameday "soon".*\nNothing of this file was written\.\n$/,
    );
    expect(await db.kysely.selectFrom('events').selectAll().execute()).toEqual([]);
  });

  it('are left alone while they are still being written', async () => {
    put('games.csv', gamesFile({ game_id: '2022_01_NO_ATL' }));
    expect(await run(60_000)).toBe('No files are waiting.');
    expect(files()).toEqual(['games.csv']);
  });

  it('may stand in a folder that somebody else has made already', async () => {
    mkdirSync(join(folder, 'done'));
    put('games.csv', gamesFile({ game_id: '2022_01_NO_ATL' }));
    await run();
    expect(files('done')).toEqual(['games.csv']);
  });
});
