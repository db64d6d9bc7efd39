import type { Registry } from '@poolhouse/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from './book';
import { writeSigned } from './book-file';
import { baseOf, publishedDescription } from './published-version';
import type { RegistryKey } from './registry-key';

/**
 * Writes `registry.json` into the folder of every static host, as a shell on that host reads it: what is live there, signed. A
 * static file answers everybody alike, so shares of players are not in it.
 */
export async function writeHostRegistries(releases: string, book: Book, key: RegistryKey): Promise<void> {
  const folders = new Set(Object.values(book.remotes).flatMap(({ versions }) => Object.values(versions).flatMap(({ folder }) => (folder === null ? [] : [folder]))));
  for (const folder of folders) {
    if (existsSync(folder)) writeSigned(join(folder, 'registry.json'), JSON.stringify(await registryOf(releases, book, folder)), key);
  }
}

async function registryOf(releases: string, book: Book, folder: string): Promise<Registry> {
  const remotes = [];
  for (const [id, { live: { version }, versions }] of Object.entries(book.remotes).sort(([a], [b]) => a.localeCompare(b))) {
    const published = version === null ? undefined : versions[version];
    if (version === null || published?.folder !== folder) continue;
    remotes.push({ ...(await publishedDescription(releases, id, version, published)), base: baseOf(id, version, published) });
  }
  return { remotes };
}
