import { boardRefresh } from '@poolhouse/shared-ui/board';
import type { UnderdogsPage } from './underdogs.types';

/** The picks of a game are unsealed by the first read after its kick-off, so that one is not waited for. */
const AFTER_KICKOFF = 2;

/** Seconds to the next read of the page, null for none: an earlier season does not change. `now` is epoch ms of the server's time. */
export function pageRefresh(
  {
    config: {
      data: [config],
    },
    scores,
  }: Pick<UnderdogsPage, 'config' | 'scores'>,
  now: number,
): number | null {
  const latest = config !== undefined && config.Years.split(',').every((year) => Number(year) <= config.year);
  const usual = boardRefresh(scores.data, latest);
  const toKickoff = Math.ceil((Date.parse(config?.NextKickoff ?? '') - now) / 1000);
  return usual !== null && toKickoff > 0 ? Math.min(usual, toKickoff + AFTER_KICKOFF) : usual;
}
