/** Who imports whom in the whole repository, rooms and tests alike; types count, for a test may be told by them what to expect. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const SPECIFIERS = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bmock\()\s*'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const LEFT = new Set(['node_modules', 'dist', 'dist-test', 'dist-types', '.cache', '.git', 'data', 'releases']);

/** @param {string} root @param {string} folder @returns {string[]} source files, relative to the root */
function sources(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT.has(name))
    .flatMap((item) => {
      const path = join(folder, item.name);
      if (item.isDirectory()) return sources(root, path);
      return item.isFile() && SOURCE.test(item.name) ? [path] : [];
    });
}

/** @param {string} root @param {string} from the importing file @param {string} specifier @returns {string | undefined} */
function resolved(root, from, specifier) {
  const shared = /^@poolhouse\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!shared && !specifier.startsWith('.')) return undefined;
  const path = shared ? join(shared[1] ?? '', 'src', shared[2] ?? 'index') : normalize(join(dirname(from), specifier));
  return ENDINGS.map((ending) => path + ending).find((file) => {
    const whole = join(root, file);
    return existsSync(whole) && statSync(whole).isFile();
  });
}

/**
 * @param {string} root of the repository
 * @returns {Map<string, Set<string>>} for each file those that import it
 */
export function importers(root) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const file of sources(root)) {
    if (!graph.has(file)) graph.set(file, new Set());
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(SPECIFIERS)) {
      const target = resolved(root, file, specifier);
      if (target === undefined) continue;
      const those = graph.get(target) ?? new Set();
      graph.set(target, those.add(file));
    }
  }
  return graph;
}

/**
 * All that reaches a file, itself included.
 * @param {Map<string, Set<string>>} graph @param {string} file @param {(file: string) => boolean} [through] whether to go on from one
 */
export function reaching(graph, file, through = () => true) {
  const seen = new Set([file]);
  for (const one of seen) {
    if (one !== file && !through(one)) continue;
    for (const importer of graph.get(one) ?? []) seen.add(importer);
  }
  return seen;
}
