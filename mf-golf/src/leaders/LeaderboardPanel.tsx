import type { GolfConfigRow, GolfLeaderRow } from '@poolhouse/contract';
import { media, token, type } from '@poolhouse/shared-ui';
import { Movement, Panel, PanelEmpty, useShowAll, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Eye, Scissors, UserCheck } from 'lucide-react';
import { Fragment, memo, useMemo } from 'react';
import { IconOnly } from '../contest/board.styles';
import { insideOf } from '../contest/bubble.rules';
import { scoresToPar, sideOf } from '../contest/HoleMark';
import { golfersMoved } from '../contest/moved.rules';
import { isByPoints, lineOf, officialOf, officialText, officialToday, officialWords } from '../contest/official.rules';
import { isInRound, teeText } from '../contest/status.rules';
import { useSteadyKeys } from '../contest/useSteadyKeys';

const FIRST = 12;

interface Props {
  rows: readonly GolfLeaderRow[];
  config: GolfConfigRow;
  mine: ReadonlySet<number>;
  watched: ReadonlySet<number>;
  onWatch(golferId: number): void;
}

/** The first ranked golfer above the line has the Projected Cut row before him; undefined where all are inside. */
export function firstOutside(rows: readonly GolfLeaderRow[], line: number | null): number | undefined {
  if (line === null) return undefined;
  return rows.find((row) => row.Status === 'CUT' || (row.Status === 'IN' && (officialOf(row) ?? -Infinity) > line))?.Golfer_ID;
}

/** As the site ranks; before the first score, when all are level, by their starts. */
const byPlace = (a: GolfLeaderRow, b: GolfLeaderRow) =>
  (a.Position === '' && b.Position === '' && startOf(a) - startOf(b)) || a.sort_order - b.sort_order;

const startOf = ({ Tee_Time }: GolfLeaderRow) => Date.parse(Tee_Time) || Infinity;

export function LeaderboardPanel({ rows, config, mine, watched, onWatch }: Props) {
  const sorted = useMemo(() => [...rows].sort(byPlace), [rows]);
  const moved = useMemo(() => golfersMoved(rows, config.current_round), [rows, config.current_round]);
  const line = lineOf(config);
  const byPoints = isByPoints(config);
  const cutBefore = config.cut_made ? sorted.find(({ Status }) => Status === 'CUT')?.Golfer_ID : firstOutside(sorted, line);
  const cutAt = sorted.findIndex(({ Golfer_ID }) => Golfer_ID === cutBefore);
  const [first, more] = useShowAll(sorted, FIRST, 'golfers');
  // Mine and those on both sides of the line are always in view, wherever they stand.
  const shown = more ? sorted.filter(({ Golfer_ID }, n) => n < FIRST || mine.has(Golfer_ID) || n === cutAt || n === cutAt - 1) : first;
  const keys = useSteadyKeys(shown.map(({ Golfer_ID }) => Golfer_ID));
  return (
    <Panel id="leaders" title="Leaderboard" foot={notesOf(sorted, byPoints)}>
      {sorted.length === 0 ? (
        <PanelEmpty>The field is not known yet.</PanelEmpty>
      ) : (
        <Table>
          <LeaderHead byPoints={byPoints} />
          <tbody>
            {shown.map((row, n) => (
              <Fragment key={keys[n]}>
                {row.Golfer_ID === cutBefore && <CutRow made={config.cut_made === 1} line={line} byPoints={byPoints} rows={rows} />}
                <LeaderRow
                  row={row}
                  byPoints={byPoints}
                  plays={isInRound(row, config)}
                  moved={moved.get(row.Golfer_ID) ?? 0}
                  mine={mine.has(row.Golfer_ID)}
                  watched={watched.has(row.Golfer_ID)}
                  onWatch={onWatch}
                />
              </Fragment>
            ))}
          </tbody>
        </Table>
      )}
      {more}
    </Panel>
  );
}

/** What has to be said of these scores; undefined for nothing. */
function notesOf(rows: readonly GolfLeaderRow[], byPoints: boolean): string | undefined {
  const notes = [
    rows.some(({ Starting = 0 }) => Starting !== 0) && 'Scores include starting strokes; contests count strokes played.',
    byPoints && 'The tournament goes by points; contests count strokes to par.',
    rows.some(({ Through, back_nine }) => Through.endsWith('*') || back_nine) && '* started on the back nine',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}

interface CutProps {
  made: boolean;
  line: number | null;
  byPoints: boolean;
  rows: readonly GolfLeaderRow[];
}

const CutRow = ({ made, line, byPoints, rows }: CutProps) => (
  <tr data-cut>
    <th scope="row" colSpan={5}>
      {SCISSORS} {made ? 'Cut' : 'Projected Cut'} {officialWords(line, byPoints)}
    </th>
    <td colSpan={2}>{made ? '' : `${line === null ? 0 : insideOf(rows, line)} inside`}</td>
  </tr>
);

/** The head of the table, drawn once. */
const LeaderHead = memo(function LeaderHead({ byPoints }: { byPoints: boolean }) {
  return (
    <>
      <caption>
        <VisuallyHidden>Leaderboard</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Pos</th>
          <th scope="col">Name</th>
          <th scope="col">{byPoints ? 'Points' : 'Score'}</th>
          <th scope="col">Through</th>
          <th scope="col">Today</th>
          <th scope="col">Group</th>
          <th scope="col">
            <VisuallyHidden>Watch</VisuallyHidden>
          </th>
        </tr>
      </thead>
    </>
  );
});

interface RowProps {
  row: GolfLeaderRow;
  byPoints: boolean;
  /** The round that is on is his. */
  plays: boolean;
  moved: number;
  mine: boolean;
  watched: boolean;
  onWatch(golferId: number): void;
}

/** Elements that are the same at every draw. */
const MY_PICK = <UserCheck size={16} aria-label="my pick" />;
const EYE = <Eye size={18} aria-hidden />;
const SCISSORS = <Scissors size={16} aria-hidden />;

const DRAWN = ['Position', 'Name', 'Score', 'Points', 'Through', 'Tee_Time', 'Round_Score', 'Round_Points', 'Group_Num'] as const;

/** One golfer's hole gives all below him another `sort_order`, which is no reason to draw their rows again. */
const sameRow = ({ row, ...before }: RowProps, { row: now, ...after }: RowProps): boolean =>
  (row === now || DRAWN.every((name) => row[name] === now[name])) &&
  before.byPoints === after.byPoints &&
  before.plays === after.plays &&
  before.moved === after.moved &&
  before.mine === after.mine &&
  before.watched === after.watched &&
  before.onWatch === after.onWatch;

const LeaderRow = memo(function LeaderRow({ row, byPoints, plays, moved, mine, watched, onWatch }: RowProps) {
  return (
    <tr data-mine={mine || undefined}>
      <td>
        {row.Position}{' '}
        {moved !== 0 && (
          <span>
            <Movement places={moved} />
          </span>
        )}
      </td>
      <th scope="row">
        {row.Name} {mine && MY_PICK}
      </th>
      <ScoreCell official={officialOf(row)} byPoints={byPoints} />
      <td>{plays ? row.Through || teeText(row) : '–'}</td>
      {plays ? <ScoreCell official={officialToday(row)} byPoints={byPoints} /> : <td>–</td>}
      <td>{row.Group_Num === null ? '' : row.Group_Num + 1}</td>
      <td>
        <Watch golferId={row.Golfer_ID} name={row.Name} watched={watched} onWatch={onWatch} />
      </td>
    </tr>
  );
}, sameRow);

const ScoreCell = memo(function ScoreCell({ official, byPoints }: { official: number | null; byPoints: boolean }) {
  return <td data-side={sideOf(official)}>{officialText(official, byPoints)}</td>;
});

interface WatchProps extends Pick<RowProps, 'watched' | 'onWatch'> {
  golferId: number;
  name: string;
}

const Watch = memo(function Watch({ golferId, name, watched, onWatch }: WatchProps) {
  return (
    <IconOnly type="button" aria-pressed={watched} aria-label={`Watch ${name}`} onClick={() => onWatch(golferId)}>
      {EYE}
    </IconOnly>
  );
});

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.cell};
  ${scoresToPar};
  thead th {
    ${type.head};
    color: ${token.ink3};
    background: ${token.sunken};
  }
  th,
  td {
    height: 34px;
    padding: 2px 3px;
    text-align: right;
    border-bottom: 1px solid ${token.line};
    white-space: nowrap;
  }
  @media (max-width: 359px) {
    th[scope='row'] {
      white-space: normal;
    }
  }
  th:first-of-type,
  td:first-of-type {
    text-align: left;
  }
  td:first-of-type {
    padding-left: 14px;
  }
  /* In the narrow column places gained stand small beside the place, and heads close up, so that they stand apart and a row has one line. */
  ${media.large} {
    th,
    td {
      padding-inline: 5px;
    }
    thead th {
      letter-spacing: 0;
    }
    td:first-of-type > span > span {
      font-size: 0.8125rem;
    }
  }
  tbody td:last-of-type {
    padding-inline: 0 6px;
  }
  thead th:first-of-type {
    padding-left: 14px;
  }
  thead th:nth-of-type(2),
  tbody th {
    text-align: left;
    white-space: normal;
  }
  tbody th {
    font-weight: 600;
    svg {
      vertical-align: -3px;
      color: ${token.brand};
    }
  }
  tr[data-mine] > * {
    background: ${token.brandTint};
  }
  tr[data-mine] > td:first-of-type {
    box-shadow: inset 3px 0 ${token.brand};
  }
  tr[data-cut] > * {
    color: ${token.pushInk};
    background: ${token.pushTint};
    border-top: 2px dashed ${token.push};
  }
  tr[data-cut] svg {
    color: inherit;
  }
  tr[data-cut] th {
    padding-left: 14px;
  }
  ${media.phone} {
    td:first-of-type > span {
      display: none;
    }
    th,
    td {
      height: 40px;
      padding-inline: 4px;
    }
  }
`;
