import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPoolhouse } from '../testing/run-poolhouse';
import { KeyDamaged, newRegistryKey, registryKey } from './registry-key';

jest.setTimeout(60_000);

describe('the key of a site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once, for its owner’s eyes alone, and signs what only it can have signed', () => {
    const key = registryKey(folder);
    expect(statSync(join(folder, 'registry-key.pem')).mode & 0o777).toBe(0o600);
    expect(registryKey(folder).publicKey).toBe(key.publicKey);
    const signature = key.sign('{"remotes":[]}');
    expect(Buffer.from(signature, 'base64')).toHaveLength(64);
    expect(registryKey(folder).verify('{"remotes":[]}', signature)).toBe(true);
    expect(key.verify('{"remotes":[ ]}', signature)).toBe(false);
    expect(newRegistryKey().verify('{"remotes":[]}', signature)).toBe(false);
    for (const nonsense of ['', 'abc', signature.slice(4)]) expect(key.verify('{"remotes":[]}', nonsense)).toBe(false);
  });

  it('is the same for programs that start at once', async () => {
    const env = { ...process.env, DATABASE_URL: '', POOLHOUSE_DATA: folder };
    const ended = await Promise.all(Array.from({ length: 4 }, () => runPoolhouse(['remotes'], env)));
    expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual(Array(4).fill([0, '']));
    expect(readdirSync(folder)).toEqual(['registry-key.pem']);
    expect(readFileSync(join(folder, 'registry-key.pem'), 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----\n[^]+-----END PRIVATE KEY-----\n$/);
  });

  it('that is damaged is never replaced by a new one', () => {
    const file = join(folder, 'registry-key.pem');
    for (const text of ['', 'no key', readFileSync(__filename, 'utf8')]) {
      writeFileSync(file, text);
      chmodSync(file, 0o600);
      expect(() => registryKey(folder)).toThrow(KeyDamaged);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});
