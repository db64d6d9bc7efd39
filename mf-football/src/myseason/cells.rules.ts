import type { MySeasonPick } from '@poolhouse/contract';
import { Result } from '@poolhouse/contract/constants';
import { formatList, plural } from '@poolhouse/shared-ui';
import type { SeasonCell } from '@poolhouse/shared-ui/my-season';

/** A pick as a letter. A push counts as a loss and is told apart from one; a pick that is missing from a week is lost. */
export function cellOf(pick: MySeasonPick | undefined): SeasonCell {
  const name = pick?.Pick || 'No pick';
  if (pick?.Result === Result.win) return { letter: 'W', face: 'win', spoken: `${name}, win` };
  if (pick?.Result !== Result.loss) return { letter: '', face: 'none', spoken: '' };
  return pick.Push === 1
    ? { letter: 'P', face: 'push', spoken: `${name}, push, counts as a loss` }
    : { letter: 'L', face: 'loss', spoken: `${name}, loss` };
}

/** '46 right, 2 weeks of five' */
export const picksWords = (right: number, perfect: number): string =>
  formatList([`${right} right`, ...(perfect > 0 ? [`${plural(perfect, 'week')} of five`] : [])]);
