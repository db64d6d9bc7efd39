import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECK_SCRIPT_PATH } from '@poolhouse/contract';
import { Refusal } from '../../ground/refusal';
import type { BuiltFolders } from '../../web/http/built-folders';

/** A log of a thousand entries takes some ten seconds. */
const PATIENCE_MS = 180_000;
const MOST_WORDS = 10_000_000;

/** check-contest.mjs of this site. @throws Refusal where it was not built */
export function checkingProgram({ shell }: Pick<BuiltFolders, 'shell'>): string {
  const program = join(shell, CHECK_SCRIPT_PATH.slice(1));
  if (existsSync(program)) return program;
  throw new Refusal('conflict', 'The program that checks logs is not there: this site has no built pages.');
}

/** What the checking program says of a log: one line where it fits, else the first of what does not. */
export interface CheckedLog {
  readonly fits: boolean;
  readonly words: string;
}

/**
 * Lets the program that players check a contest with look at a log, in a process of its own: what it reads is a stranger's, and it takes as long as it takes.
 *
 * @param program check-contest.mjs
 */
export async function checkLog(program: string, log: string): Promise<CheckedLog> {
  const folder = await mkdtemp(join(tmpdir(), 'poolhouse-log-'));
  try {
    const file = join(folder, 'log.jsonl');
    await writeFile(file, log);
    const { code, stdout } = await ended([program, file]);
    const [words = ''] = stdout.trim().split('\n');
    return { fits: code === 0, words: words.replaceAll(file, 'the log') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ended = (words: readonly string[]): Promise<{ code: number; stdout: string }> =>
  new Promise((resolve) => {
    const options = { timeout: PATIENCE_MS, maxBuffer: MOST_WORDS };
    execFile(process.execPath, words, options, (error, stdout) => {
      const code = error ? Number(error.code) || 1 : 0;
      resolve({ code, stdout: stdout || (code === 0 ? '' : 'The program that checks logs came to no end.') });
    });
  });
