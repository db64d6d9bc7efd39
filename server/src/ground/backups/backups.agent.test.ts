import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentRun } from '../agents/agent';
import { FixedClock } from '../clock/clock';
import { backupsAgent, type BackupsDeps } from './backups.agent';

const FOUR_AM = new Date(2026, 10, 29, 4, 0).getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('nightly backups', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'poolhouse-nightly-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function nights(over: Partial<BackupsDeps> = {}) {
    const wall = new FixedClock(FOUR_AM);
    const written: string[] = [];
    const backUp = async (file: string) => {
      writeFileSync(file, `backup ${written.length}`);
      written.push(file);
      return 'Restored into a copy and compared';
    };
    const agent = backupsAgent({ folder: join(folder, 'backups'), copyTo: undefined, wall, practice: false, backUp, ...over });
    const run = () => agent.run({ signal: new AbortController().signal } as AgentRun);
    return { agent, wall, written, run, names: () => readdirSync(join(folder, 'backups')).sort() };
  }

  it('take away what one left that was killed hours ago, unlocked copies among it, and nothing else', async () => {
    const { wall, run, names } = nights();
    await run();
    const kept = ['holiday.12.part', 'poolhouse-2026-11-01.backup.txt'];
    const left = ['.77.part', '.77.part.plain', '.77.plain', '.77.plain.77.check', '.77.check-wal', '.part'];
    for (const suffix of left) writeFileSync(join(folder, 'backups', `poolhouse-2026-11-28.backup${suffix}`), 'left');
    for (const name of kept) writeFileSync(join(folder, 'backups', name), 'kept');
    wall.set(Date.now() + 5 * HOUR);
    await run();
    expect(names()).toEqual(expect.arrayContaining(left.map((suffix) => `poolhouse-2026-11-28.backup${suffix}`)));
    wall.set(Date.now() + 7 * HOUR);
    await run();
    expect(names().filter((name) => name.startsWith('poolhouse-2026-11-28'))).toEqual([]);
    expect(names()).toEqual(expect.arrayContaining(kept));
  });

  it('are made once a night, the first one at once, each with the checksum by which it counts', async () => {
    const { wall, written, run, names } = nights();
    wall.set(FOUR_AM - 2 * HOUR);
    expect((await run()).words).toBe('last good one poolhouse-2026-11-29.backup, 0.0 MB; Restored into a copy and compared');
    for (const later of [0, HOUR, 20 * HOUR, DAY - HOUR]) {
      wall.set(FOUR_AM + later);
      expect((await run()).words).toBe('last good one poolhouse-2026-11-29.backup, 0.0 MB');
    }
    wall.set(FOUR_AM + DAY);
    await run();
    expect(written).toHaveLength(2);
    expect(names()).toEqual(['29', '30'].flatMap((day) => [`poolhouse-2026-11-${day}.backup`, `poolhouse-2026-11-${day}.backup.sha256`]));
    expect(readFileSync(join(folder, 'backups', names()[1] ?? ''), 'utf8')).toMatch(/^[0-9a-f]{64} {2}poolhouse-2026-11-29\.backup\n$/);
  });

  it('go when they are old, and nothing else of the folder does', async () => {
    const { wall, run, names } = nights({ copyTo: join(folder, 'disk') });
    for (let n = 0; n < 60; n += 1) {
      wall.set(FOUR_AM + n * DAY);
      await run();
      if (n === 0) writeFileSync(join(folder, 'backups', 'mine.txt'), 'mine');
    }
    expect(names().filter((name) => name.endsWith('.backup')).length).toBeLessThanOrEqual(7 + 5 + 2);
    expect(names()).toContain('poolhouse-2026-12-31.backup');
    expect(names()).toContain('mine.txt');
    expect(readdirSync(join(folder, 'disk')).sort()).toEqual(names().filter((name) => name !== 'mine.txt'));
  });

  it('do not count where they could not be read back, and are tried again', async () => {
    let fails = true;
    const { run, names, agent } = nights({
      backUp: async (file) => {
        writeFileSync(file, 'half');
        if (fails) throw new Error('The disk is full.');
        return 'fine';
      },
    });
    await expect(run()).rejects.toThrow('The disk is full.');
    expect(names()).toEqual(['poolhouse-2026-11-29.backup']);
    fails = false;
    expect((await run()).words).toContain('last good one poolhouse-2026-11-29.backup');
    expect(names()).toHaveLength(2);
    expect(agent.rests).toBeUndefined();
  });

  it('say that the second place is missing, and are good all the same', async () => {
    writeFileSync(join(folder, 'no-folder'), '');
    const { run, names } = nights({ copyTo: join(folder, 'no-folder', 'below') });
    await expect(run()).rejects.toThrow(/^The backup is good, but not in .*below: /);
    expect(names()).toHaveLength(2);
  });

  it('rest in practice, and where the operator wants none', async () => {
    expect(nights({ practice: true }).agent.rests).toBe('a practice site is not backed up');
    const off = nights({ folder: undefined });
    expect(off.agent.rests).toBe('POOLHOUSE_BACKUPS is off');
    await off.run();
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });
});
