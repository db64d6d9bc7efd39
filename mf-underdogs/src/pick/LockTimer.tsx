import { Clock } from 'lucide-react';
import { epoch, formatIn, useServerNow } from '@poolhouse/shared-ui';
import { Timer } from './pick.styles';

/** How long a pick can still be changed. `day` is its kick-off, ISO. */
export function LockTimer({ day }: { day: string }) {
  const left = epoch(day) - useServerNow();
  return left <= 0 ? null : (
    <Timer role="timer" aria-live="off">
      <Clock size={15} aria-hidden />
      locks {formatIn(left)}
    </Timer>
  );
}
