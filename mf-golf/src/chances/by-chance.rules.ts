import type { EntryChance } from './chances.rules';

/** Who is likeliest to win first. Those who cannot are many by Sunday: they stand in the order of their scores, who has none last. */
export function byChance(entries: readonly EntryChance[], scoreOf: (entry: EntryChance) => number | null): EntryChance[] {
  const score = (entry: EntryChance) => scoreOf(entry) ?? Number.MAX_SAFE_INTEGER;
  return [...entries].sort((a, b) => b.win - a.win || b.points - a.points || score(a) - score(b) || (a.name < b.name ? -1 : 1));
}
