/** A value that must be there by what went before. @param what is missing when it is not, for whoever reads the error @throws Error */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}.`);
  return value;
}
