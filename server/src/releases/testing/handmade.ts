import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteDescription } from '@poolhouse/contract';
import { COMPATIBILITY } from '@poolhouse/contract';
import type { BuiltFolders } from '../../web/http/built-folders';
import type { ShellDescription } from '../fit.rules';

export const sha256 = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

export const SHELL: ShellDescription = {
  version: '1.0.0',
  kit: '1.4.0',
  compatibility: COMPATIBILITY,
  shared: { react: { version: '19.3.1', tier: 'host' }, '@poolhouse/shared-ui/data': { version: '1.4.0', tier: 'fallback' } },
};

/** Whatever a test wants to be different in a remote; files by name, `null` leaves one out of the folder. */
export interface Unlike {
  remote?: Partial<Record<keyof RemoteDescription, unknown>>;
  /** Text of its chunk. */
  code?: string;
  /** Text of its entry. */
  entry?: string;
  /** Written into the folder as they are, after all else. */
  files?: Record<string, string | Buffer>;
}

/** A small remote as its build describes it, with its files' texts. */
export function aBuild(
  id: string,
  version: string,
  { remote = {}, code = `// ${id} ${version}`, entry }: Unlike = {},
): { remote: RemoteDescription; files: Record<string, string> } {
  const word = id.slice(3).replaceAll('-', '');
  const name = id.replaceAll('-', '_');
  const files = {
    'assets/remoteEntry.0123456789.js': entry ?? `var ${name};(()=>{${name}={get:(what)=>what==="./routes",init(){}}})();`,
    'assets/routes.0123456789.js': code,
  };
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha256(text)]));
  const title = word[0]!.toUpperCase() + word.slice(1);
  return {
    files,
    remote: {
      id,
      name,
      version,
      owner: `${title} team`,
      title,
      contests: { [title]: title },
      routes: [{ path: word, title, preload: [] }],
      api: ['football', 'utils'],
      kit: '^1.2.0',
      compatibility: COMPATIBILITY,
      shared: { react: '^19.0.0' },
      entry: 'assets/remoteEntry.0123456789.js',
      files: integrity,
      preload: ['assets/routes.0123456789.js'],
      ...(remote as object),
    },
  };
}

/** Writes such a remote into a folder, as its build would. */
export function writeBuild(folder: string, id: string, version: string, unlike: Unlike = {}): void {
  const { remote, files } = aBuild(id, version, unlike);
  for (const [file, text] of Object.entries({ ...files, 'remote.json': JSON.stringify(remote), ...unlike.files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A project's folder with a built shell, a data folder beside, and room for builds. */
export class Workshop {
  readonly root = mkdtempSync(join(tmpdir(), 'poolhouse-releases-'));
  readonly data = join(this.root, 'data');
  readonly folders: BuiltFolders = {
    shell: join(this.root, 'project/shell/dist'),
    releases: join(this.data, 'releases'),
    apps: join(this.root, 'project'),
  };

  constructor(shell: ShellDescription = SHELL) {
    this.put('project/shell/dist/index.html', '<!doctype html><html><head><title>Poolhouse</title></head><body></body></html>');
    this.put('project/shell/dist/shell.json', JSON.stringify(shell));
  }

  put(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** Builds into a folder of its own, and answers it. */
  build(id: string, version: string, unlike: Unlike = {}): string {
    const folder = mkdtempSync(join(this.root, 'build-'));
    writeBuild(folder, id, version, unlike);
    return folder;
  }

  /** Builds beside the shell, as `npm run build` does. */
  buildInPlace(id: string, version: string, unlike: Unlike = {}): void {
    writeBuild(join(this.folders.apps, id, 'dist'), id, version, unlike);
    this.put(`project/${id}/package.json`, JSON.stringify({ name: id, version }));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
