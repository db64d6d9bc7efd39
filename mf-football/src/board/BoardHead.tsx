import {
  ContestChoices,
  ContestHead,
  ContestTabs,
  RefreshCountdown,
  usePhone,
  WeekNav,
  yearsOf,
  type PageState,
} from '@poolhouse/shared-ui/board';
import { FOOTBALL_WEEKS } from '@poolhouse/contract/constants';
import type { ContestOption } from '@poolhouse/contract';
import { sections } from '../sections';
import type { Board, FootballPage } from './board.rules';

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
  const phone = usePhone();
  const config = board?.config;
  const otherYear = board && config && board.year !== config.Year;
  return (
    <ContestHead
      title={config ? `Week ${config.Week} Football${otherYear ? ` ${board.year}` : ''}` : 'Football'}
      selector={
        board &&
        config && (
          <ContestChoices
            contests={contests}
            shown={{ id: config.contest_id, name: config.contest_name }}
            years={yearsOf(config.Years, config.Year)}
            year={board.year}
            onContest={onContest}
            onYear={onYear}
          />
        )
      }
      countdown={page.data && !phone ? <RefreshCountdown state={page} /> : undefined}
      tabs={<ContestTabs items={sections} />}
      weeks={
        <WeekNav
          week={config?.Week ?? 0}
          weeks={config?.Weeks ?? FOOTBALL_WEEKS}
          current={otherYear ? config.Weeks : (config?.ShowWeek ?? 0)}
          hrefFor={hrefFor}
        />
      }
    />
  );
}
