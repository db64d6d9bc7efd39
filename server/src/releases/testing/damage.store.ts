import type { Database } from '../../ground/db/database';

/** Puts other content in the place of a version's file, past every rule. Answers the way to put it right. */
export async function damage(db: Database, id: string, version: string, path: string, text: string): Promise<() => Promise<void>> {
  const { hash } = await db.kysely
    .selectFrom('release_paths')
    .select('hash')
    .where('remote', '=', id)
    .where('version', '=', version)
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  const { content } = await db.kysely
    .selectFrom('release_chunks')
    .select('content')
    .where('hash', '=', hash)
    .where('part', '=', 0)
    .executeTakeFirstOrThrow();
  const put = async (bytes: Buffer) =>
    void (await db.kysely.updateTable('release_chunks').set({ content: bytes }).where('hash', '=', hash).where('part', '=', 0).execute());
  await put(Buffer.from(text));
  return () => put(Buffer.from(content as Buffer));
}

/** The signed list as it stands, and one put in its place. */
export const bookText = async (db: Database): Promise<{ number: number; signed: string }> =>
  db.kysely.selectFrom('release_book').select(['number', 'signed']).executeTakeFirstOrThrow();
export const putManifest = async (db: Database, manifest: { number: number; signed: string }): Promise<void> =>
  void (await db.kysely.updateTable('release_book').set(manifest).execute());

/** Hashes of all files that are kept. */
export const keptHashes = async (db: Database): Promise<string[]> =>
  (await db.kysely.selectFrom('release_files').select('hash').orderBy('hash').execute()).map(({ hash }) => hash);
