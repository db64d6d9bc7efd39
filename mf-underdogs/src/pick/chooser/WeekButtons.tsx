import type { UnderdogsPickRow } from '@poolhouse/contract';
import { Weeks } from './chooser.styles';

interface Props {
  weeks: readonly number[];
  /** The week that is on. */
  current: number;
  week: number;
  planned: readonly UnderdogsPickRow[];
  onWeek(week: number): void;
}

/** Which week to pick for; coming ones tell the team that is planned. */
export function WeekButtons({ weeks, current, week, planned, onWeek }: Props) {
  return (
    <Weeks role="group" aria-label="Week to pick for">
      {weeks.map((one) => {
        const plan = planned.find((pick) => pick.week === one);
        return (
          <button key={one} type="button" aria-pressed={one === week} onClick={() => onWeek(one)}>
            {one === current ? `Week ${one}` : one}
            {plan && <small>{plan.Abbrev || plan.pick}</small>}
          </button>
        );
      })}
    </Weeks>
  );
}
