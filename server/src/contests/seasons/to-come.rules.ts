import type { ToCome } from '../season-report';

/** '12 games of it are still to come'; '' where all is over. */
export function toComeWords({ n, what }: ToCome): string {
  if (n === 0) return '';
  if (n === null) return `No ${what} of it is known yet`;
  return n === 1 ? `1 ${what} of it is still to come` : `${n} ${what}s of it are still to come`;
}
