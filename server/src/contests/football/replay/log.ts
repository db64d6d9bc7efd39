import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../ground/db/database';
import type { ProofSite } from '../../../ground/proof/proof-site';
import { logFile } from '../../proof/log-file';
import { ADMIN, type Contest } from './contest';

const PROGRAM = join(__dirname, '../../../../../tools/check-contest/main.mjs');

/** The season's log says that everything fits, and its standings, which the checking program works out by rules of its own, are the board's. */
export async function checkLog(db: Database, proof: ProofSite, contest: Contest): Promise<void> {
  const lines = await db.read((tx) => logFile(tx, proof, contest.id));
  const { status, out } = checked(lines, '--standings');
  const [verdict, ...table] = out.trim().split('\n');
  expect({ status, verdict }).toMatchObject({ status: 0, verdict: expect.stringContaining('Everything fits') as string });
  const { race } = await contest.season(ADMIN);
  const week = Math.max(...race.data.map((row) => row.Week));
  const shown = race.data.filter((row) => row.Week === week).map(({ EntryName, Wins }) => `${EntryName} ${Wins}`);
  const told = table.flatMap((row) => /^ *\d+ {2}(.+?) +(\d+)–\d+–\d+$/.exec(row)?.slice(1, 3).join(' ') ?? []);
  expect(told.sort()).toEqual(shown.sort());
}

function checked(lines: readonly string[], ...options: string[]): { status: number; out: string } {
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
