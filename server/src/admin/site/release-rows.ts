import type { ReleaseRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { failuresByVersion } from '../../releases/failures.store';
import { UNRELEASED } from '../../releases/manifest';
import { PreinstalledRemotes } from '../../releases/preinstalled';
import { remoteLines } from '../../releases/remotes-table';
import { readManifest } from '../../releases/signed-manifest';
import { rolledBack } from '../../releases/switch.rules';
import type { AdminDeps } from '../admin-deps';

/** What is live of each remote, for whom, since when, by whom, and how often it failed. @param wallNow real time, epoch ms */
export async function releaseRows(tx: Tx, { key, folders }: Pick<AdminDeps, 'key' | 'folders'>, wallNow: number): Promise<ReleaseRow[]> {
  const report = await readManifest(tx, key);
  const failures = await failuresByVersion(tx, wallNow);
  const stamp = { at: new Date(wallNow).toISOString(), by: '' };
  return remoteLines(report, new PreinstalledRemotes(folders.apps).list()).map((line) => {
    const found = failures.get(`${line.remote} ${line.version}`);
    return {
      ID: `${line.remote} ${line.version}`,
      ...line,
      failures: found?.times ?? 0,
      last_failure: found ? new Date(found.lastAt).toISOString() : '',
      can_roll_back: rolledBack(report.remotes[line.remote] ?? UNRELEASED, stamp) ? 1 : 0,
    };
  });
}
