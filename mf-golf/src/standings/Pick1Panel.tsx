import type { Pick1PickRow } from '@poolhouse/contract';
import { DataTable, entryColumn, figure, Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { memo } from 'react';
import { sideOf, ToPar } from '../contest/HoleMark';
import { pointsIn, toParOf, toParText } from '../contest/score.rules';

/** A name stays on one line; its place may stand below it. */
const Whole = styled.span`
  white-space: nowrap;
`;

/** One golfer each: whose is highest on the leaderboard. @param recap address of what it came to, once it is official */
export const Pick1Panel = memo(function Pick1Panel({ rows, recap }: { rows: readonly Pick1PickRow[]; recap: string | undefined }) {
  const shown = [...rows].sort(
    (a, b) => b.Points - a.Points || (toParOf(a.Score) ?? 99) - (toParOf(b.Score) ?? 99) || (a.EntryName < b.EntryName ? -1 : 1),
  );
  const points = pointsIn(rows.map((row) => row.Points));
  return (
    <Panel id="pick1" title="Pick1 Contest" action={recap && <Link to={recap}>Recap</Link>}>
      <DataTable<Pick1PickRow>
        caption="Pick1 Contest"
        columns={[
          entryColumn(
            (row) => row.mine === 1,
            undefined,
            (row) => row.ID,
          ),
          {
            key: 'pick',
            head: 'Pick',
            render: (row) => (
              <>
                <Whole>{row.Pick === '' ? 'No pick' : row.Pick}</Whole> {row.Position}
              </>
            ),
          },
          {
            key: 'score',
            head: 'Score',
            align: 'right',
            render: (row) => <ToPar data-side={sideOf(toParOf(row.Score))}>{toParText(toParOf(row.Score))}</ToPar>,
          },
          figure('Points', (row) => points(row.Points)),
        ]}
        rows={shown}
        rowKey={(row) => row.ID}
        mine={(row) => row.mine === 1}
      />
    </Panel>
  );
});
