import { spawnSync } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextEncoder } from 'node:util';
import type { DrawDocument } from '@poolhouse/contract';
import { EXAMPLE } from '../testing/draw.fixture';
import { VERIFY_SCRIPT } from './verify-script';

// The test's browser has neither; both are Node's own, which a browser has alike.
const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
afterAll(() => void (own ? Object.defineProperty(globalThis, 'crypto', own) : Reflect.deleteProperty(globalThis, 'crypto')));
Object.assign(globalThis, { TextEncoder });

const load = async () => (await import('./check-draw')).checkDraw;
const changed: ReadonlyArray<readonly [string, DrawDocument]> = [
  ['another seed', { ...EXAMPLE, seed: `ff${EXAMPLE.seed.slice(2)}` }],
  ['a square that moved', { ...EXAMPLE, claims: [{ ...EXAMPLE.claims[0]!, entry_id: 2 }, ...EXAMPLE.claims.slice(1)] }],
  ['another word', { ...EXAMPLE, words: [{ entry_id: 1, word: 'word 1 ' }, ...EXAMPLE.words.slice(1)] }],
  ['another score', { ...EXAMPLE, games: [{ ...EXAMPLE.games[0]!, score1: 71 }, ...EXAMPLE.games.slice(1)] }],
  ['two digits that changed places', { ...EXAMPLE, columns: [6, 1, ...EXAMPLE.columns.slice(2)] }],
];

describe('checking a draw in the browser', () => {
  it('makes the numbers of the published example, with every hash on the way', async () => {
    const checked = await (await load())(EXAMPLE);
    expect(checked).toMatchObject({ same: true, commit: true, ...EXAMPLE.hashes, columns: EXAMPLE.columns, rows: EXAMPLE.rows });
  });

  it('does not depend on the order in which claims and words are listed', async () => {
    const turned = { ...EXAMPLE, claims: [...EXAMPLE.claims].reverse(), words: [...EXAMPLE.words].reverse() };
    expect((await (await load())(turned)).same).toBe(true);
  });

  it.each(changed)('is not satisfied with %s', async (_, draw) => {
    expect((await (await load())(draw)).same).toBe(false);
  });
});

describe('verify-draw.mjs', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'verify-draw-'));
    writeFileSync(join(folder, 'verify-draw.mjs'), VERIFY_SCRIPT);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (draw: DrawDocument) => {
    writeFileSync(join(folder, 'draw.json'), JSON.stringify(draw));
    return spawnSync(process.execPath, ['verify-draw.mjs', 'draw.json'], { cwd: folder, encoding: 'utf8' });
  };

  it('says yes to the published example, with the same hashes', () => {
    const { status, stdout } = run(EXAMPLE);
    expect([status, stdout.match(/^yes/gm)?.length]).toEqual([0, 3]);
    expect(stdout).toContain(`key    ${EXAMPLE.hashes.key}`);
    expect(stdout).toContain('Across 1 6 8 3 2 5 4 7 9 0');
  });

  it.each(changed)('says no to %s', (_, draw) => {
    const { status, stdout } = run(draw);
    expect([status, /^NO/m.test(stdout)]).toEqual([1, true]);
  });
});
