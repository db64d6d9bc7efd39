import type { SeasonFile } from '../../contests/archives/season-file';

interface Line {
  kind: string;
  body: { contest?: number; type?: string; year?: number; entry?: number; name?: string; entries?: { entry: number; name: string }[] };
}

/**
 * Why a log is not a season's, as the end of a sentence; undefined where it is: of the same contest, under the same key, and with the same entries
 * under the same names. Whether it fits in itself, the checking program has said.
 *
 * @param log a file that fits
 */
export function notLogOf({ site, key, contest, entries }: SeasonFile, log: string): string | undefined {
  const [first = '', ...lines] = log.split('\n');
  const head = JSON.parse(first) as { origin: string; key: string };
  if (head.origin !== `poolhouse/${site}/${contest.id}`) return 'is of another contest';
  if (head.key !== key) return 'is signed by another key than its season';
  const told = new Map<number, string>();
  for (const line of lines) {
    if (!/"kind":"(?:began|entry\.[a-z]+)"/.test(line)) continue;
    const { kind, body } = JSON.parse(line) as Line;
    if (kind === 'began' && (body.type !== contest.type || body.year !== contest.year)) return 'is of another season';
    for (const one of body.entries ?? []) told.set(one.entry, one.name);
    if (body.entry === undefined) continue;
    if (kind === 'entry.removed') told.delete(body.entry);
    // Who was removed may be called otherwise too.
    else if (kind !== 'entry.renamed' || told.has(body.entry)) told.set(body.entry, body.name ?? '');
  }
  const same =
    told.size === new Set(entries.map(({ id }) => id)).size &&
    told.size === entries.length &&
    entries.every(({ id, name }) => told.get(id) === name);
  return same ? undefined : 'has other entries than its season';
}
