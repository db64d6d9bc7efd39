import { strFromU8, unzipSync } from 'fflate';
import { zipOf } from './zip';

const AT = Date.parse('2026-03-01T12:00:00Z');

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<{ whole: Buffer; largest: number }> {
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part);
  return { whole: Buffer.concat(chunks), largest: Math.max(...chunks.map(({ length }) => length)) };
}

describe('a zip of tables', () => {
  it('has each table in both forms, with a header where there are no rows', async () => {
    const rows = [
      { id: 1, name: 'Ann "the" Ace' },
      { id: 2, name: null },
    ];
    const columns = ['id', 'name'];
    const { whole } = await bytesOf(
      zipOf({ texts: { 'about.txt': ['of ', 'us'] }, tables: { members: { columns, rows }, roles: { columns: ['role'], rows: [] } } }, AT),
    );
    const files = Object.fromEntries(Object.entries(unzipSync(whole)).map(([name, bytes]) => [name, strFromU8(bytes)]));
    expect(Object.keys(files)).toEqual(['about.txt', 'members.csv', 'members.json', 'roles.csv', 'roles.json']);
    expect(files['about.txt']).toBe('of us');
    expect(JSON.parse(files['members.json']!)).toEqual(rows);
    expect(files['members.csv']).toBe('id,name\r\n1,"Ann ""the"" Ace"\r\n2,\r\n');
    expect([files['roles.csv'], files['roles.json']]).toEqual(['role\r\n', '[]']);
  });

  it('lets others have their turn while it packs, and is never in memory as a whole', async () => {
    let turns = 0;
    const turn = () => void ((turns += 1), (next = setImmediate(turn)));
    let next = setImmediate(turn);
    const rows = Array.from({ length: 6000 }, (_, n) => ({
      n,
      noise: [...Array(30)].map((__, k) => ((n * 7919 + k * 104729) % 9973).toString(36)).join(''),
    }));
    const { whole, largest } = await bytesOf(zipOf({ texts: {}, tables: { log: { columns: ['n', 'noise'], rows } } }, AT));
    clearImmediate(next);
    const text = strFromU8(unzipSync(whole)['log.json']!);
    expect(JSON.parse(text)).toEqual(rows);
    expect(turns).toBeGreaterThan(text.length / 100_000);
    expect(largest).toBeLessThan(whole.length / 2);
  });
});
