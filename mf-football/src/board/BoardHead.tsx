import type { ContestOption, FootballConfigRow } from '@poolhouse/contract';
import { FOOTBALL_WEEKS } from '@poolhouse/contract/constants';
import {
  ContestChoices,
  ContestHead,
  ContestTabs,
  RefreshCountdown,
  usePhone,
  WeekNav,
  yearsOf,
  type PageStatus,
} from '@poolhouse/shared-ui/board';
import { memo } from 'react';
import { sections } from '../sections';

interface Props {
  status: PageStatus;
  /** null before the first answer. */
  config: FootballConfigRow | null;
  /** The year that is shown. */
  year: number | undefined;
  contests: readonly ContestOption[];
  hrefFor(week: number): string;
  onContest(id: number): void;
  onYear(year: number): void;
}

/** Heading, contest, countdown, sections and weeks. Heading and sections stand before the first answer. */
export const BoardHead = memo(function BoardHead({ status, config, year, contests, hrefFor, onContest, onYear }: Props) {
  // A phone has the countdown in the head of the scores.
  const phone = usePhone();
  const otherYear = config !== null && year !== undefined && year !== config.Year;
  return (
    <ContestHead
      title={config ? `Week ${config.Week} Football${otherYear ? ` ${year}` : ''}` : 'Football'}
      selector={
        config &&
        year !== undefined && (
          <ContestChoices
            contests={contests}
            shown={{ id: config.contest_id, name: config.contest_name }}
            years={yearsOf(config.Years, config.Year)}
            year={year}
            onContest={onContest}
            onYear={onYear}
          />
        )
      }
      countdown={config && !phone ? <RefreshCountdown state={status} /> : undefined}
      tabs={<ContestTabs items={sections} />}
      weeks={
        <WeekNav
          week={config?.Week ?? 0}
          first={config?.FirstWeek}
          weeks={config?.Weeks ?? FOOTBALL_WEEKS}
          current={otherYear ? config.Weeks : (config?.ShowWeek ?? 0)}
          hrefFor={hrefFor}
        />
      }
    />
  );
});
