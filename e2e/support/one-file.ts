import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf } from './folder';

const root = join(__dirname, '../..');
/** npm is a script of Windows' own shell there. */
const shell = process.platform === 'win32';

/** Runs npm; rejects with all it said. */
async function npm(words: string[], cwd: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('npm', words, { cwd, env, shell, maxBuffer: 2 ** 26 }).catch(
    (trouble: { stdout: string; stderr: string }) => {
      throw new Error(`npm ${words.join(' ')} failed:\n${trouble.stdout}${trouble.stderr}`);
    },
  );
  return stdout + stderr;
}

/** What npm says of a pack. */
export interface Packed {
  filename: string;
  /** Bytes of the one file. */
  size: number;
  files: { path: string }[];
}

/** Packs the site as its makers do; answers what npm says of it. */
export async function pack(to: string): Promise<Packed> {
  const said = await npm(['pack', '--json', '--pack-destination', to], join(root, 'server'));
  // What the building says stands before it.
  const list = JSON.parse(/^\[$[^]*^\]$/m.exec(said)?.[0] ?? '[]') as Packed[];
  if (!list[0]) throw new Error(`npm said nothing of what it packed:\n${said}`);
  return list[0];
}

/** The same file under another number, as the next one would be. */
export async function packAs(file: string, version: string, to: string): Promise<string> {
  const folder = await folderOf('next');
  try {
    await promisify(execFile)('tar', ['-xzf', file, '-C', folder]);
    for (const one of ['package/package.json', 'package/site/package.json']) {
      const place = join(folder, one);
      await writeFile(place, (await readFile(place, 'utf8')).replace(/"version": ?"[^"]+"/, `"version": "${version}"`));
    }
    await npm(['pack', '--ignore-scripts', '--pack-destination', to], join(folder, 'package'));
    return join(to, `poolhouse-${version}.tgz`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Someone's machine: an empty folder, and npm with what its cache holds already but with nothing installed. */
export class Machine {
  private readonly children: ChildProcess[] = [];
  private constructor(
    /** Where its commands run. */
    readonly folder: string,
    private readonly cache: string,
  ) {}

  static async make(): Promise<Machine> {
    const [folder, cache] = await Promise.all([folderOf('one'), folderOf('npm')]);
    const known = join(process.env.npm_config_cache ?? join(homedir(), '.npm'), '_cacache');
    await mkdir(known, { recursive: true });
    await symlink(known, join(cache, '_cacache'), 'junction');
    return new Machine(folder, cache);
  }

  private get env(): NodeJS.ProcessEnv {
    const { DATABASE_URL: _database, POOLHOUSE_DATA: _data, POOLHOUSE_CLOCK_RATE: _rate, NODE_ENV: _node, ...rest } = process.env;
    return { ...rest, npm_config_cache: this.cache, npm_config_prefer_offline: 'true', HOST: '127.0.0.1', PORT: '0' };
  }

  /** Puts a file into its folder; answers how it is called from there. */
  async take(file: string): Promise<string> {
    await copyFile(file, join(this.folder, basename(file)));
    return `./${basename(file)}`;
  }

  /** `npx ./FILE …` to its end; rejects with what it said when it failed. */
  run(file: string, words: string[]): Promise<string> {
    return npm(['exec', '--yes', '--', file, ...words], this.folder, this.env);
  }

  /** `npx ./FILE serve …`, until it says where it is. */
  async serve(file: string, words: string[] = []): Promise<{ url: string; said: string }> {
    const all = ['exec', '--yes', '--', file, 'serve', ...words];
    const child = spawn('npm', all, { cwd: this.folder, env: this.env, shell, stdio: 'pipe', detached: true });
    this.children.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`npx ${basename(file)} serve ended with ${code}:\n${said}`)));
      child.stdout.on('data', () => {
        const found = /Poolhouse is at (http:\/\/\S+)\n/.exec(said)?.[1];
        if (found) resolve(found);
      });
    });
    return { url, said };
  }

  /** Stops what it serves, as Ctrl-C does: npm passes a signal that it alone gets to nobody. */
  async stop(): Promise<void> {
    for (const child of this.children.splice(0)) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      // Its streams are closed when the last of the group has ended.
      const end = once(child, 'close');
      process.kill(-child.pid, 'SIGINT');
      await end;
    }
  }

  /** The folders in which npx has installed something. */
  async installed(): Promise<string[]> {
    const names = await readdir(join(this.cache, '_npx')).catch(() => []);
    return names.map((name) => join(this.cache, '_npx', name));
  }

  async remove(): Promise<void> {
    await this.stop();
    for (const folder of [this.folder, this.cache]) await rm(folder, { recursive: true, force: true });
  }
}

/** Whether npm failed because nothing answered: a machine without a network, and with a cache that lacks something. */
export const isOffline = (trouble: unknown): boolean =>
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/.test(String(trouble));
