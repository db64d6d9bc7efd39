import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { ApiClient } from '../api/client.types';
import { toBase64, utf8, type Bytes } from './bytes';
import type { Keep } from './keep';
import type { KeptContest } from './kept.types';
import { growth } from './prove.fixture';
import { leafOf, rootOf } from './tree';
import { lendWebCrypto } from './web-crypto.fixture';
import { EVERY_MS, look } from './witness';

lendWebCrypto();

const NOW = Date.parse('2026-11-14T21:05:00Z');

/** A site with a log of its own, and a browser that looks at it. */
function watched({ practice = false } = {}) {
  const keys = generateKeyPairSync('ed25519');
  const site = { lines: ['a', 'b', 'c'], origin: 'poolhouse/0123456789abcdef/7', at: NOW, keys, down: false };
  const kept = new Map<number, KeptContest>();
  const asked: string[] = [];
  const leaves = (): Promise<Bytes[]> => Promise.all(site.lines.map((line) => leafOf(utf8(line))));
  const raw = () => site.keys.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const checkpoint = async () => {
    const text = `${site.origin}\n${site.lines.length}\n${toBase64(await rootOf(await leaves()))}\n`;
    const hash = createHash('sha256').update(`${site.origin}\n`).update(Uint8Array.of(1)).update(raw()).digest().subarray(0, 4);
    const coded = Buffer.concat([hash, sign(null, Buffer.from(text), site.keys.privateKey)]).toString('base64');
    return `${text}\n\u2014 ${site.origin} ${coded}\n`;
  };
  const call = async (key: string, { query }: { query?: { from?: number } } = {}) => {
    asked.push(key);
    if (site.down) return { error: { code: 'unavailable', message: 'away' } };
    if (key === 'GET na/welcome') return { data: { practice } };
    const at = new Date(site.at).toISOString();
    const proof = await growth(Math.min(query?.from ?? 0, site.lines.length), await leaves());
    return { data: { origin: site.origin, key: raw().toString('base64'), checkpoint: await checkpoint(), at, proof: proof.map(toBase64) } };
  };
  const keep = {
    contest: async (id: number) => kept.get(id) ?? null,
    putContest: async (one: KeptContest) => void kept.set(one.contest, one),
    forgetContest: async (id: number) => void kept.delete(id),
  } as Keep;
  let now = NOW;
  const visit = (later = EVERY_MS) => {
    now += later;
    site.at = Math.max(site.at, now);
    return look(7, { api: { call } as unknown as ApiClient, keep, now });
  };
  return { site, visit, asked, checkpoint, kept: () => kept.get(7) };
}

describe('a witness', () => {
  it('holds the first checkpoint and its key, then the newest that goes on from it, and asks for no more than a proof', async () => {
    const { site, visit, kept, asked, checkpoint } = watched();
    expect(await visit()).toBeNull();
    const { key, since } = kept()!;
    site.lines.push('d', 'e');
    expect(await visit()).toBeNull();
    expect(kept()).toMatchObject({ key, since, count: 2, seen: { checkpoint: await checkpoint() } });
    expect(asked).toEqual(['GET proof/checkpoint', 'GET proof/consistency']);
  });

  it('asks once in ten minutes', async () => {
    const { visit, asked } = watched();
    await visit();
    await visit(EVERY_MS - 1);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['rewrites a line', (lines: string[]) => lines.splice(1, 1, 'x')],
    ['rewrites a line and goes on', (lines: string[]) => lines.splice(0, 1, 'x', 'y')],
    ['takes a line back', (lines: string[]) => lines.pop()],
    ['is cut and grows anew', (lines: string[]) => lines.splice(2, 1, 'x', 'y', 'z')],
  ])('finds a log that %s, and keeps both checkpoints', async (_how, rewrite) => {
    const { site, visit, kept, checkpoint } = watched();
    await visit();
    const before = await checkpoint();
    rewrite(site.lines);
    const found = await visit();
    expect(found?.evidence).toMatchObject({ why: 'rewritten', seen: { checkpoint: before }, shown: { checkpoint: await checkpoint() } });
    // It stays found, whatever is shown later.
    site.lines.splice(0, Infinity, 'a', 'b', 'c');
    expect(await visit()).toEqual(found);
    expect(kept()).toEqual(found);
  });

  it('finds another key, and another log', async () => {
    const one = watched();
    await one.visit();
    one.site.keys = generateKeyPairSync('ed25519');
    expect((await one.visit())?.evidence?.why).toBe('key');
    const other = watched();
    await other.visit();
    other.site.origin = 'poolhouse/ffffffffffffffff/7';
    expect((await other.visit())?.evidence?.why).toBe('origin');
  });

  it('begins anew with a demo that did', async () => {
    const { site, visit, kept } = watched({ practice: true });
    await visit();
    site.origin = 'poolhouse/ffffffffffffffff/7';
    expect(await visit()).toBeNull();
    expect(kept()).toBeUndefined();
  });

  it('refuses a clock that is more than two minutes ahead, but a made-up one', async () => {
    const one = watched();
    one.site.at = NOW + EVERY_MS + 121_000;
    await one.visit();
    expect(one.kept()).toBeUndefined();
    const practice = watched({ practice: true });
    practice.site.at = NOW + 1e9;
    await practice.visit();
    expect(practice.kept()?.ahead).toBe(1e9 - EVERY_MS);
  });

  it('says nothing of a request that fails', async () => {
    const { site, visit, kept } = watched();
    await visit();
    const before = kept();
    site.down = true;
    site.lines.pop();
    expect(await visit()).toBeNull();
    expect(kept()).toBe(before);
  });
});
