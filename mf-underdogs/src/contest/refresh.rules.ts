import { boardRefresh, kickoffsOf } from '@poolhouse/shared-ui/board';
import type { UnderdogsPage } from './underdogs.types';

type Shown = Pick<UnderdogsPage, 'config' | 'scores'>;

/** Seconds to the next read of the page, null for none: an earlier season does not change. */
export function pageRefresh({
  config: {
    data: [config],
  },
  scores,
}: Shown): number | null {
  const latest = config !== undefined && config.Years.split(',').every((year) => Number(year) <= config.year);
  return boardRefresh(scores.data, latest);
}

/** When picks are unsealed: at the kick-offs of the week that is shown, and at the next one of all. */
export const pageBegins = ({ config, scores }: Shown): string[] => [
  ...kickoffsOf(scores.data),
  ...config.data.flatMap(({ NextKickoff }) => (NextKickoff === '' ? [] : [NextKickoff])),
];
