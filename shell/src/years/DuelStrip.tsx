import type { RivalRunRow, RivalTallyRow } from '@poolhouse/contract';
import { formatRecord, media, useOwnMark, usePerson, type Person } from '@poolhouse/shared-ui';
import { Monogram, StatusStrip } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
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
  const { own } = useOwnMark();
  const other = usePerson(rival);
  const gone = left ? ` ${rival} left the circle.` : '';
  return (
    <StatusStrip
      items={[
        { label: 'Ahead–behind', value: <Both own={own} record={recordOf(all)} other={other} />, note: `${duelText(all, rival)}${gone}` },
        { label: 'Run now', value: now?.Meetings.length ?? 0, note: now ? (now.Whose === 1 ? 'yours' : rival) : 'level last time' },
        { label: 'Longest runs', value: formatRecord(lengthOf('mine'), lengthOf('theirs')), note: `you and ${rival}` },
      ]}
    />
  );
}

/** In one line; on a phone, where it has a third of one, without the marks. */
const OneLine = styled.span`
  white-space: nowrap;
  ${media.phone} {
    > [aria-hidden] {
      display: none;
    }
  }
`;

/** The record between the marks of the two, mine first as in its figures. */
const Both = ({ own, record, other }: { own: Person | null; record: string; other: Person }) => (
  <OneLine>
    {own && <Monogram person={own} />}
    {record} <Monogram person={other} />
  </OneLine>
);
