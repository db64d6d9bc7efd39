import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmallS3 } from '../../testing/small-s3';
import type { AgentRun } from '../agents/agent';
import { FixedClock } from '../clock/clock';
import { backupsIn, placeName, pruneBucket, putBackup } from './backup-bucket';
import { backupName, goodBackups, seal } from './backup-folder';
import { backupsAgent } from './backups.agent';
import { bucketIn } from './bucket-address';

describe('backups in a bucket', () => {
  let folder: string;
  let store: SmallS3;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-bucket-'));
    store = await SmallS3.start();
  });
  afterEach(async () => {
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function made(day: string, bytes: Buffer | string = 'all of it'): Promise<string> {
    const file = join(folder, backupName(day));
    writeFileSync(file, bytes);
    await seal(file);
    return file;
  }
  const names = () => [...store.objects.keys()].sort();

  it('are stored under the folder that was named, read back, and count with their checksum', async () => {
    const file = await made('2026-11-29');
    await putBackup(file, store.bucket);
    expect(names()).toEqual(['nightly/poolhouse-2026-11-29.backup', 'nightly/poolhouse-2026-11-29.backup.sha256']);
    expect(store.objects.get('nightly/poolhouse-2026-11-29.backup.sha256')!.toString()).toBe(readFileSync(`${file}.sha256`, 'utf8'));
    store.objects.set('nightly/poolhouse-2026-11-30.backup', Buffer.from('no checksum'));
    expect(await backupsIn(store.bucket)).toEqual([{ day: '2026-11-29', bytes: 9 }]);
  });

  it('go in parts where they are large, and a part that is cut goes again', async () => {
    const bytes = randomBytes(20_000_000);
    let cuts = 0;
    store.fault = (request) => {
      if (request.method !== 'PUT' || !request.url?.includes('partNumber=2') || cuts > 0) return false;
      cuts += 1;
      request.once('data', () => request.destroy());
      return true;
    };
    await putBackup(await made('2026-11-29', bytes), store.bucket);
    expect(cuts).toBe(1);
    expect(store.objects.get('nightly/poolhouse-2026-11-29.backup')!.equals(bytes)).toBe(true);
    expect([store.begun, (await backupsIn(store.bucket)).length]).toEqual([0, 1]);
  }, 60_000);

  it('do not count where the upload is cut, the store refuses, or gives back something else; nothing stays', async () => {
    const file = await made('2026-11-29');
    const words = async (fault: SmallS3['fault']) => {
      store.fault = fault;
      const why = await putBackup(file, store.bucket).then(
        () => 'stored',
        (error: unknown) => String(error),
      );
      store.fault = () => false;
      expect(await backupsIn(store.bucket)).toEqual([]);
      expect(why).not.toContain(store.bucket.secret);
      return why;
    };
    const cut: SmallS3['fault'] = (request) => {
      if (request.method === 'PUT') request.destroy();
      return request.method === 'PUT';
    };
    expect(await words(cut)).toMatch(/cannot be reached|fetch failed/);
    expect(await words((_request, response) => !!response.writeHead(507, { 'x-amz-error-code': 'QuotaExceeded' }).end())).toContain(
      'the store answered 507 (QuotaExceeded)',
    );
    const other: SmallS3['fault'] = (request, response) =>
      request.method === 'GET' && !request.url?.includes('list-type') && !!response.end('half');
    expect(await words(other)).toContain('what was stored is not what was read back');
    expect(names()).toEqual([]);
    await expect(putBackup(file, { ...store.bucket, secret: 'another' })).rejects.toThrow('the store answered 403');
  });

  it('go by the rule of the folders, and nothing else of the bucket does', async () => {
    store.objects.set('nightly/mine.txt', Buffer.from('mine'));
    const agent = (at: number, copyTo = store.bucket) =>
      backupsAgent({
        folder: join(folder, 'own'),
        copyTo,
        wall: new FixedClock(at),
        practice: false,
        backUp: async (file) => {
          writeFileSync(file, 'backup');
          return 'fine';
        },
      }).run({ signal: new AbortController().signal } as AgentRun);
    for (let n = 0; n < 50; n += 1) await agent(new Date(2026, 10, 1 + n, 4, 0).getTime());
    const kept = (await backupsIn(store.bucket)).map(({ day }) => day);
    expect(kept).toEqual((await goodBackups(join(folder, 'own'))).map(({ day }) => day));
    expect([kept.length < 13, kept.at(-1)]).toEqual([true, '2026-12-20']);
    expect(names()).toContain('nightly/mine.txt');
    expect(await pruneBucket(store.bucket)).toBe(0);
    const words = `The backup is good, but not in ${placeName(store.bucket)}: the store cannot be reached (ECONNREFUSED)`;
    const { bucket } = store;
    await store.stop();
    await expect(agent(new Date(2026, 11, 21, 4, 0).getTime(), bucket)).rejects.toThrow(words);
    store = await SmallS3.start();
  });

  it('are named by an address with TLS, or on this machine', () => {
    expect(bucketIn('https://s3.example.org/pool/a/b')).toEqual({ endpoint: 'https://s3.example.org/pool', prefix: 'a/b/' });
    expect(bucketIn('https://pool.s3.example.org')).toEqual({ endpoint: 'https://pool.s3.example.org', prefix: '' });
    expect(bucketIn('http://127.0.0.1:9000/pool')).toBeDefined();
    for (const none of ['/mnt/disk', 'http://s3.example.org/pool', 'https://id:secret@s3.example.org/pool', 'https://', 's3://pool'])
      expect([none, bucketIn(none)]).toEqual([none, undefined]);
  });
});
