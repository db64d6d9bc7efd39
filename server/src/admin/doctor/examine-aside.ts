import { execFile } from 'node:child_process';
import { ownProgram } from '../../ground/own-program';
import type { Finding } from './finding';

const PATIENCE_MS = 5 * 60_000;

/** In a program of its own: to check a database from end to end holds the loop of who does it. */
export function examineAside(): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [ownProgram(), 'doctor', '--json'],
      { timeout: PATIENCE_MS, maxBuffer: 4_000_000 },
      (error, stdout, stderr) => {
        try {
          // Where something is bad it ends with 1, and has said what.
          resolve(JSON.parse(stdout) as Finding[]);
        } catch {
          reject(new Error(stderr.trim().split('\n').at(-1) || error?.message || 'it said nothing'));
        }
      },
    );
  });
}
