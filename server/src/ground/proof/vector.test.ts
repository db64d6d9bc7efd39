import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from './canonical';
import { checkpoint } from './checkpoint';
import { leafHash, MerkleTree, sha256, type Hash } from './merkle';
import { commitment, extract, saltOf } from './seal';
import { sealKey } from './seal-key';

interface Vector {
  inputs: { origin: string; contest: number; secret_hex: string; key_seed_hex: string; public_key: string };
  beats: Record<string, { rows: { slot: string; salt: string; content: string; leaf: string }[]; root: string }>;
  lines: { canonical: string; leaf: string }[];
  checkpoints: Record<string, string>;
  consistency: Record<string, string[]>;
  inclusion_in_7: Record<string, string[]>;
  opened_at_lock: { beat: number; index: number; size: number; leaf: string; path: string[] }[];
  receipt: { text: string; signature: string };
}

const FILE = process.env['POOLHOUSE_PROOF_VECTOR'] ?? join(__dirname, '../../../../../shared/data/proof/vector.json');
const skipped = (name: string) =>
  describe.skip(name, () => it('needs ../shared/data/proof/vector.json or POOLHOUSE_PROOF_VECTOR', () => {}));
const whereThere = existsSync(FILE) ? describe : skipped;

/** The roots of the first one to eight leaves that certificate-transparency publishes. */
const KNOWN_LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const KNOWN_ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const text = (hashes: readonly Hash[]): string[] => hashes.map((hash) => hash.toString('base64'));

describe("RFC 6962's trees", () => {
  it('have the published roots', () => {
    const tree = new MerkleTree();
    expect(tree.root().toString('hex')).toBe(sha256('').toString('hex'));
    for (const [n, leaf] of KNOWN_LEAVES.entries()) {
      tree.append(leafHash(Buffer.from(leaf, 'hex')));
      expect(tree.root().toString('hex')).toBe(KNOWN_ROOTS[n]);
    }
    for (const [n, root] of KNOWN_ROOTS.entries()) expect(tree.root(n + 1).toString('hex')).toBe(root);
  });

  it('know nothing of leaves that they have not', () => {
    const tree = new MerkleTree([leafHash('one')]);
    expect(() => tree.inclusion(1)).toThrow(RangeError);
    expect(() => tree.consistency(2)).toThrow(RangeError);
    expect(() => tree.root(2)).toThrow(RangeError);
  });
});

whereThere('the shared vector of one small contest', () => {
  const vector = (): Vector => JSON.parse(readFileSync(FILE, 'utf8')) as Vector;
  const treeOf = ({ lines }: Vector) => new MerkleTree(lines.map((line) => leafHash(line.canonical)));

  it('has the salts, commitments and roots of its seals', () => {
    const { inputs, beats } = vector();
    const extracted = extract(Buffer.from(inputs.secret_hex, 'hex'));
    for (const [beat, { rows, root }] of Object.entries(beats)) {
      const leaves = rows.map(({ slot, content }) => {
        const salt = saltOf(extracted, Number(beat), slot);
        return { salt: salt.toString('base64'), leaf: commitment(salt, content) };
      });
      expect(leaves.map(({ salt }) => salt)).toEqual(rows.map(({ salt }) => salt));
      expect(text(leaves.map(({ leaf }) => leaf))).toEqual(rows.map(({ leaf }) => leaf));
      expect(new MerkleTree(leaves.map(({ leaf }) => leaf)).root().toString('base64')).toBe(root);
    }
  });

  it('has the lines, checkpoints and receipt', () => {
    const { inputs, lines, checkpoints, receipt } = vector();
    const key = sealKey(Buffer.from(inputs.key_seed_hex, 'hex'));
    expect(key.publicKey.toString('base64')).toBe(inputs.public_key);
    for (const line of lines) {
      expect(canonical(JSON.parse(line.canonical) as never)).toBe(line.canonical);
      expect(leafHash(line.canonical).toString('base64')).toBe(line.leaf);
    }
    const tree = treeOf(vector());
    for (const [size, note] of Object.entries(checkpoints))
      expect(checkpoint(inputs.origin, { size: Number(size), root: tree.root(Number(size)) }, key)).toBe(note);
    expect(key.sign(receipt.text).toString('base64')).toBe(receipt.signature);
  });

  it('has the proofs', () => {
    const { consistency, inclusion_in_7: inclusion, beats, opened_at_lock: opened } = vector();
    const tree = treeOf(vector());
    for (const [sizes, proof] of Object.entries(consistency)) {
      const [from, to] = sizes.split('-').map(Number);
      expect(text(tree.consistency(from ?? 0, to))).toEqual(proof);
    }
    for (const [index, proof] of Object.entries(inclusion)) expect(text(tree.inclusion(Number(index)))).toEqual(proof);
    for (const { beat, index, path } of opened) {
      const seal = new MerkleTree(beats[beat]?.rows.map(({ leaf }) => Buffer.from(leaf, 'base64')));
      expect(text(seal.inclusion(index))).toEqual(path);
    }
  });
});
