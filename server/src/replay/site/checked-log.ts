import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFile } from '../../contests/proof/log-file';
import type { Database } from '../../ground/db/database';
import type { ProofSite } from '../../ground/proof/proof-site';

const PROGRAM = join(__dirname, '../../../../tools/check-contest/main.mjs');

/** The program that players check a contest with finds that everything fits. Answers the lines that it prints after that. */
export async function checkedLog(db: Database, proof: ProofSite, contestId: number, ...options: string[]): Promise<string[]> {
  const lines = await db.read((tx) => logFile(tx, proof, contestId));
  const { status, out } = checked(lines, options);
  const [verdict, ...more] = out.trim().split('\n');
  expect({ status, verdict }).toEqual({
    status: 0,
    verdict: expect.stringMatching(/^Everything fits: .* [1-9][\d,]* opened picks/) as string,
  });
  return more;
}

function checked(lines: readonly string[], options: readonly string[]): { status: number; out: string } {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-log-'));
  try {
    const file = join(folder, 'log.jsonl');
    writeFileSync(file, `${lines.join('\n')}\n`);
    return { status: 0, out: execFileSync(process.execPath, [PROGRAM, file, ...options], { encoding: 'utf8' }) };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { status, out: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
