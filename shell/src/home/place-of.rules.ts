import type { HomeLiveRow } from '@poolhouse/contract';
import { formatList } from '@poolhouse/shared-ui';
import type { ContestLink } from '../links/contest-titles.rules';

/** What tells where a pick belongs. */
export type Stake = Pick<HomeLiveRow, 'contest' | 'pool'>;

export const titleIn = (links: readonly ContestLink[], name: string): string => links.find((link) => link.name === name)?.title ?? name;

/** Says of a stake where it is: its contest where there are stakes in several, its pool where the contest has several. */
export const placeOf =
  (stakes: readonly Stake[], links: readonly ContestLink[]) =>
  ({ contest, pool }: Stake): string | null => {
    const several = new Set(stakes.map((stake) => stake.contest)).size > 1;
    const pools = new Set(stakes.filter((stake) => stake.contest === contest).map((stake) => stake.pool)).size;
    return formatList([several && titleIn(links, contest), pools > 1 && pool]) || null;
  };
