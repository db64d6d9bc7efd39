import { ContestHead, ContestTabs, RefreshCountdown, WeekNav, type PageState } from '@poolhouse/shared-ui/board';
import { useMediaQuery } from '@poolhouse/shared-ui/core';
import { FOOTBALL_WEEKS } from '@poolhouse/contract/constants';
import type { ContestOption } from '@poolhouse/contract';
import { sections } from '../sections';
import { yearsOf, type Board, type FootballPage } from './board.rules';
import { BoardChoices } from './BoardChoices';

interface Props {
  page: PageState<FootballPage>;
  board: Board | null;
  contests: readonly ContestOption[];
  hrefFor(week: number): string;
  onContest(id: number): void;
  onYear(year: number): void;
}

/** Heading, contest, countdown, sections and weeks. Heading and sections stand before the first answer. */
export function BoardHead({ page, board, contests, hrefFor, onContest, onYear }: Props) {
  // A phone has the countdown in the head of the scores.
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const config = board?.config;
  const years = config ? yearsOf(config) : [];
  const otherYear = board && config && board.year !== config.Year;
  return (
    <ContestHead
      title={config ? `Week ${config.Week} Football${otherYear ? ` ${board.year}` : ''}` : 'Football'}
      selector={board && (contests.length > 1 || years.length > 0) ? <BoardChoices board={board} contests={contests} years={years} onContest={onContest} onYear={onYear} /> : undefined}
      countdown={page.data && !phone ? <RefreshCountdown state={page} /> : undefined}
      tabs={<ContestTabs items={sections} />}
      weeks={<WeekNav week={config?.Week ?? 0} weeks={config?.Weeks ?? FOOTBALL_WEEKS} current={otherYear ? config.Weeks : config?.ShowWeek ?? 0} hrefFor={hrefFor} />}
    />
  );
}
