import type { DataOf } from '@poolhouse/contract';
import { formatList, inNumber } from '@poolhouse/shared-ui';

export type Worth = Omit<DataOf<'POST ad/preview_contest'>, never>;

interface Week {
  readonly week: number;
  readonly points: number;
}

/** Weeks of equal worth together: 'Weeks 1 to 14 are worth 42 points each, week 15 is worth 84.' */
export function weeksInWords(weeks: readonly Week[]): string {
  const runs: { from: number; to: number; points: number }[] = [];
  for (const { week, points } of weeks) {
    const last = runs.at(-1);
    if (last && last.points === points && last.to === week - 1) last.to = week;
    else runs.push({ from: week, to: week, points });
  }
  const said = runs.map(({ from, to, points }, i) => {
    const unit = i === 0 ? ` ${inNumber(points, 'point')}` : '';
    return from === to ? `week ${from} is worth ${points}${unit}` : `weeks ${from} to ${to} are worth ${points}${unit} each`;
  });
  const text = formatList(said);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
