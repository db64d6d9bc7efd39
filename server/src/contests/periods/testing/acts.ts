import fc from 'fast-check';

/** One kind of what may happen in a property, and how often. */
export const kind = <K extends string, F>(name: K, weight: number, fields: { [N in keyof F]: fc.Arbitrary<F[N]> }) => ({
  weight,
  arbitrary: fc.record(fields).map((drawn) => ({ ...(drawn as F), do: name })),
});
