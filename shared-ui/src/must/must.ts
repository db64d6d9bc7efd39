/** The value, of which the code around knows that it is there. Where it is not after all, the error says what was taken for granted. */
export function must<T>(value: T | null | undefined, why: string): T {
  if (value === null || value === undefined) throw new Error(`Taken for granted, but not so: ${why}.`);
  return value;
}
