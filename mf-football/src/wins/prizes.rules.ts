/** Whole points by place, out of the config's comma list. */
export function prizesOf(list: string): number[] {
  return list
    .split(',')
    .map(Number)
    .filter((points) => points > 0);
}
