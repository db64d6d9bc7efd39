import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../must/must';
import { fromBase64, utf8, type Bytes } from './bytes';
import { canonical } from './canonical';
import { isSigned, readCheckpoint, verified } from './note';
import { hashOfPicks, readReceipt } from './receipt';
import { isBeginning, isIncluded, leafOf, rootOf } from './tree';
import { lendWebCrypto } from './web-crypto.fixture';

lendWebCrypto();

/** A made-up contest with every value on the way, as it is published for whoever writes a checker. */
const file = join(__dirname, '../../../docs/proof/vector.json');
interface Opened {
  beat: number;
  entry: number;
  period: string;
  slot: number;
  salt: string;
  content: string;
  index: number;
  size: number;
  path: string[];
}
interface Vector {
  inputs: { public_key: string; origin: string };
  seals: { seal: number; rows: { salt: string; content: string; leaf: string }[]; root: string }[];
  leaves: string[];
  checkpoints: Record<string, string>;
  consistency: Record<string, string[]>;
  receipts: { text: string; signature: string }[];
  log: string[];
}
const bytes = (text: string): Bytes => must(fromBase64(text), `no base64: ${text}`);
const vector = JSON.parse(readFileSync(file, 'utf8')) as Vector;
const key = bytes(vector.inputs.public_key);
const checkpoint = (size: number | string) => must(readCheckpoint(vector.checkpoints[size] ?? ''), 'no checkpoint');
const lines = vector.log.filter((line) => line.startsWith('{"at":'));
const opened = vector.log.filter((line) => line.startsWith('{"opened":')).map((line) => (JSON.parse(line) as { opened: Opened }).opened);
const leaves = () => Promise.all(lines.map((line) => leafOf(utf8(line))));

describe('the published contest', () => {
  it('has these leaves, and the roots of its checkpoints', async () => {
    expect(await leaves()).toEqual(vector.leaves.map(bytes));
    for (const size of Object.keys(vector.checkpoints)) {
      expect(await rootOf((await leaves()).slice(0, Number(size)))).toEqual(checkpoint(size).root);
    }
  });

  it('has lines in canonical form', () => {
    for (const line of lines) expect(canonical(JSON.parse(line))).toBe(line);
  });

  it('has signed checkpoints, and none that another key has signed', async () => {
    for (const size of Object.keys(vector.checkpoints)) {
      expect(checkpoint(size)).toMatchObject({ size: Number(size), origin: vector.inputs.origin });
      expect(await isSigned(checkpoint(size), key)).toBe(true);
      expect(
        await isSigned(
          checkpoint(size),
          key.map((byte) => byte ^ 1),
        ),
      ).toBe(false);
      const forged = must(readCheckpoint((vector.checkpoints[size] ?? '').replace(/\n\d+\n/, '\n6\n')), 'no checkpoint');
      expect(await isSigned(forged, key)).toBe(false);
    }
  });

  it('grows from checkpoint to checkpoint', async () => {
    for (const [span, proof] of Object.entries(vector.consistency)) {
      const [from = '', to = ''] = span.split('-');
      expect(await isBeginning(checkpoint(from), checkpoint(to), proof.map(bytes))).toBe(true);
    }
  });

  it('seals these slots, and opens those that fit', async () => {
    for (const { rows, root } of vector.seals) {
      const slots = await Promise.all(rows.map(({ salt, content }) => leafOf(bytes(salt), utf8(content))));
      expect(slots).toEqual(rows.map(({ leaf }) => bytes(leaf)));
      expect(await rootOf(slots)).toEqual(bytes(root));
    }
    expect(opened.length).toBeGreaterThan(0);
    for (const { beat, salt, content, index, size, path } of opened) {
      const leaf = await leafOf(bytes(salt), utf8(content));
      const { root } = must(vector.seals[beat - 1], 'no seal');
      expect(await isIncluded(leaf, { index, size, path: path.map(bytes) }, bytes(root))).toBe(true);
    }
  });

  it('has receipts that are signed, of picks that were sealed', async () => {
    for (const { text, signature } of vector.receipts) {
      expect(await verified(key, bytes(signature), utf8(text))).toBe(true);
      expect(await verified(key, bytes(signature), utf8(`${text} `))).toBe(false);
      const { entry, period, picks } = must(readReceipt(text), 'no receipt');
      const last = new Map(opened.filter((one) => one.entry === entry && one.period === period).map((one) => [one.slot, one]));
      const sealed = [...last.values()]
        .sort((a, b) => a.slot - b.slot)
        .map(({ slot, content }) => ({ slot, pick: (JSON.parse(content) as { pick: unknown }).pick }));
      expect(await hashOfPicks(sealed)).toBe(picks);
    }
  });
});
