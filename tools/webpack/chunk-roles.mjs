/** What the scripts of a remote's build are for, read from webpack's chunk graph. */

const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';

/** @param {Iterable<string>} files */
const scripts = (files) => [...new Set(files)].filter((file) => file.endsWith('.js')).sort();

/**
 * The scripts that must be there before the chunks of this name can run: their own and those split off from them.
 * @param {import('webpack').Compilation} compilation
 * @param {string} name
 * @returns {string[] | null} null where no chunk has the name
 */
export function scriptsOf(compilation, name) {
  const chunk = [...compilation.chunks].find((candidate) => candidate.name === name);
  return chunk ? scripts([...chunk.groupsIterable].flatMap((group) => group.getFiles())) : null;
}

/**
 * The shared modules that the chunks of this name draw with.
 * @param {import('webpack').Compilation} compilation
 * @param {string} name
 */
export function consumedBy(compilation, name) {
  const chunk = [...compilation.chunks].find((candidate) => candidate.name === name);
  const chunks = chunk ? [...chunk.groupsIterable].flatMap((group) => group.chunks) : [];
  const modules = chunks.flatMap((one) => [...compilation.chunkGraph.getChunkModulesIterable(one)]);
  return [...new Set(modules.filter(({ type }) => type === CONSUMED).map(shareKey))].sort();
}

/** @param {import('webpack').Module} module one that is taken from the page */
const shareKey = (module) => /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module)).options.shareKey;

/**
 * The remote's own copies of shared modules: scripts that nothing leads to but a shared module that is not found on the page.
 * @param {import('webpack').Compilation} compilation
 */
export function fallbackScripts(compilation) {
  const own = new Set();
  /** @type {import('webpack').ChunkGroup[]} */
  const waiting = [...compilation.entrypoints.values()];
  const seen = new Set(waiting);
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    for (const chunk of group.chunks) {
      own.add(chunk);
      for (const block of ownBlocks(compilation, chunk)) {
        const next = compilation.chunkGraph.getBlockChunkGroup(block);
        if (next && !seen.has(next)) waiting.push(next);
        if (next) seen.add(next);
      }
    }
  }
  return scripts([...compilation.chunks].filter((chunk) => !own.has(chunk)).flatMap((chunk) => [...chunk.files]));
}

/**
 * The `import()`s inside a chunk, but those with which a shared module fetches its own copy.
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Chunk} chunk
 */
function ownBlocks(compilation, chunk) {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].filter(({ type }) => type !== CONSUMED && type !== PROVIDED);
  const blocks = modules.flatMap((module) => module.blocks);
  // The list grows while it is walked: a block may hold blocks.
  for (const block of blocks) blocks.push(...block.blocks);
  return blocks;
}

/**
 * The shared modules that the remote takes, with the range it needs.
 * @param {import('webpack').Compilation} compilation
 * @param {Record<string, { requiredVersion: string }>} policy the `shared` option of the build
 */
export function consumedRanges(compilation, policy) {
  const keys = [...compilation.modules].filter(({ type }) => type === CONSUMED).map(shareKey);
  return Object.fromEntries([...new Set(keys)].sort().map((key) => [key, policy[key]?.requiredVersion ?? '']));
}
