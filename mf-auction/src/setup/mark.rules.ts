import type { DataOf } from '@poolhouse/contract';
import { formatDayTime } from '@poolhouse/shared-ui';

export type Step = DataOf<'GET ad/bbauction_setup'>['steps']['data'][number];

/** Whether a step is done, and who pressed it last: '✓ done Tue 6:12 PM by carl'. What the data alone tell bears no name. */
export function markWords({ done, at, by }: Pick<Step, 'done' | 'at' | 'by'>): string {
  const last = by === '' ? '' : `${formatDayTime(at)} by ${by}`;
  if (done === 1) return `✓ done ${last}`.trim();
  return last === '' ? 'to do' : `to do, last pressed ${last}`;
}
