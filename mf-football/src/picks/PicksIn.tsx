import type { CurrentPicksRow, FootballEventRow } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { formatDayTime, TimeTo, token, type, useFromNow } from '@poolhouse/shared-ui';
import { AddToCalendar } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Clock } from 'lucide-react';
import { nextLock } from './events.rules';

const Row = styled.div`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  color: ${token.ink2};
  & > strong {
    ${type.cell};
    font-weight: 600;
    color: ${token.ink};
  }
  & svg {
    vertical-align: -2px;
    margin-right: 5px;
  }
`;

interface Props {
  /** Whose picks, and of which week. */
  of: Pick<CurrentPicksRow, 'entry_id' | 'Week'>;
  saved: number;
  /** Changes that are not saved. */
  changes: number;
  events: ReadonlyMap<number, FootballEventRow>;
}

/** How many picks the server has, how many wait to be submitted, and when the next game locks what is on it. */
export function PicksIn({ of, saved, changes, events }: Props) {
  const lock = useFromNow((now) => nextLock([...events.values()], now));
  return (
    <Row>
      <strong>
        {saved} of {PICKS_PER_WEEK} saved{changes > 0 && `, ${changes} to submit`}
      </strong>
      <span role="timer" aria-live="off">
        <Clock size={15} aria-hidden />
        {lock === null ? (
          'No more games to lock this week'
        ) : (
          <>
            Next lock {formatDayTime(lock)}, <TimeTo at={lock} />
          </>
        )}
      </span>
      {lock !== null && (
        <AddToCalendar title={`Football: week ${of.Week} picks lock`} at={lock} href={`/football/makepicks?entry=${of.entry_id}`} />
      )}
    </Row>
  );
}
