import type { UnderdogsRecapStanding } from '@poolhouse/contract';
import { formatLine, formatRank, formatRecord, token, type } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, FaceChip, Movement, Panel, sharedRanks, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

type Row = UnderdogsRecapStanding;

const FIRST = 6;
const FACES = { W: 'win', C: 'cover', L: 'loss', '': null } as const;
const WORTH = { W: 0, C: 1, L: 2, '': 3 } as const;

/** Everybody's week, the best first, and what it did to the season. */
export function EndedPanel({ rows, mine }: { rows: readonly Row[]; mine: ReadonlySet<number> }) {
  const sorted = [...rows].sort((a, b) => WORTH[a.Grade] - WORTH[b.Grade]);
  const [shown, more] = useShowAll(sorted, FIRST, 'entries');
  const isMine = ({ ID }: Row): boolean => mine.has(ID);
  return (
    <Panel title="How it ended">
      <DataTable caption="How it ended" columns={columnsOf(rows, isMine)} rows={shown} rowKey={({ ID }) => ID} mine={isMine} />
      {more}
    </Panel>
  );
}

function columnsOf(rows: readonly Row[], isMine: (row: Row) => boolean): Column<Row>[] {
  const shared = sharedRanks(rows);
  return [
    entryColumn(isMine, undefined, ({ ID }) => ID),
    { key: 'pick', head: 'Pick', render: (row) => <PickOf row={row} /> },
    {
      key: 'record',
      head: 'W–C–L',
      headTitle: 'Wins, covers and losses of the season',
      align: 'right',
      render: ({ Wins, Covers, Losses }) => <NoWrap>{formatRecord(Wins, Covers, Losses)}</NoWrap>,
    },
    {
      key: 'season',
      head: 'Season',
      align: 'right',
      render: ({ Rank, Moved }) => (
        <NoWrap>
          {formatRank(Rank, shared.has(Rank))} {Moved !== 0 && <Movement places={Moved} />}
        </NoWrap>
      ),
    },
  ];
}

/** Chip, team and the points it got; a pick that was missed is a loss without a team. */
function PickOf({ row: { Pick, Abbrev, Spread, Grade, Auto } }: { row: Row }) {
  if (Pick === '')
    return (
      <Pair>
        {Grade === 'L' ? (
          <>
            <FaceChip face="loss" /> No pick
          </>
        ) : (
          '–'
        )}
      </Pair>
    );
  return (
    <Pair>
      <FaceChip face={FACES[Grade]} />
      <span>
        {Abbrev || Pick} {formatLine(Spread)}
        {Auto === 1 && <small> given</small>}
      </span>
    </Pair>
  );
}

const NoWrap = styled.span`
  white-space: nowrap;
`;

const Pair = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  white-space: nowrap;
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
