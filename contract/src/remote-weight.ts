/** What a remote may weigh, for its build and for the server that takes a release. It imports nothing at run time, as remote.ts does. */
import type { RemoteDescription } from './remote';

/** What a remote may weigh unless it states a budget: kB of 1000 bytes, brotli. */
export const USUAL_BUDGET = { entry: 10, total: 60 } as const;

export const budgetOf = ({ budget }: Pick<RemoteDescription, 'budget'>): { readonly entry: number; readonly total: number } => ({
  ...USUAL_BUDGET,
  ...budget,
});

/** The scripts whose sum is held against the budget's `total`. */
export const countedScripts = ({ files, fallback = [] }: Pick<RemoteDescription, 'files' | 'fallback'>): string[] =>
  Object.keys(files).filter((file) => file.endsWith('.js') && !fallback.includes(file));

/** kB of 1000 bytes, as people read them. */
export const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What players fetch of a remote, bytes of brotli: its entry, and all counted scripts, the entry among them. */
export interface Weight {
  readonly entry: number;
  readonly total: number;
}

/** What weighs more than the remote's budget, a sentence each. */
export function weightFaults(remote: Pick<RemoteDescription, 'budget'>, { entry, total }: Weight): string[] {
  const budget = budgetOf(remote);
  const more = 'Make it lighter, or state a budget with its reason in remote.config.json';
  return [
    ...(entry > budget.entry * 1000 ? [`its entry weighs ${inKilobytes(entry)} brotli, and ${budget.entry} kB are allowed. ${more}`] : []),
    ...(total > budget.total * 1000
      ? [`its scripts weigh ${inKilobytes(total)} brotli together, and ${budget.total} kB are allowed. ${more}`]
      : []),
  ];
}
