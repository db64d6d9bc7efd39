import type { ContestOption, FootballAdminConfigRow } from '@poolhouse/contract';
import { Buttons, ChoiceField } from '@poolhouse/shared-ui/desk';

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
  const weeks = Array.from({ length: Math.max(LAST_WEEK, config.Week, config.ShowWeek) }, (_, i) => ({
    value: i + 1,
    label: `Week ${i + 1}${i + 1 === config.ShowWeek ? ' (now)' : ''}`,
  }));
  return (
    <Buttons>
      {contests.length > 1 && (
        <div>
          <ChoiceField
            label="Contest"
            value={config.contest_id}
            choices={contests.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => onContest(id)}
          />
        </div>
      )}
      <div>
        <ChoiceField label="Week" value={config.Week} choices={weeks} onChange={(week) => onWeek(week)} />
      </div>
    </Buttons>
  );
}
