import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFile } from '../../contests/proof/log-file';
import type { Database } from '../../ground/db/database';
import type { ProofSite } from '../../ground/proof/proof-site';

const PROGRAM = join(__dirname, '../../../../tools/check-contest/main.mjs');

/** What the program says of a log in which picks were opened. */
const WITH_PICKS = /^Everything fits: .* [1-9][\d,]* opened picks/;

/** The program that players check a contest with finds that everything fits. Answers the lines that it prints after that. */
export const checkedLog = (db: Database, proof: ProofSite, contestId: number, ...options: string[]): Promise<string[]> =>
  checkedFit(db, proof, { contestId, says: WITH_PICKS }, ...options);

/** The same of a contest that may seal nothing. @param of what the program says of it where all fits */
export async function checkedFit(
  db: Database,
  proof: ProofSite,
  { contestId, says }: { contestId: number; says: RegExp },
  ...options: string[]
): Promise<string[]> {
  const lines = await logLines(db, proof, contestId);
  const folder = process.env['POOLHOUSE_KEEP_LOGS'];
  // The last one of a season takes the place of those before it.
  if (folder) writeFileSync(join(folder, `${nameOf(lines)}.jsonl`), `${lines.join('\n')}\n`);
  const { status, out } = checkedFile(lines, options);
  const [verdict, ...more] = out.trim().split('\n');
  expect({ status, verdict }).toEqual({
    status: 0,
    verdict: expect.stringMatching(says) as string,
  });
  return more;
}

/** 'football-2024' */
function nameOf([, began = '']: readonly string[]): string {
  const { type, year } = (JSON.parse(began) as { body: { type: string; year: number } }).body;
  return `${type}-${year}`;
}

/** The file of a contest's log, as players save it. */
export const logLines = (db: Database, proof: ProofSite, contestId: number): Promise<string[]> =>
  db.read((tx) => logFile(tx, proof, contestId));

/** What the program says of such a file. @param kept checkpoints that a player has */
export function checkedFile(
  lines: readonly string[],
  options: readonly string[],
  kept: readonly string[] = [],
): { status: number; out: string } {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-log-'));
  try {
    const written = (name: string, text: string) => {
      writeFileSync(join(folder, name), `${text}\n`);
      return join(folder, name);
    };
    const file = written('log.jsonl', lines.join('\n'));
    const notes = kept.map((note, n) => written(`kept-${n}.txt`, note));
    const words = [PROGRAM, file, ...options, ...(notes.length > 0 ? ['--checkpoint', ...notes] : [])];
    return { status: 0, out: execFileSync(process.execPath, words, { encoding: 'utf8' }) };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { status, out: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
