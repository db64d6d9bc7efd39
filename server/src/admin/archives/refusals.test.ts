import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { must } from '../../ground/must';
import { proofSiteOf } from '../../ground/proof/proof-site';
import { describeSite } from '../../testing/engines';
import { addAccount, testSite } from '../../testing/site';
import { importSeason, type SeasonImport } from './import-season';
import { PROGRAM, repacked, siteWithSeason, textsOf } from './testing/exported-season';
import { IMPORT_LIMITS } from './zip-files';

type Origin = Awaited<ReturnType<typeof siteWithSeason>>;
type Site = Awaited<ReturnType<typeof testSite>>;

const HERE = proofSiteOf(`${'f'.repeat(16)} ${Buffer.alloc(32, 7).toString('base64')} ${Buffer.alloc(32, 8).toString('base64')}`);

describeSite('an export that is not as its site made it', (engine) => {
  let origin: Origin;
  let here: Site;
  let zip: Buffer;
  let files: Record<string, string>;
  beforeAll(async () => {
    origin = await siteWithSeason(engine);
    await origin.close();
    zip = await origin.exported();
    files = textsOf(zip);
    here = await testSite(await engine.open(), { proof: HERE });
    await addAccount(here.db, 'Ann', 'secret');
  });

  afterAll(async () => {
    await origin.app.close();
    await here.app.close();
  });

  const take = (bytes: Buffer, more: Partial<SeasonImport> = {}) =>
    importSeason({ db: here.db, clock: here.clock, proof: HERE, program: PROGRAM }, bytes, {
      groupNumber: 1,
      limits: IMPORT_LIMITS,
      contest: undefined,
      dryRun: false,
      by: 'command line',
      ip: '',
      ...more,
    });
  /** In a sentence, and nothing of it is written: neither a season nor an account. */
  async function refusalOf(bytes: Buffer, more: Partial<SeasonImport> = {}): Promise<string> {
    const rows = () =>
      here.db.read(async (tx) => [
        ...(await tx.selectFrom('archives').select('id').execute()),
        ...(await tx.selectFrom('users').select('id').execute()),
        ...(await tx.selectFrom('activity').select('id').execute()),
      ]);
    const before = await rows();
    const words = await take(bytes, more).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(words).toMatch(/^[A-Za-z0-9].*\.$/);
    expect(words).not.toMatch(/[^\x20-\x7e]|\bat .*:\d/);
    expect(await rows()).toEqual(before);
    return words;
  }
  const season = () =>
    must(
      Object.keys(files).find((name) => name.startsWith('seasons/')),
      'a season file',
    );
  const log = () =>
    must(
      Object.keys(files).find((name) => name.startsWith('logs/')),
      'a log',
    );

  it('is refused wherever it was cut', async () => {
    for (let part = 0; part < 40; part += 1) {
      const cut = zip.subarray(0, Math.floor((zip.length * part) / 40));
      expect(await refusalOf(cut)).toMatch(/^The file is no zip, or was cut|^The list of files in the zip is damaged/);
    }
    for (const less of [1, 2, 21, 22, 23, 46, 100]) await refusalOf(zip.subarray(0, zip.length - less));
  });

  it('is refused with one letter changed in any of its files', async () => {
    for (const [name, text] of Object.entries(files)) {
      const at = Math.floor(text.length / 2);
      const changed = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1);
      const words = await refusalOf(repacked(zip, { [name]: changed }));
      expect([name, words]).toEqual([name, expect.stringContaining(name)]);
    }
  });

  it('is refused with a file cut short, left out or put in', async () => {
    for (const [name, text] of Object.entries(files)) {
      if (text === '') continue;
      expect(await refusalOf(repacked(zip, { [name]: text.slice(0, -1) }))).toContain(name);
      expect(await refusalOf(repacked(zip, { [name]: undefined }))).toMatch(
        name === season() ? /has no season file/ : `${name} is missing`,
      );
    }
    expect(await refusalOf(repacked(zip, { '2022-football-99-picks.csv': 'a' }))).toBe(
      '2022-football-99-picks.csv was put into the zip after it was exported.',
    );
    expect(await refusalOf(repacked(zip, { 'notes.txt': 'a' }))).toBe('The zip has a file notes.txt, which no export of a group has.');
  });

  it('is refused for names that lead outside, or that are there twice', async () => {
    for (const name of [
      '../members.json',
      '/etc/passwd',
      'C:/members.json',
      'logs/../../x.jsonl',
      'seasons\\x.json',
      'logs/2022-football-1.jsonl/x',
    ])
      expect(await refusalOf(repacked(zip, { [name]: 'a' }))).toMatch(/whose name leads elsewhere|which no export of a group has/);
    const twice = Buffer.from(zip);
    // Of two names that are equally long one becomes the other, in the list of files.
    const [from, to] = ['entries.json', 'members.json'];
    twice.write(to, twice.lastIndexOf(from));
    expect(await refusalOf(twice)).toBe('The zip has two files members.json.');
  });

  it('is refused when it unpacks to more than it may, or says that it does not', async () => {
    const bomb = Buffer.from(zipSync({ 'members.json': new Uint8Array(30_000_000) }));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb, { limits: { packed: 1_000_000, unpacked: 20_000_000 } })).toBe(
      'Unpacked the file has more than 20 MB: that is no export of a group.',
    );
    // What its list says of its size counts for nothing.
    const lying = Buffer.from(bomb);
    const list = lying.lastIndexOf('PK\u0001\u0002');
    lying.writeUInt32LE(10, list + 24);
    expect(await refusalOf(lying, { limits: { packed: 1_000_000, unpacked: 20_000_000 } })).toBe('members.json is damaged in the zip.');
    expect(await refusalOf(zip, { limits: { packed: zip.length - 1, unpacked: 1_000_000_000 } })).toMatch(/^The file has more than /);
  });

  it('is refused with the log of another season, even where its site has signed that', async () => {
    const other = JSON.parse(must(files[season()], 'the season')) as { season: { log: { sha256: string }; files: Record<string, string> } };
    const foreign = await foreignLog();
    expect(await refusalOf(repacked(zip, { [log()]: foreign }))).toBe(`${log()} is not as it was exported.`);
    const sum = createHash('sha256').update(foreign).digest('hex');
    const signed = resigned({ ...other.season, log: { ...other.season.log, sha256: sum }, files: { ...other.season.files, [log()]: sum } });
    expect(await refusalOf(repacked(zip, { [log()]: foreign, [season()]: signed }))).toBe('The log of League 2022 is of another contest.');
  });

  it('is refused when its log does not fit, or has other entries, even where its site has signed that', async () => {
    const said = JSON.parse(must(files[season()], 'the season')) as { season: Record<string, unknown> & { entries: { name: string }[] } };
    const lines = must(files[log()], 'the log').split('\n');
    const shorter = [...lines.slice(0, 2), ...lines.slice(3)].join('\n');
    const sum = createHash('sha256').update(shorter).digest('hex');
    const sums = { ...(said.season['files'] as Record<string, string>), [log()]: sum };
    const broken = resigned({ ...said.season, log: { file: log(), sha256: sum }, files: sums });
    expect(await refusalOf(repacked(zip, { [log()]: shorter, [season()]: broken }))).toMatch(/^The log of League 2022 does not fit: /);
    const [first, ...others] = said.season.entries;
    const renamed = resigned({ ...said.season, entries: [{ ...first, name: 'Somebody' }, ...others] });
    expect(await refusalOf(repacked(zip, { [season()]: renamed }))).toBe('The log of League 2022 has other entries than its season.');
    const fewer = resigned({ ...said.season, entries: others });
    expect(await refusalOf(repacked(zip, { [season()]: fewer }))).toBe('The log of League 2022 has other entries than its season.');
  });

  it('is refused when its list of members says something else, even where its site has signed that', async () => {
    const said = JSON.parse(must(files[season()], 'the season')) as { season: { files: Record<string, string> } };
    for (const list of ['', '{}', 'null', '[null]', '[{"id":1}]', '[{"id":"1","email":"ann@example.com"}]', '[{"id":1,"email":7}]']) {
      const sums = { ...said.season.files, 'members.json': createHash('sha256').update(list).digest('hex') };
      const signed = resigned({ ...said.season, files: sums });
      expect(await refusalOf(repacked(zip, { 'members.json': list, [season()]: signed }))).toBe(
        'members.json does not say who the members are.',
      );
    }
  });

  it('is refused on its own site, for a group or a contest that is not there, and where it has no closed season', async () => {
    expect(await refusalOf(zip, { contest: 99 })).toBe('The export has no contest 99.');
    expect(await refusalOf(zip, { groupNumber: 9 })).toBe('There is no such group.');
    const own = importSeason({ db: here.db, clock: here.clock, proof: origin.proof, program: PROGRAM }, zip, {
      ...{ groupNumber: 1, limits: IMPORT_LIMITS, contest: undefined, dryRun: false, by: 'command line', ip: '' },
    });
    await expect(own).rejects.toThrow('This export is of this site, which has its seasons.');
    expect(await refusalOf(await origin.exported(2))).toBe('Elsewhere 2022 is not closed: only closed seasons are taken.');
  });

  it('is refused where another key signs for a site whose seasons are here', async () => {
    const keys = (n: number) => [n, n + 1].map((byte) => Buffer.alloc(32, byte).toString('base64')).join(' ');
    const [first, second] = [proofSiteOf(`${'a'.repeat(16)} ${keys(10)}`), proofSiteOf(`${'a'.repeat(16)} ${keys(20)}`)];
    const one = await siteWithSeason(engine, first);
    const forged = await siteWithSeason(engine, second);
    await one.close();
    await forged.close();
    expect((await take(await one.exported())).taken).toHaveLength(1);
    expect(await refusalOf(await forged.exported())).toBe(
      `The site ${'a'.repeat(16)} has signed with another key before: this export is not by the site whose seasons are here.`,
    );
    await one.app.close();
    await forged.app.close();
  });

  /** Signed by the site, as only who has its key can. */
  function resigned(said: unknown): string {
    const text = JSON.stringify(said);
    const hash = createHash('sha256').update(text).digest('base64');
    const signature = origin.proof.key.sign(`poolhouse/${origin.proof.id}/${origin.contest}\nseason\n${hash}\n`).toString('base64');
    return `{"season":${text},"signature":"${signature}"}\n`;
  }

  async function foreignLog(): Promise<string> {
    const texts = textsOf(await origin.exported(2));
    return must(
      texts[
        must(
          Object.keys(texts).find((name) => name.startsWith('logs/')),
          'a log of group 2',
        )
      ],
      'its text',
    );
  }
});
