import type { HomeLiveRow } from '@poolhouse/contract';

/** A contest in which something of the player's is on: its name, and the numbers by which its address names it. */
export type LivePool<K extends string> = { readonly name: string } & Readonly<Record<K, number>>;

/**
 * The contests of one kind in which something of the player's is on, each once, by name; of two that are called the same each has its number behind its name. A row leads
 * to its contest's page, and that address says which one it is.
 *
 * @param path of that page: '/football'
 * @param keys the numbers by which the address names a contest, the one that tells those of a name apart last: 'contest', or 'year' and 'group'
 */
export function livePools<K extends string>(
  rows: readonly Pick<HomeLiveRow, 'href' | 'pool'>[],
  path: string,
  keys: readonly K[],
): LivePool<K>[] {
  const pools = new Map<string, { name: string; numbers: readonly number[] }>();
  for (const { href, pool } of rows) {
    const numbers = numbersIn(href, path, keys);
    if (numbers) pools.set(numbers.join(), { name: pool, numbers });
  }
  const all = [...pools.values()].sort((a, b) => a.name.localeCompare(b.name) || byNumbers(a.numbers, b.numbers));
  return all.map(({ name, numbers }) => {
    const shared = all.some((one) => one.name === name && one.numbers !== numbers);
    const own = numbers[keys.length - 1];
    return {
      ...(Object.fromEntries(keys.map((key, n) => [key, numbers[n]])) as Record<K, number>),
      name: shared ? `${name} (${own})` : name,
    };
  });
}

/** What an address of that page says of each key; undefined for another page, or where one is missing. */
function numbersIn(href: string, path: string, keys: readonly string[]): number[] | undefined {
  const [at, query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  const numbers = keys.map((key) => Number(params.get(key)));
  return at === path && numbers.every((number) => Number.isInteger(number) && number > 0) ? numbers : undefined;
}

function byNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, n) => number !== b[n]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
