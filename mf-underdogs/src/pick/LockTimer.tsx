import { epoch, TimeTo, useFromNow } from '@poolhouse/shared-ui';
import { Clock } from 'lucide-react';
import { Timer } from './pick.styles';

/** How long a pick can still be changed. `day` is its kick-off, ISO. */
export function LockTimer({ day }: { day: string }) {
  const at = epoch(day);
  return useFromNow((now) => at <= now) ? null : (
    <Timer role="timer" aria-live="off">
      <Clock size={15} aria-hidden />
      locks <TimeTo at={at} />
    </Timer>
  );
}
