import { inKilobytes } from '../run/contract.mjs';
import { AFTER_PACKING } from './compress.mjs';
import { packed } from './weight.mjs';

/** What a guest's browser fetches before anything is typed, kB of 1000 bytes, brotli; a visit's headers come on top (`npm run bench`). */
export const DOOR_KB = 88;

/** Scripts of index.html's own and of what these chunks draw with. */
export const DOOR_CHUNKS = ['shell', 'door'];

/**
 * The scripts without which none of these chunks runs.
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} names of chunks
 * @returns {string[]}
 */
export function filesOfChunks(compilation, names) {
  const groups = names.flatMap((name) => compilation.namedChunkGroups.get(name) ?? []);
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js')).sort();
}

/** Stops a build of the shell whose sign-in page has grown. */
export class DoorBudget {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DoorBudget', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'DoorBudget', stage: AFTER_PACKING }, (assets) => {
        if (compiler.options.mode !== 'production') return;
        const files = filesOfChunks(compilation, DOOR_CHUNKS);
        const sizes = files.map((file) => ({
          file,
          bytes: assets[`${file}.br`]?.size() ?? packed(assets[file]?.buffer() ?? Buffer.alloc(0)).length,
        }));
        const fault = doorFault(sizes);
        if (fault) compilation.errors.push(new WebpackError(fault));
      });
    });
  }
}

/** @param {readonly { file: string, bytes: number }[]} sizes @returns {string | null} */
export function doorFault(sizes) {
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= DOOR_KB * 1000) return null;
  const heaviest = [...sizes].sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${file} ${inKilobytes(bytes)}`);
  return `The sign-in page weighs ${inKilobytes(sum)} brotli, and ${DOOR_KB} kB are allowed; import what only the site needs in shell/src/app/Site.tsx. ${heaviest.join(', ')}`;
}
