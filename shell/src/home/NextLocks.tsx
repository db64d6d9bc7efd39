import type { HomeLockRow } from '@poolhouse/contract';
import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import { Lock as Padlock, LockOpen } from 'lucide-react';
import { Block, BlockHead, Rows } from '../forms/home.styles';
import type { Stake } from './place-of.rules';
import { Lock } from './right-now.styles';
import { useFew } from './useFew';

const AT_FIRST = 3;

interface Props {
  readonly locks: readonly HomeLockRow[];
  /** Null where it goes without saying. */
  whereOf(stake: Stake): string | null;
}

/** When each pick can no longer be changed: its kick-off. */
export function NextLocks({ locks, whereOf }: Props) {
  const [first, more] = useFew(locks, AT_FIRST);
  return (
    <Block aria-labelledby="locks-heading">
      <BlockHead>
        <h2 id="locks-heading">Next locks</h2>
        <span>your picks to come</span>
      </BlockHead>
      <Rows role="list">
        {first.map(({ ID, pick, spread, at, line_locked, ...stake }) => {
          const Icon = line_locked ? Padlock : LockOpen;
          const title = whereOf(stake);
          return (
            <Lock key={ID}>
              <Icon size={16} role="img" aria-label={line_locked ? 'Line locked' : 'Line open'} />
              <span>
                {pick} {formatLine(spread)}
                {title && <small>{title}</small>}
              </span>
              <span>{formatDayTime(at)}</span>
            </Lock>
          );
        })}
      </Rows>
      {more}
    </Block>
  );
}
