import { plural } from '@poolhouse/contract/formats';
import type { ToCome } from '../season-report';

/** '12 games of it are still to come'; '' where all is over. */
export function toComeWords({ n, what }: ToCome): string {
  if (n === 0) return '';
  if (n === null) return `No ${what} of it is known yet`;
  return plural(n, `${what} of it is still to come`, `${what}s of it are still to come`);
}
