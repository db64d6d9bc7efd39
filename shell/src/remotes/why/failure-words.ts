import { plural } from '@poolhouse/shared-ui';
import { BUDGET_MS } from './budget';
import type { LoadFailure } from './load-failure';

export interface FailureWords {
  /** What stands in place of the generic heading. */
  readonly heading?: string;
  /** What happened, what works, what to do. */
  readonly sentence: string;
  /** Only a reload helps. */
  readonly reload: boolean;
}

const REST = 'The rest of Poolhouse works.';
const KEPT = 'Your saved picks are kept, and the rest of Poolhouse works.';

function happened(title: string, { kind, status }: LoadFailure): string {
  switch (kind) {
    case 'unreachable':
      return `${title} could not be opened: its files did not arrive. ${REST} Check your connection, then try again.`;
    case 'bad_answer':
      if (status) return `${title} could not be opened: the server answered with error ${status}. ${REST} Try again in a minute.`;
      return `${title} could not be opened: something else came in place of its files. ${REST} If your network wants a sign-in, do that first, then try again.`;
    case 'slow':
      return `${title} could not be opened: its files took longer than ${plural(BUDGET_MS / 1000, 'second')}. ${REST} Your connection may be slow; try again.`;
    case 'integrity':
      return `${title} was not started: its files are not the ones that its team published. ${KEPT} Try again, or come back later.`;
    case 'crashed':
      return `${title} stopped: something in it broke. ${REST} Try again, or open another page of it.`;
    case 'incompatible':
      return `${title} was not started: this version of it does not fit the Poolhouse that runs here. ${KEPT} Reload, or come back later.`;
  }
}

/** What a player reads when a contest cannot be shown. */
export function failureWords(title: string, failure: LoadFailure): FailureWords {
  const heading = `${title} is paused`;
  if (failure.unfit === 'page')
    return { heading, sentence: `It needs a newer Poolhouse than this tab has. ${KEPT} Reload to get it.`, reload: true };
  if (failure.unfit === 'paused')
    return {
      heading,
      sentence: `Poolhouse was updated, and ${title} has to follow before it can go on. ${KEPT} Reload to see whether it is back.`,
      reload: true,
    };
  return { sentence: happened(title, failure), reload: failure.kind === 'incompatible' };
}
