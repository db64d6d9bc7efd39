import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { folderOf } from './folder';

const root = join(__dirname, '../..');
const node = (args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) => promisify(execFile)(process.execPath, args, options);

/** The runner asks its workers for colours, and what a script says is read. */
const PLAIN = { NODE_ENV: undefined, FORCE_COLOR: '0' };

/** What its tests compile is what those of the project have compiled already, but for what is added. @param folder of a copy */
async function shareCompiled(folder: string): Promise<void> {
  const [own, shared] = [folder, root].map((at) => join(at, '.cache/jest/compiled')) as [string, string];
  await Promise.all([mkdir(dirname(own), { recursive: true }), mkdir(shared, { recursive: true })]);
  await symlink(shared, own);
}

/** A copy of the project as it is built, in which a test may add and change what it likes. */
export class Throwaway {
  private readonly children: ChildProcess[] = [];
  private constructor(readonly folder: string) {}

  static async make(): Promise<Throwaway> {
    const folder = await folderOf('copy');
    const copying = `const { copyTree } = await import(${JSON.stringify(pathToFileURL(join(root, 'tools/run/tree-copy.mjs')).href)}); copyTree(${JSON.stringify(folder)});`;
    await node(['--input-type=module', '--eval', copying], { cwd: root });
    await shareCompiled(folder);
    return new Throwaway(folder);
  }

  /** Runs a script of the copy; throws what it said when it failed. */
  async run(args: string[], env: Record<string, string> = {}): Promise<string> {
    const { stdout, stderr } = await node(args, { cwd: this.folder, env: { ...process.env, ...PLAIN, ...env } }).catch(
      (trouble: { stdout: string; stderr: string }) => {
        throw new Error(`${args.join(' ')} failed:\n${trouble.stdout}${trouble.stderr}`);
      },
    );
    return stdout + stderr;
  }

  /** Starts a script of the copy that goes on running, and waits for what it says when it is ready. */
  async start(args: string[], ready: RegExp, env: Record<string, string> = {}): Promise<RegExpExecArray> {
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env: { ...process.env, ...PLAIN, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.children.push(child);
    let said = '';
    return new Promise((resolve, reject) => {
      const listen = (text: Buffer) => {
        said += text.toString();
        const found = ready.exec(said);
        if (found) resolve(found);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${said}`)));
    });
  }

  async edit(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, file);
    const before = await readFile(path, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not say: ${from}`);
    await writeFile(path, before.replace(from, to));
  }

  /** Ends what was started, and removes it all. */
  async remove(): Promise<void> {
    for (const child of this.children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}
