import fc from 'fast-check';
import { utf8, type Bytes } from './bytes';
import { growth, pathOf } from './prove.fixture';
import { isBeginning, isIncluded, leafOf, rootOf } from './tree';
import { lendWebCrypto } from './web-crypto.fixture';

lendWebCrypto();

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const leavesOf = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => leafOf(utf8(`line ${at}`))));
const flipped = (bytes: Bytes, at: number): Bytes => bytes.map((byte, place) => (place === at % bytes.length ? byte ^ 1 : byte));

/** Of the trees that RFC 6962's reference implementations are tested with. */
const INPUTS = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('the tree', () => {
  it.each(ROOTS.map((root, size) => [size, root] as const))('of %i leaves has the root that is known', async (size, root) => {
    const leaves = await Promise.all(INPUTS.slice(0, size).map((input) => leafOf(Buffer.from(input, 'hex'))));
    expect(hex(await rootOf(leaves))).toBe(root);
  });
});

describe('a leaf', () => {
  it('is in its tree at its place, and in none that differs in anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), async (size, any, other) => {
        const leaves = await leavesOf(size);
        const index = any % size;
        const [leaf, root, path] = [leaves[index]!, await rootOf(leaves), await pathOf(index, leaves)];
        expect(await isIncluded(leaf, { index, size, path }, root)).toBe(true);
        expect(await isIncluded(flipped(leaf, other), { index, size, path }, root)).toBe(false);
        expect(await isIncluded(leaf, { index, size, path }, flipped(root, other))).toBe(false);
        expect(await isIncluded(leaf, { index, size, path: [...path, leaf] }, root)).toBe(false);
        if (size > 1) {
          const elsewhere = (index + 1 + (other % (size - 1))) % size;
          expect(await isIncluded(leaf, { index: elsewhere, size, path }, root)).toBe(false);
          expect(await isIncluded(leaf, { index, size, path: path.slice(1) }, root)).toBe(false);
          expect(await isIncluded(leaf, { index, size, path: path.map((one, at) => (at === 0 ? flipped(one, other) : one)) }, root)).toBe(
            false,
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([-1, 1.5, 2 ** 31, Number.NaN])('is at no place %d', async (index) => {
    const leaf = await leafOf(utf8('x'));
    expect(await isIncluded(leaf, { index, size: 1, path: [] }, leaf)).toBe(false);
    expect(await isIncluded(leaf, { index: 0, size: index, path: [] }, leaf)).toBe(false);
  });
});

describe('a log', () => {
  it('that has only grown is shown to have, and one that was changed before is not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), async (size, any, other) => {
        const leaves = await leavesOf(size);
        const from = 1 + (any % size);
        const [older, newer] = [
          { size: from, root: await rootOf(leaves.slice(0, from)) },
          { size, root: await rootOf(leaves) },
        ];
        const proof = await growth(from, leaves);
        expect(await isBeginning(older, newer, proof)).toBe(true);
        const place = other % from;
        const changed = leaves.map((leaf, at) => (at === place ? flipped(leaf, other) : leaf));
        expect(await isBeginning(older, { size, root: await rootOf(changed) }, await growth(from, changed))).toBe(false);
        expect(await isBeginning({ ...older, root: flipped(older.root, other) }, newer, proof)).toBe(false);
        expect(await isBeginning(older, { ...newer, root: flipped(newer.root, other) }, proof)).toBe(false);
        expect(await isBeginning(newer, older, proof)).toBe(from === size);
        expect(await isBeginning(older, newer, [...proof, older.root])).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('of nothing is the beginning of every other', async () => {
    const leaves = await leavesOf(3);
    const nothing = { size: 0, root: await rootOf([]) };
    expect(await isBeginning(nothing, { size: 3, root: await rootOf(leaves) }, [])).toBe(true);
  });
});
