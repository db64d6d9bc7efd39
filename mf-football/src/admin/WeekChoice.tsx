import type { ContestOption, FootballAdminConfigRow } from '@poolhouse/contract';

interface Props {
  config: FootballAdminConfigRow;
  contests: readonly ContestOption[];
  onContest(id: number): void;
  onWeek(week: number): void;
}

/** Weeks of a football season, and some that extra weeks may add. */
const LAST_WEEK = 18;

/** Which contest, and which week. */
export function WeekChoice({ config, contests, onContest, onWeek }: Props) {
  return (
    <div>
      {contests.length > 1 && (
        <select aria-label="Contest" value={config.contest_id} onChange={(event) => onContest(Number(event.target.value))}>
          {contests.map((contest) => (
            <option key={contest.id} value={contest.id}>
              {contest.name}
            </option>
          ))}
        </select>
      )}{' '}
      <select aria-label="Week" value={config.Week} onChange={(event) => onWeek(Number(event.target.value))}>
        {Array.from({ length: Math.max(LAST_WEEK, config.Week, config.ShowWeek) }, (_, i) => (
          <option key={i + 1} value={i + 1}>
            Week {i + 1}
            {i + 1 === config.ShowWeek && ' (now)'}
          </option>
        ))}
      </select>
    </div>
  );
}
