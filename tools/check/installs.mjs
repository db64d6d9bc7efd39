import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../run/command.mjs';
import { npm } from '../run/npm.mjs';
import { nothing } from './tally.mjs';

/** Versions of npm that come with the supported Nodes. */
const NPMS = ['10', '11'];

/** @typedef {{ os: string, cpu: string, libc?: string }} System */
const CPUS = ['x64', 'arm64'];
/** @type {System[]} */
const SYSTEMS = [
  ...CPUS.flatMap((cpu) => ['glibc', 'musl'].map((libc) => ({ os: 'linux', cpu, libc }))),
  ...['darwin', 'win32'].flatMap((os) => CPUS.map((cpu) => ({ os, cpu }))),
];

/** What starting the site needs with parts of the machine's own kind, and how the package of a system is called. */
const NATIVE = /** @type {Record<string, (system: System) => RegExp>} */ ({
  esbuild: ({ os, cpu }) => new RegExp(`^@esbuild/${os}-${cpu}$`),
  '@swc/core': (system) => new RegExp(`^@swc/core-${napi(system)}$`),
  '@node-rs/argon2': (system) => new RegExp(`^@node-rs/argon2-${napi(system)}$`),
  libsql: (system) => new RegExp(`^@libsql/${napi(system)}$`),
});
/** libsql has none for Windows on ARM, which runs the one for x64: bin/missing-part.mjs says so. */
const MISSES = [{ os: 'win32', cpu: 'arm64', name: 'libsql' }];

/** @param {System} system */
const napi = ({ os, cpu, libc }) => {
  const kind = os === 'win32' ? '-msvc' : os === 'linux' ? `-${libc === 'musl' ? 'musl' : 'gnu'}` : '';
  return `${os}-${cpu}${kind}`;
};

/** Parts that `npm ci` would not install for a system, by what it says that it adds. @param {System} system @param {string} said @returns {string[]} */
export function missingFor(system, said) {
  const added = [...said.matchAll(/^add (\S+) /gm)].map(([, name = '']) => name);
  const isKnown = (/** @type {string} */ name) => MISSES.some((one) => one.os === system.os && one.cpu === system.cpu && one.name === name);
  return Object.entries(NATIVE).flatMap(([name, its]) => (isKnown(name) || added.some((one) => its(system).test(one)) ? [] : [name]));
}

/** A folder with the manifests alone. @param {string} folder */
function layManifests(folder) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const rooms = Object.keys(lock.packages).filter((at) => at !== '' && !at.includes('node_modules/'));
  for (const file of ['package.json', 'package-lock.json', ...rooms.map((room) => `${room}/package.json`)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
}

/** Whether `npm ci` would go through on every system, with what starts the site there; one of the long checks. @returns {import('./side-by-side.mjs').Check} */
export const installs = () => ({
  name: 'installs',
  cores: 1,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'poolhouse-installs-'));
    try {
      layManifests(folder);
      const tally = nothing();
      for (const version of NPMS)
        for (const system of SYSTEMS) {
          const trouble = await dryRun(folder, version, system);
          if (trouble) console.error(`npm ${version}, ${napi(system)}: ${trouble}`);
          tally[trouble ? 'failed' : 'passed'] += 1;
        }
      return tally;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/** What is wrong, or ''. @param {string} folder @param {string} version of npm @param {System} system */
async function dryRun(folder, version, { os, cpu, libc }) {
  const words = [
    'exec',
    '--yes',
    '--',
    `npm@${version}`,
    'ci',
    '--dry-run',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `--os=${os}`,
    `--cpu=${cpu}`,
  ];
  const said = await npm([...words, ...(libc ? [`--libc=${libc}`] : [])], { cwd: folder }).catch((trouble) => trouble);
  if (typeof said !== 'string') return String(said instanceof Error ? said.message : said);
  const missing = missingFor({ os, cpu, ...(libc && { libc }) }, said);
  return missing.length > 0 ? `installs no part of ${missing.join(', ')} for this system` : '';
}
