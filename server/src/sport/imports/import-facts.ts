import type { Invalidate, Tx } from '../../ground/db/database';
import { factChanges, isEmptyChange } from '../facts/fact-changes.rules';
import { keepFacts, knownFacts, NOTHING_KNOWN } from '../facts/facts.store';
import type { ImportedGame } from './game-row.rules';
import type { KnownGame } from './import.store';

/**
 * Takes in what a file tells of games that are there already, beside schedule, line and result; counts alone without `touch`.
 *
 * @returns source keys of the games of which something is new
 */
export async function importFacts(
  { tx, invalidate }: { tx: Tx; invalidate: Invalidate | undefined },
  games: readonly ImportedGame[],
  known: ReadonlyMap<string, KnownGame>,
  now: number,
): Promise<Set<string>> {
  const before = await knownFacts(
    tx,
    [...known.values()].map(({ game }) => game.id),
  );
  const changed = new Set<string>();
  for (const { sourceKey, facts, kickoffAt } of games) {
    const event = known.get(sourceKey)?.game;
    if (!event) continue;
    const changes = factChanges(before.get(event.id) ?? NOTHING_KNOWN, facts, { from: 'import', kickoffAt, now });
    if (isEmptyChange(changes)) continue;
    changed.add(sourceKey);
    if (invalidate) await keepFacts(tx, invalidate, { event, changes, now, source: 'import' });
  }
  return changed;
}
