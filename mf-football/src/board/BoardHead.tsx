import { ContestHead, ContestTabs, RefreshCountdown, WeekNav, type PageState } from '@poolhouse/shared-ui/board';
import { useMediaQuery } from '@poolhouse/shared-ui/core';
import { FOOTBALL_WEEKS } from '@poolhouse/contract/constants';
import type { ContestOption, FootballConfigRow } from '@poolhouse/contract';
import { sections } from '../sections';
import type { FootballPage } from './board.rules';
import { ContestSelect } from './ContestSelect';

interface Props {
  page: PageState<FootballPage>;
  config: FootballConfigRow | undefined;
  contests: readonly ContestOption[];
  hrefFor(week: number): string;
  onContest(id: number): void;
}

/** Heading, contest, countdown, sections and weeks. Heading and sections stand before the first answer. */
export function BoardHead({ page, config, contests, hrefFor, onContest }: Props) {
  // A phone has the countdown in the head of the scores.
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  return (
    <ContestHead
      title={config ? `Week ${config.Week} Football` : 'Football'}
      selector={config && contests.length > 1 ? <ContestSelect contests={contests} value={config.contest_id} onChange={onContest} /> : undefined}
      countdown={page.data && !phone ? <RefreshCountdown state={page} /> : undefined}
      tabs={<ContestTabs items={sections} />}
      weeks={<WeekNav week={config?.Week ?? 0} weeks={config?.Weeks ?? FOOTBALL_WEEKS} current={config?.ShowWeek ?? 0} hrefFor={hrefFor} />}
    />
  );
}
