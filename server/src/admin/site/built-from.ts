import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../ground/project-folder';

/** What a packed program says of itself; package.json of a clone says no commit. */
interface Stated {
  version?: string;
  commit?: string;
}

let known: { version: string; commit: string } | undefined;

/** The version of this program, and the commit that it is checked out at or was packed from; '' where neither says one. */
export function builtFrom(): { version: string; commit: string } {
  return (known ??= lookFor());
}

function lookFor(): { version: string; commit: string } {
  const folder = projectFolder();
  const file = join(folder, 'package.json');
  const { version = '', commit = commitOf(folder) } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stated) : {};
  return { version, commit };
}

/** Git's own files: a program that runs without git installed can say it as well. */
function commitOf(folder: string): string {
  try {
    let git = join(folder, '.git');
    const pointer = /^gitdir: (.*)$/m.exec(existsSync(join(git, 'HEAD')) ? '' : readFileSync(git, 'utf8'))?.[1];
    if (pointer) git = pointer;
    const head = readFileSync(join(git, 'HEAD'), 'utf8').trim();
    const ref = /^ref: (.*)$/.exec(head)?.[1];
    if (!ref) return head.slice(0, 12);
    const common = existsSync(join(git, 'commondir')) ? join(git, readFileSync(join(git, 'commondir'), 'utf8').trim()) : git;
    for (const base of [git, common]) if (existsSync(join(base, ref))) return readFileSync(join(base, ref), 'utf8').trim().slice(0, 12);
    const packed = readFileSync(join(common, 'packed-refs'), 'utf8')
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`));
    return packed?.slice(0, 12) ?? '';
  } catch {
    return '';
  }
}
