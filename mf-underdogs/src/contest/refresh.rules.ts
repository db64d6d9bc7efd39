import { boardRefresh } from '@poolhouse/shared-ui/board';
import type { UnderdogsPage } from './underdogs.types';

/** The picks of a game are unsealed by the first read after its kick-off, so that one is not waited for. */
const AFTER_KICKOFF = 2;

/** Seconds to the next read of the page, null for none. `now` is epoch ms of the server's time. */
export function pageRefresh({ config, scores }: Pick<UnderdogsPage, 'config' | 'scores'>, now: number): number | null {
  const kickoff = Date.parse(config.data[0]?.NextKickoff ?? '');
  const usual = boardRefresh(scores.data, kickoff > now);
  return usual === null ? null : Math.min(usual, Math.ceil((kickoff - now) / 1000) + AFTER_KICKOFF || usual);
}
