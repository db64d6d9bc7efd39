import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { missedWords } from './missed.rules';
import { Part } from './pick.styles';

interface Props {
  config: UnderdogsConfigRow;
  /** Underdogs that can still be taken. */
  free: number;
  /** Whether any game of the week is there. */
  games: boolean;
  /** Why an administrator took the pick away; '' when none did. */
  removed: string;
}

/** The call to pick, or why there is none. */
export function NoPick({ config: { week, SelfPick, MissedPick }, free, games, removed }: Props) {
  const missed = free === 0 && games;
  const left =
    free === 1
      ? 'One underdog is left to choose from.'
      : free > 1
        ? `${plural(free, 'underdog is', 'underdogs are')} left to choose from.`
        : missed
          ? 'No underdog is left to choose from.'
          : 'Its games are not there yet; come back when they are.';
  const can = SelfPick === 1 ? left : 'An administrator sets the picks of this contest.';
  return (
    <Part>
      <p>
        <strong>
          {missed ? 'No pick' : 'No pick yet'} for week {week}.
        </strong>{' '}
        {can}
      </p>
      {removed !== '' && <p>An administrator took your pick away: {removed}</p>}
      <p>{missedWords(MissedPick)}</p>
    </Part>
  );
}
