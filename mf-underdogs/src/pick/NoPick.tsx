import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { missedWords } from './missed.rules';
import { Part } from './pick.styles';

interface Props {
  config: UnderdogsConfigRow;
  /** Underdogs that can still be taken. */
  free: number;
  /** Why an administrator took the pick away; '' when none did. */
  removed: string;
}

/** The call to pick, or why there is none. */
export function NoPick({ config: { week, SelfPick, MissedPick }, free, removed }: Props) {
  const can = SelfPick === 1 ? (free > 0 ? `${free === 1 ? 'One underdog is' : `${free} underdogs are`} left to choose from.` : 'No underdog is left to choose from.') : 'An administrator sets the picks of this contest.';
  return (
    <Part>
      <p><strong>No pick yet for week {week}.</strong> {can}</p>
      {removed !== '' && <p>An administrator took your pick away: {removed}</p>}
      <p>{missedWords(MissedPick)}</p>
    </Part>
  );
}
