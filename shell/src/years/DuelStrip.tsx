import type { RivalRunRow, RivalTallyRow } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/shared-ui';
import { StatusStrip } from '@poolhouse/shared-ui/board';
import { duelText, recordOf } from './words.rules';

interface Props {
  readonly all: RivalTallyRow;
  readonly runs: readonly RivalRunRow[];
  readonly rival: string;
  /** Whether the rival has left the circle. */
  readonly left: boolean;
}

/** How the two of us stand. */
export function DuelStrip({ all, runs, rival, left }: Props) {
  const run = (id: RivalRunRow['ID']) => runs.find(({ ID }) => ID === id);
  const now = run('current');
  const lengthOf = (id: 'mine' | 'theirs') => run(id)?.Meetings.length ?? 0;
  const gone = left ? ` ${rival} left the circle.` : '';
  return (
    <StatusStrip
      items={[
        { label: 'Ahead–behind', value: recordOf(all), note: `${duelText(all, rival)}${gone}` },
        { label: 'Run now', value: now?.Meetings.length ?? 0, note: now ? (now.Whose === 1 ? 'yours' : rival) : 'level last time' },
        { label: 'Longest runs', value: formatRecord(lengthOf('mine'), lengthOf('theirs')), note: `you and ${rival}` },
      ]}
    />
  );
}
