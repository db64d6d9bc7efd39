import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerAgent } from '../../ground/agents/agents.store';
import { putBackup } from '../../ground/backups/backup-bucket';
import { backupFolder, backupName, seal } from '../../ground/backups/backup-folder';
import { describeByTurns } from '../../testing/engines';
import { testSite } from '../../testing/site';
import { SmallS3 } from '../../testing/small-s3';
import { noteServer } from '../figures/figures.store';
import { ofAddress, ofProxy } from './address';
import { ofBackups } from './backups';
import { ofDatabase, vacuumFinding } from './database.store';
import { written, type Finding } from './finding';
import { diskFinding, ofClock, ofDisk } from './machine';
import { ofAgents, ofMail } from './work';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-29T12:00:00Z');
const short = (findings: readonly Finding[]) => findings.map(({ level, about }) => `${level} ${about}`);

describe('the doctor', () => {
  it('says what is bad last, each with what to do', () => {
    const lines = written([diskFinding(1e8), ofClock(NOW, NOW), ofClock(NOW + HOUR, NOW), diskFinding(1e9)]);
    expect(lines.map((line) => line.slice(0, 4).trim())).toEqual(['good', 'look', '', 'BAD', '', 'BAD', '']);
    expect(lines.find((line) => line.startsWith('BAD   Clock'))).toContain('60 min behind');
  });

  it('knows how much room there is', async () => {
    expect((await ofDisk(tmpdir())).says).toMatch(/^\d[\d,.]* GB are free/);
    expect([1e8, 1e9, 1e11].map((free) => diskFinding(free).level)).toEqual(['bad', 'look', 'good']);
  });

  it('knows how PostgreSQL tidies up', () => {
    const well = { on: true, leftOut: [], behind: [] };
    const found = [well, { ...well, on: false }, { ...well, leftOut: ['smack'] }, { ...well, behind: ['scopes', 'smack'] }].map(
      vacuumFinding,
    );
    expect(short(found)).toEqual(['good Autovacuum', 'bad Autovacuum', 'bad Autovacuum', 'look Autovacuum']);
    expect(found[3]!.says).toContain('scopes, smack');
  });

  it('asks the mail server, and counts what waits and what was given up', async () => {
    const counts = { waiting: 3, lost: 1 };
    expect(short(await ofMail(counts, undefined))).toEqual(['look Mail', 'look Mail']);
    expect(short(await ofMail({ ...counts, lost: 0 }, 'smtp://mail', async () => undefined))).toEqual(['good Mail']);
    const refused = await ofMail({ ...counts, lost: 0 }, 'smtp://mail', () => Promise.reject(new Error('535 bad login')));
    expect([short(refused), refused[0]?.says]).toEqual([['bad Mail'], 'The mail server does not: 535 bad login']);
  });
});

describe('the doctor looks at backups', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'poolhouse-doctor-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('and finds none, an old one, a damaged one, and a good one', async () => {
    const places = { folder: join(folder, 'a'), copyTo: join(folder, 'b') };
    expect(short(await ofBackups(places, NOW))).toEqual(['bad Backups', 'bad Backups, second place']);
    for (const [place, day] of [
      [places.folder, '2026-11-29'],
      [places.copyTo, '2026-11-20'],
    ] as const) {
      await backupFolder(place);
      writeFileSync(join(place, backupName(day)), 'all of it');
      await seal(join(place, backupName(day)));
    }
    expect(short(await ofBackups(places, NOW))).toEqual(['good Backups', 'bad Backups, second place']);
    appendFileSync(join(places.folder, backupName('2026-11-29')), '!');
    const [damaged] = await ofBackups({ ...places, copyTo: undefined }, NOW);
    expect(damaged).toMatchObject({ level: 'bad', says: expect.stringContaining('does not fit') as string });
    const store = await SmallS3.start();
    const elsewhere = async (now = NOW) => (await ofBackups({ ...places, copyTo: store.bucket }, now))[1]!;
    expect([(await elsewhere()).level, (await elsewhere()).says]).toEqual(['bad', expect.stringContaining('There is no good one in http')]);
    writeFileSync(join(places.folder, backupName('2026-11-28')), 'all of it');
    await seal(join(places.folder, backupName('2026-11-28')));
    await putBackup(join(places.folder, backupName('2026-11-28')), store.bucket);
    expect([await elsewhere(), (await elsewhere(NOW + 72 * HOUR)).level]).toEqual([
      expect.objectContaining({ level: 'good', says: expect.stringContaining('is of 2026-11-28') as string }),
      'bad',
    ]);
    await store.stop();
    expect(short(await ofBackups({ folder: undefined, copyTo: undefined }, NOW))).toEqual(['look Backups']);
  });
});

describeByTurns('the doctor looks at a site', (engine) => {
  let server: Server | undefined;
  afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))));

  it('whose database is whole, and whose agents fail or do not', async () => {
    const db = await engine.open();
    await testSite(db);
    // A server for tests may have its commits set to be forgotten, which is said beside it.
    expect(short(await ofDatabase(db))[0]).toBe('good Database');
    if (db.engine === 'postgres') expect(short(await ofDatabase(db)).at(-1)).toMatch(/^(good|bad|look) Autovacuum$/);
    await db.write((tx) => registerAgent(tx, { name: 'mail', refreshSeconds: 30, now: NOW }));
    expect(short(await db.read((tx) => ofAgents(tx, NOW)))).toEqual(['look Agents']);
    await db.write((tx) => noteServer(tx, { id: 'one', startedAt: NOW, wallNow: NOW }));
    expect(short(await db.read((tx) => ofAgents(tx, NOW)))).toEqual(['good Agents']);
    await db.write((tx) => tx.updateTable('agents').set({ failures: 2, last_error: 'no route to host', last_outcome: '' }).execute());
    // Of a feed it is said feed by feed.
    const [elsewhere] = await db.read((tx) => ofAgents(tx, NOW, new Set(['mail'])));
    expect(elsewhere).toMatchObject({ level: 'good', says: '1 agent, none late, none failing but feeds.' });
    const [failing] = await db.read((tx) => ofAgents(tx, NOW));
    expect(failing?.says).toContain('no route to host (2 times in a row)');
    await db.write((tx) =>
      tx.updateTable('agents').set({ failures: 0, last_error: null, last_outcome: 'sent', last_good_at: NOW }).execute(),
    );
    await db.write((tx) => noteServer(tx, { id: 'one', startedAt: NOW, wallNow: NOW + HOUR }));
    expect(short(await db.read((tx) => ofAgents(tx, NOW + HOUR)))).toEqual(['bad Agents']);
  });

  it('through a proxy that holds streams back and hides addresses, and through none', async () => {
    const { app } = await testSite(await engine.open());
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      expect(short(await ofProxy(url))).toEqual(['good Streams', 'good Addresses']);
      server = createServer((_request, answer) => {
        void fetch(`${url}/streamz`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
          .then((from) => from.text())
          .then((text) => answer.end(text));
      });
      await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
      const through = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      expect(short(await ofProxy(through))).toEqual(['bad Streams', 'bad Addresses']);
    } finally {
      await app.close();
    }
    expect(short(await ofAddress('http://127.0.0.1:9/', NOW))).toEqual(['bad Address']);
    expect(short(await ofAddress(undefined, NOW))).toEqual(['look Address']);
  });
});
