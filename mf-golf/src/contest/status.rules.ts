import type { GolfLeaderRow, GolfStatus } from '@poolhouse/contract';

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
      return 'Cancelled';
  }
}

/** He has begun today's round and not ended it. */
export const isOnCourse = ({ Status, Through }: Pick<GolfLeaderRow, 'Status' | 'Through'>): boolean =>
  Status === 'IN' && Through !== '' && !Through.startsWith('F');

/** How far he is in his round: 'thru 12', 'F' once it is ended, '' before it. */
export const thruText = (through: string): string => (through.startsWith('F') ? 'F' : through && `thru ${through}`);
