import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { isLocked, lockFile, withUnlocked } from './locked-file';

describe('a locked backup', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'poolhouse-locked-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const made = async (content: Uint8Array, passphrase = 'four words of mine') => {
    const [plain, locked] = [join(folder, 'plain'), join(folder, 'locked')];
    writeFileSync(plain, content);
    await lockFile(plain, locked, passphrase);
    return locked;
  };
  const read = (file: string, passphrase?: string) => withUnlocked(file, passphrase, async (plain) => readFileSync(plain));

  it('gives back what was locked, whatever it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200_000 }), async (content) => {
        const locked = await made(content);
        expect(isLocked(locked)).toBe(true);
        expect((await read(locked, 'four words of mine')).equals(Buffer.from(content))).toBe(true);
      }),
      { numRuns: 10, examples: [[new Uint8Array()], [new Uint8Array(1)]] },
    );
  });

  it('stays shut for another passphrase or none, and where it was changed or cut, and leaves nothing behind', async () => {
    const locked = await made(Buffer.from('picks that are sealed'));
    expect(readFileSync(locked).includes('sealed')).toBe(false);
    await expect(read(locked)).rejects.toThrow('is locked. Say its passphrase');
    await expect(read(locked, 'other words')).rejects.toThrow('does not open');
    const bytes = readFileSync(locked);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    writeFileSync(locked, bytes);
    await expect(read(locked, 'four words of mine')).rejects.toThrow('does not open');
    truncateSync(locked, 30);
    await expect(read(locked, 'four words of mine')).rejects.toThrow('was cut');
  });

  it('is read as it is where it is not locked', async () => {
    const file = join(folder, 'open');
    writeFileSync(file, 'SQLite format 3');
    expect((await read(file)).toString()).toBe('SQLite format 3');
  });
});
