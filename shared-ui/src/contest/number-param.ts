/** A whole number above zero from the address, undefined when it is none. */
export function numberParam(params: URLSearchParams, name: string): number | undefined {
  const value = Number(params.get(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
