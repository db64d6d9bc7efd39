import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKey } from '../ground/crypto/signing-key';
import { describeByTurns } from '../testing/engines';
import { registryKey } from './registry-key';

describeByTurns('the key of a site', (engine) => {
  let dataFolder: string;
  beforeEach(() => (dataFolder = mkdtempSync(join(tmpdir(), 'poolhouse-key-'))));
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  it('is made once, and every process of the site has it without sharing a folder', async () => {
    const db = await engine.open();
    const keys = await Promise.all([db, await engine.openAgain(db), db].map((one) => registryKey(one, { dataFolder, keyFile: undefined })));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    const signature = keys[0]!.sign('who is live');
    expect(keys[1]!.verify('who is live', signature)).toBe(true);
    expect(keys[1]!.verify('who is lives', signature)).toBe(false);
    expect(newSigningKey().verify('who is live', signature)).toBe(false);
    expect(keys[1]!.verify('who is live', 'AAAA')).toBe(false);
  });

  it('is the one of the data folder, where there was one before', async () => {
    const old = newSigningKey();
    writeFileSync(join(dataFolder, 'registry-key.pem'), old.pem());
    const db = await engine.open();
    expect((await registryKey(db, { dataFolder, keyFile: undefined })).publicKey).toBe(old.publicKey);
    expect((await registryKey(db, { dataFolder: '/nonexistent', keyFile: undefined })).publicKey).toBe(old.publicKey);
  });

  it('stays out of the database where the operator names a file', async () => {
    const db = await engine.open();
    const keyFile = join(dataFolder, 'mine.pem');
    await expect(registryKey(db, { dataFolder, keyFile })).rejects.toThrow(/mine\.pem is not there/);
    const mine = newSigningKey();
    writeFileSync(keyFile, mine.pem());
    expect((await registryKey(db, { dataFolder, keyFile })).publicKey).toBe(mine.publicKey);
    expect((await registryKey(db, { dataFolder, keyFile: undefined })).publicKey).not.toBe(mine.publicKey);
  });

  it.each<[string, () => string | Buffer]>([
    ['nothing', () => ''],
    ['no key', () => 'secret'],
    ['another kind of key', () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })],
    ['another curve', () => generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ type: 'pkcs8', format: 'pem' })],
  ])('is asked for where its file holds %s', async (_what, text) => {
    const keyFile = join(dataFolder, 'mine.pem');
    writeFileSync(keyFile, text());
    chmodSync(keyFile, 0o600);
    await expect(registryKey(await engine.open(), { dataFolder, keyFile })).rejects.toThrow(/holds no key of the curve P-256\. Restore it/);
  });
});
