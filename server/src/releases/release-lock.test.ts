import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withReleaseLock } from './release-lock.store';

describe('the release lock', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lets in one after the other, also when one fails', async () => {
    const order: string[] = [];
    const work = (name: string, fails: boolean) => withReleaseLock(folder, async () => {
      order.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${name} out`);
      if (fails) throw new Error(name);
    });
    const ended = await Promise.allSettled([work('a', true), work('b', false), work('c', false)]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(order.filter((_, n) => n % 2 === 0).map((text) => text[0])).toEqual(order.filter((_, n) => n % 2 === 1).map((text) => text[0]));
  });

  it('refuses after a while what another process keeps, and is free when that process is killed', async () => {
    const hold = `const db = new (require(${JSON.stringify(require.resolve('libsql'))}))(${JSON.stringify(join(folder, 'lock'))}); db.exec('begin exclusive'); console.log('held'); setInterval(() => {}, 1000)`;
    const child = spawn(process.execPath, ['-e', hold], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(withReleaseLock(folder, async () => 'in', 200)).rejects.toThrow(/Another release or rollback is under way/);
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    await expect(withReleaseLock(folder, async () => 'in', 2_000)).resolves.toBe('in');
  });
});
