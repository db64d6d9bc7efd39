import { fallbackScripts } from './chunk-roles.mjs';

/** Of these the page has one copy, the host's: a second one would have a context, a cache or a history of its own. */
const HOSTS = [
  'react',
  'react-dom',
  'scheduler',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'react-router',
  'react-router-dom',
  '@module-federation/runtime-core',
];
/** These come with the kit's shared modules; only a remote's own copy of such a module may hold them. */
const KITS = /^(@mui|@emotion|@poolhouse)\//;

/**
 * What stands in a remote's scripts and must not, a sentence each.
 * @param {import('webpack').Compilation} compilation
 */
export function contentFaults(compilation) {
  const fallback = new Set(fallbackScripts(compilation));
  const faults = new Set();
  for (const chunk of compilation.chunks) {
    const isFallback = [...chunk.files].every((file) => fallback.has(file));
    for (const resource of resourcesOf(compilation, chunk)) {
      const home = packageOf(resource);
      if (/\.(css|scss|sass|less)$/.test(resource))
        faults.add(`${short(resource)}: a style sheet would reach every contest's screens; use styled from @poolhouse/shared-ui/core`);
      else if (home && (HOSTS.includes(home) || (!isFallback && KITS.test(home))))
        faults.add(`${short(resource)}: ${home} would be on the page twice; take it through the kit (@poolhouse/shared-ui/…)`);
    }
  }
  for (const [name, { chunks }] of compilation.entrypoints) {
    if (chunks.length > 1) faults.add(`${name}: the entry must be one script, but was split into ${chunks.length}`);
  }
  for (const { type } of compilation.modules) {
    if (type === 'remote-module') faults.add('remotes: a remote names no other remote; it would wait for it, and fail with it');
  }
  return [...faults];
}

/** @param {import('webpack').Compilation} compilation @param {import('webpack').Chunk} chunk */
function resourcesOf(compilation, chunk) {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
  // Concatenation leaves one module that holds the others.
  const parts = modules.flatMap((module) => /** @type {{ modules?: import('webpack').Module[] }} */ (module).modules ?? [module]);
  return parts.map((module) => /** @type {{ resource?: string }} */ (module).resource?.split('?')[0] ?? '').filter(Boolean);
}

/** The package that a file belongs to; the kit's own sources count as its package. @param {string} resource */
function packageOf(resource) {
  if (/[\\/]shared-ui[\\/]src[\\/]/.test(resource)) return '@poolhouse/shared-ui';
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resource)?.[1] ?? null;
}

/** @param {string} resource */
const short = (resource) => resource.replace(/^.*[\\/](node_modules|src)[\\/]/, '$1/');
