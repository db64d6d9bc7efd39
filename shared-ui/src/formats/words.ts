/** '2nd' */
export function ordinal(n: number): string {
  const teen = Math.floor(n / 10) % 10 === 1;
  return `${n}${(!teen && { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10]) || 'th'}`;
}

/** '1 pick', '5 picks' */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** 'T2' when others stand on the same rank, else '2'. */
export function formatRank(rank: number, shared: boolean): string {
  return shared ? `T${rank}` : String(rank);
}
