import type { Tx } from '../ground/db/database';

/** Of a file's content in one row. */
const CHUNK = 256_000;
const AT_ONCE = 400;

/** Which of these files the site does not have. */
export async function lackingFiles(tx: Tx, hashes: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(hashes)];
  const there = new Set<string>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const rows = await tx
      .selectFrom('release_files')
      .select('hash')
      .where('hash', 'in', wanted.slice(at, at + AT_ONCE))
      .execute();
    for (const { hash } of rows) there.add(hash);
  }
  return wanted.filter((hash) => !there.has(hash));
}

export interface NewFile {
  hash: string;
  content: Buffer;
  at: number;
  keyId: number | null;
}

/** Keeps a file's content; one that is there already is left as it is. */
export async function putFile(tx: Tx, { hash, content, at, keyId }: NewFile): Promise<void> {
  if ((await lackingFiles(tx, [hash])).length === 0) return;
  await tx.insertInto('release_files').values({ hash, size: content.length, stored_at: at, key_id: keyId }).execute();
  for (let from = 0, part = 0; from < content.length; from += CHUNK, part++)
    await tx
      .insertInto('release_chunks')
      .values({ hash, part, content: content.subarray(from, from + CHUNK) })
      .execute();
}

/** A file's content; null where there is none. */
export async function readFile(tx: Tx, hash: string): Promise<Buffer | null> {
  const file = await tx.selectFrom('release_files').select('size').where('hash', '=', hash).executeTakeFirst();
  if (!file) return null;
  const chunks = await tx.selectFrom('release_chunks').select('content').where('hash', '=', hash).orderBy('part').execute();
  return Buffer.concat(chunks.map(({ content }) => Buffer.from(content as Buffer)));
}

/** Bytes that a key has brought and that no version holds. */
export async function unusedBytes(tx: Tx, keyId: number): Promise<number> {
  const { bytes } = await tx
    .selectFrom('release_files')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size'), eb.lit(0)).as('bytes'))
    .where('key_id', '=', keyId)
    .where('hash', 'not in', (eb) => eb.selectFrom('release_paths').select('release_paths.hash'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Takes away files that no version holds and that were brought before an instant. */
export async function dropUnused(tx: Tx, before: number): Promise<void> {
  await tx
    .deleteFrom('release_files')
    .where('stored_at', '<', before)
    .where('hash', 'not in', (eb) => eb.selectFrom('release_paths').select('release_paths.hash'))
    .execute();
}

/** Where each file of a version stands: hash by path. */
export async function pathsOf(tx: Tx, remote: string, version: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('release_paths')
    .select(['path', 'hash'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

export async function putPaths(tx: Tx, remote: string, version: string, paths: ReadonlyMap<string, string>): Promise<void> {
  await dropPaths(tx, remote, version);
  for (const [path, hash] of paths) await tx.insertInto('release_paths').values({ remote, version, path, hash }).execute();
}

export async function dropPaths(tx: Tx, remote: string, version: string): Promise<void> {
  await tx.deleteFrom('release_paths').where('remote', '=', remote).where('version', '=', version).execute();
}
