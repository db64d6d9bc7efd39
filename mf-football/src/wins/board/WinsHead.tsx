import { NFL_WEEKS } from '@poolhouse/contract/constants';
import { ContestChoices, ContestHead, ContestTabs, RefreshCountdown, usePhone, WeekNav } from '@poolhouse/shared-ui/board';
import { sections } from '../sections';
import type { WinsBoardState } from './useWinsBoard';

/** Heading, contest, countdown, sections and weeks. Heading and sections stand before the first answer. */
export function WinsHead({ page, board, years, hrefFor, chooseContest, chooseYear }: WinsBoardState) {
  // A phone has the countdown in the head of the scores.
  const phone = usePhone();
  const config = board?.config;
  const past = board && years.length > 0 && board.year !== years[0];
  return (
    <ContestHead
      title={config ? `Week ${config.week} NFL Wins${past ? ` ${board.year}` : ''}` : 'NFL Wins'}
      selector={
        board &&
        config && (
          <ContestChoices
            contests={page.data?.contests.data ?? []}
            shown={{ id: config.contest_id, name: config.contest_name }}
            years={years}
            year={board.year}
            onContest={chooseContest}
            onYear={chooseYear}
          />
        )
      }
      countdown={page.data && !phone ? <RefreshCountdown state={page} /> : undefined}
      tabs={<ContestTabs items={sections} />}
      weeks={
        <WeekNav
          week={config?.week ?? 0}
          first={config?.FirstWeek}
          weeks={config?.Weeks ?? NFL_WEEKS}
          current={past && config ? config.Weeks : (config?.ShowWeek ?? 0)}
          hrefFor={hrefFor}
        />
      }
    />
  );
}
