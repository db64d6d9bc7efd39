import type { MissedPick } from '@poolhouse/contract';

/** What becomes of a week without a pick. */
export function missedWords(policy: MissedPick): string {
  return policy === 'biggest'
    ? "Without a pick you get the biggest underdog you have left, once the week's last game has kicked off."
    : 'A week without a pick is a loss once its last game is over.';
}
