/** Numbers by hole as a column keeps them: with commas between, '' for none. */
export const numbersOf = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));
export const optionalNumbersOf = (text: string, length: number): (number | null)[] => {
  const parts = text === '' ? [] : text.split(',');
  return Array.from({ length }, (_, n) => (parts[n] === undefined || parts[n] === '' ? null : Number(parts[n])));
};
export const listOf = (values: readonly (number | null)[]): string =>
  values.every((value) => value === null) ? '' : values.map((value) => value ?? '').join(',');
