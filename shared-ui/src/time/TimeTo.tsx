import type { ReactElement } from 'react';
import { formatIn } from '../formats/countdown';
import { useFromNow } from './useFromNow';

/** 'in 0:42:10' to an instant of the server's time (epoch ms). It counts by itself; nothing around it is drawn again. */
export function TimeTo({ at }: { at: number }): ReactElement {
  return <>{useFromNow((now) => formatIn(at - now))}</>;
}
