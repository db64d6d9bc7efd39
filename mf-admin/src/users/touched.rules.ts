import { formatAnd, formatList } from '@poolhouse/shared-ui';
interface Entry {
  readonly contest_name: string;
  readonly year: number;
}

/** In which contests and seasons a player's entries are: ' in Oak Street Pool (2025, 2026) and Office (2026)'; '' for none. */
export function touchedBy(entries: readonly Entry[]): string {
  const years = new Map<string, Set<number>>();
  for (const { contest_name, year } of entries) years.set(contest_name, (years.get(contest_name) ?? new Set()).add(year));
  const parts = [...years].map(([name, of]) => `${name} (${formatList([...of].sort((a, b) => a - b))})`);
  if (parts.length === 0) return '';
  return ` in ${formatAnd(parts)}`;
}
