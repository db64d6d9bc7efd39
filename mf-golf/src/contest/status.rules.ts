import type { GolfConfigRow, GolfLeaderRow, GolfStatus } from '@poolhouse/contract';
import { formatTime } from '@poolhouse/shared-ui';

/** What a tournament's state is called. */
export function statusText(status: GolfStatus, round: number): string {
  switch (status) {
    case 'NOT_STARTED':
      return 'Not started';
    case 'IN_PROGRESS':
      return `Round ${round} in progress`;
    case 'ROUND_COMPLETE':
      return `Round ${round} complete`;
    case 'SUSPENDED':
      return `Round ${round} suspended`;
    case 'OFFICIAL':
      return 'Official';
    case 'CANCELLED':
      return 'Canceled';
  }
}

/** He has begun today's round and not ended it. */
export const isOnCourse = ({ Status, Through }: Pick<GolfLeaderRow, 'Status' | 'Through'>): boolean =>
  Status === 'IN' && Through !== '' && !Through.startsWith('F');

/**
 * Whether the round that is on is the golfer's: who is cut or withdrew has none, although his row tells his last. The rounds after which the
 * field was cut were played by all.
 */
export const isInRound = (
  { Status }: Pick<GolfLeaderRow, 'Status'>,
  { current_round: round, cut_round }: Pick<GolfConfigRow, 'current_round' | 'cut_round'>,
): boolean => Status === 'IN' || (Status === 'CUT' && round <= cut_round) || (Status === 'MDF' && round <= cut_round + 1);

/** When the golfer starts, in the viewer's zone: '9:40 AM', '9:40 AM*' from hole 10; '' where it is not known or was. */
export const teeText = ({ Tee_Time, back_nine }: Pick<GolfLeaderRow, 'Tee_Time' | 'back_nine'>): string =>
  Tee_Time && `${formatTime(Tee_Time)}${back_nine ? '*' : ''}`;

/** How far he is in his round: 'thru 12', 'F' once it is ended, '' before it. */
export const thruText = (through: string): string => (through.startsWith('F') ? 'F' : through && `thru ${through}`);

/** What became of a golfer who has no round; '' of who plays. */
export const outText = ({ Status }: Pick<GolfLeaderRow, 'Status'>): string =>
  ({ IN: '', ALTERNATE: 'Not in the field', CUT: 'Missed the cut', MDF: 'Cut after round 3', WD: 'Withdrew', DQ: 'Disqualified' })[Status];
