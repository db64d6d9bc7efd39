import { createStore } from '../store/create-store';
import type { KeptContest } from './kept.types';

/** The contest whose page is shown, and what of its log does not fit; null where all does, as far as this browser knows. */
export interface ContestInView {
  readonly contest: number;
  readonly misfit: KeptContest | null;
}

/** Null on pages of no contest. */
export const contestInView = createStore<ContestInView | null>(null);

/** What was found on this visit, so that the next page of the contest says it at once. */
const found = new Map<number, KeptContest>();

/** A page of the contest is shown. @returns what ends that */
export function show(contest: number): () => void {
  contestInView.set({ contest, misfit: found.get(contest) ?? null });
  return () => {
    if (contestInView.get()?.contest === contest) contestInView.set(null);
  };
}

/** Says what a look at a contest's log came to, on the page that is shown and on those to come. */
export function tellMisfit(contest: number, misfit: KeptContest | null): void {
  if (misfit) found.set(contest, misfit);
  else found.delete(contest);
  if (contestInView.get()?.contest === contest) contestInView.set({ contest, misfit });
}
