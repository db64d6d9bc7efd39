import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseRefused } from './release-refused';

/** The version that stands in a remote's package.json. Throws ReleaseRefused where there is no such app. */
export function versionInPackage(apps: string, id: string): string {
  const file = join(apps, id, 'package.json');
  if (!existsSync(file)) throw new ReleaseRefused(`There is no app ${id}.`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
  if (typeof version !== 'string') throw new ReleaseRefused(`${file} names no version.`);
  return version;
}

/** Builds one remote into a folder, and nothing else. Throws ReleaseRefused with what the build said. */
export async function buildRemote(apps: string, id: string, version: string, out: string): Promise<void> {
  const program = join(apps, 'tools/webpack/build.mjs');
  if (!existsSync(program)) throw new ReleaseRefused('The sources are not here, so nothing can be built. Name a built folder with --from.');
  const build = spawn(process.execPath, [program, id, `--version=${version}`, `--out=${out}`], {
    cwd: apps,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(build, 'close')) as [number | null];
  if (code !== 0) throw new ReleaseRefused(`${id} could not be built:\n${said.trim()}`);
}
