import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeByTurns } from '../../testing/engines';
import { environmentFor, runPoolhouse } from '../../testing/run-poolhouse';
import { squaresLeague } from './testing/squares-league';

describeByTurns('a backup of a board that is not drawn', (engine) => {
  it('is the operator’s alone, brings the sealed seed back, and nothing that is said of it names the seed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'poolhouse-squares-backup-'));
    try {
      const league = await squaresLeague(engine);
      const file = join(folder, 'site.backup');
      const boards = (db: typeof league.db) => db.read((tx) => tx.selectFrom('squares_boards').select(['seed', 'commitment']).execute());
      const [board] = await boards(league.db);
      const saved = await runPoolhouse(['backup', file], environmentFor(engine.optionsOf(league.db), folder));
      expect(saved).toMatchObject({ code: 0, stderr: '' });
      expect(statSync(file).mode & 0o077).toBe(0);
      const target = await engine.open();
      const restored = await runPoolhouse(['restore', file], environmentFor(engine.optionsOf(target), folder));
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(await boards(await engine.openAgain(target))).toEqual([board]);
      // Who lists the folder or reads what the commands said learns nothing; the file itself has to hold it.
      expect([saved.stdout, restored.stdout, ...league.logged].join('\n')).not.toContain(board!.seed);
      expect(readFileSync(file).length).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
