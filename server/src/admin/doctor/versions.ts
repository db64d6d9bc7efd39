import { formatList, plural } from '@poolhouse/contract/formats';
import type { Database, Tx } from '../../ground/db/database';
import { failuresByVersion } from '../../releases/failures.store';
import { builtFrom } from '../site/built-from';
import { engineVersion, lastMigration } from '../site/test-site.store';
import { bad, good, look, type Finding } from './finding';

/** As package.json's engines say: from 20.19 on, below 27. */
const OLDEST = [20, 19] as const;
const NEWEST_MAJOR = 26;

/** Program against database, Node, and remotes that fail. @param now real time, epoch ms */
export async function ofVersions(tx: Tx, engine: Database['engine'], now: number, node = process.versions.node): Promise<Finding[]> {
  const { version, commit } = builtFrom();
  const database = `${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'} ${await engineVersion(tx, engine)}`;
  const program = `Poolhouse ${formatList([version || 'of this folder', commit && `commit ${commit}`])}, ${database}; the database has every step of it, the last ${await lastMigration(tx)}.`;
  const failing = [...(await failuresByVersion(tx, now))].filter(([, { times }]) => times > 0);
  return [
    good('Program', program),
    nodeFinding(node),
    ...failing.map(([name, { times }]) =>
      look(
        'Remotes',
        `${name} failed in browsers ${plural(times, 'time')} in 7 days.`,
        'The console, Deployments, says how, and rolls it back.',
      ),
    ),
    ...(failing.length === 0 ? [good('Remotes', 'No version of a remote failed in a browser in 7 days.')] : []),
  ];
}

/** @param node such as 22.11.0 */
export function nodeFinding(node: string): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
  if (isOld)
    return bad('Node', `${node} is older than this program takes.`, `Install Node ${NEWEST_MAJOR}, or one from ${OLDEST.join('.')} on.`);
  if (major > NEWEST_MAJOR)
    return look(
      'Node',
      `${node} is newer than what this program was tried with.`,
      `Use Node ${NEWEST_MAJOR} until a newer Poolhouse is out.`,
    );
  return good('Node', `${node} is one that this program was tried with.`);
}
