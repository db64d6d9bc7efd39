import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { builtFiles, DESCRIPTION } from './built-remote';
import { digestOf } from './file-faults';
import { putFile, putPaths } from './files.store';
import { MANIFEST_PURPOSE, folderManifestSchema, type Manifest } from './manifest';
import { readManifestNumber } from './manifest.store';
import { ManifestDamaged, openSigned, parsed, writeManifest } from './signed-manifest';

interface Taken {
  id: string;
  version: string;
  files: Map<string, Buffer>;
}

/**
 * Takes over what was released into the data folder before releases moved into the database; once, and nothing where something was
 * released since. Answers how many versions. Throws ManifestDamaged when the folder's list is not this site's.
 */
export async function migrateFolder(db: Database, releases: string, key: SigningKey, now: number): Promise<number> {
  const file = join(releases, 'registry.json');
  if (!existsSync(file) || (await db.read(readManifestNumber)) > 0) return 0;
  const found = folderManifestSchema.safeParse(parsed(openSigned(readFileSync(file, 'utf8'), file, key)));
  if (!found.success) throw new ManifestDamaged(`${file} cannot be read by this version of Poolhouse.`);
  const { remotes } = found.data;
  const taken: Taken[] = [];
  for (const [id, { versions }] of Object.entries(remotes))
    for (const [version, { pruned, base }] of Object.entries(versions))
      if (!pruned) taken.push(await filesOf(releases, id, version, base !== null));
  const manifest: Manifest = { purpose: MANIFEST_PURPOSE, format: 2, number: 0, at: new Date(now).toISOString(), remotes };
  return db.write(async (tx) => {
    if ((await readManifestNumber(tx)) > 0) return 0;
    for (const { id, version, files } of taken) {
      const paths = new Map<string, string>();
      for (const [path, content] of files) {
        const hash = digestOf(content);
        paths.set(path, hash);
        await putFile(tx, { hash, content, at: now, keyId: null });
      }
      await putPaths(tx, id, version, paths);
    }
    await writeManifest(tx, manifest, now, key);
    return taken.length;
  });
}

async function filesOf(releases: string, id: string, version: string, descriptionAlone: boolean): Promise<Taken> {
  const folder = join(releases, id, version);
  const paths = (await builtFiles(folder)).filter((path) => !descriptionAlone || path === DESCRIPTION);
  return { id, version, files: new Map(paths.map((path) => [path, readFileSync(join(folder, path))])) };
}
