import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { epoch, TimeTo, useFromNow } from '@poolhouse/shared-ui';
import { AddToCalendar } from '@poolhouse/shared-ui/board';
import { Clock } from 'lucide-react';
import { Timer } from './pick.styles';

interface Props {
  /** The pick's kick-off, ISO. */
  day: string;
  config: Pick<UnderdogsConfigRow, 'contest_id' | 'week'>;
  entryId: number;
}

/** How long a pick can still be changed. */
export function LockTimer({ day, config, entryId }: Props) {
  const at = epoch(day);
  return useFromNow((now) => at <= now) ? null : (
    <>
      <Timer role="timer" aria-live="off">
        <Clock size={15} aria-hidden />
        locks <TimeTo at={at} />
      </Timer>{' '}
      <AddToCalendar
        title={`Underdogs: week ${config.week} pick locks`}
        at={at}
        href={`/underdogs?contest=${config.contest_id}&entry=${entryId}`}
      />
    </>
  );
}
