import type { BracketData, LiveData } from './auction.types';

/** The bracket: 30 s while a game is on, 600 s in the current year, none for past years. @param presentYear of the server's time */
export function bracketRefresh({ scores, config }: BracketData, presentYear: number, asked: number | undefined): number | null {
  if (scores.data.some(({ inProgress }) => inProgress === 1)) return 30;
  return asked === undefined || (config.data[0]?.year ?? presentYear) >= presentYear ? 600 : null;
}

/** As a bidder needs it who is not connected: a clock of ten seconds is over before the next read of a page that is read every ten. */
const CLOCK_SECONDS = 1;

/** While the server is away: a lot is sold in less than the next try of other pages takes. Nothing is in a hurry before the first lot and after the last. */
export const liveRetry = ({ config }: LiveData): number | null => (config.data[0]?.drafting === 1 ? CLOCK_SECONDS : null);

/** The live page: 10 s for those who do not run it, while it goes on; each second for all while a clock runs. Nothing is read while changes are pushed. */
export function liveRefresh({ config, block }: LiveData): number | null {
  const row = config.data[0];
  if (row?.phase === 'drafting' && block.data[0]?.ends_at != null) return CLOCK_SECONDS;
  return row?.drafting === 1 && row.admin === 0 ? 10 : null;
}
