import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import { Lock as Padlock, LockOpen } from 'lucide-react';
import type { ComingLock } from './facts.types';
import { Block, BlockHead, Rows } from './home.styles';
import { Lock } from './right-now.styles';

/** When each pick can no longer be changed: its kick-off. */
export function NextLocks({ locks, now }: { locks: readonly ComingLock[]; now: number }) {
  return (
    <Block aria-labelledby="locks-heading">
      <BlockHead>
        <h2 id="locks-heading">Next locks</h2>
        <span>your picks to come</span>
      </BlockHead>
      <Rows role="list">
        {locks.map(({ id, pick, line, at, lineLocked }) => {
          const Icon = lineLocked ? Padlock : LockOpen;
          return (
            <Lock key={id}>
              <Icon size={16} role="img" aria-label={lineLocked ? 'Line locked' : 'Line open'} />
              <span>
                {pick} {formatLine(line)}
              </span>
              <span>{formatDayTime(at, now)}</span>
            </Lock>
          );
        })}
      </Rows>
    </Block>
  );
}
