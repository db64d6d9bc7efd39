import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { FaceChip } from '../chips/FaceChip';
import { LiveDot } from '../chips/LiveDot';
import { faceOf, faces } from '../chips/result-face';
import { Tick } from '../chips/Tick';
import { formatChance } from '../formats/figures';
import { epoch } from '../formats/instant';
import { formatDay, formatTime } from '../formats/when';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { TimeTo } from '../time/TimeTo';
import { courseWay, orderSweat, pickParts, type CoursePoint, type SweatLine } from './sweat.rules';
import { Chance, Need, Pick, Row, Rows, Score, When } from './sweat.styles';
import { useHeldOrder } from './useHeldOrder';

export interface SweatListProps {
  /** In any order: what is nearest to turning comes first. */
  rows: readonly SweatLine[];
  /** Larger, as a page has it that is nothing else. */
  large?: boolean;
  /** Says of a row that it changed with the last answer. */
  changed?(row: SweatLine): boolean;
  /** Before the row's address is followed. */
  onOpen?(): void;
}

/** The player's own, a row each with score, clock and what it needs. Rows stand still while one of them has focus. */
export function SweatList({ rows, large = false, changed, onOpen }: SweatListProps): ReactElement {
  const [shown, hold] = useHeldOrder(orderSweat(rows));
  return (
    <Rows role="list" data-large={large || undefined} {...hold}>
      {shown.map((row) => (
        <Line key={row.ID} row={row} changed={changed?.(row) ?? false} onOpen={onOpen} />
      ))}
    </Rows>
  );
}

interface LineProps {
  row: SweatLine;
  changed: boolean;
  onOpen: (() => void) | undefined;
}

const Line = memo(function Line({ row, changed, onOpen }: LineProps): ReactElement {
  const { pick, need, note, href, colors, score, state } = row;
  const [team, line] = pickParts(pick);
  const face = row.covers ? 'covering' : faceOf(row.result, row.push === 1);
  const words = (
    <>
      {team} {line !== '' && <i>{line}</i>}
    </>
  );
  return (
    <Row
      data-state={state}
      data-plain={colors === undefined || undefined}
      data-tone={face ? faces[face].ink : undefined}
      data-changed={changed}
    >
      {colors !== undefined && <Tick colors={colors} />}
      <Pick>
        {href === undefined ? (
          <span>{words}</span>
        ) : (
          <Link to={href} {...(onOpen && { onClick: onOpen })}>
            {words}
          </Link>
        )}
      </Pick>
      <Score>{score}</Score>
      <Need>
        {face && <FaceChip face={face} title="" />}
        <span>
          {need || (face && faces[face].spoken)}
          {need !== '' && face && state === 'live' && <VisuallyHidden>, {faces[face].spoken.toLowerCase()}</VisuallyHidden>}
        </span>
        {note && <small>{note}</small>}
      </Need>
      {row.chance !== undefined && <WinChance of={row.chance} />}
      <Status row={row} />
    </Row>
  );
});

/** '82%', under the score. */
const WinChance = ({ of }: { of: number | null }): ReactElement => (
  <Chance>
    <VisuallyHidden>Chance </VisuallyHidden>
    {formatChance(of)}
  </Chance>
);

/** LIVE and the clock, how long it is until it begins, or that it is over. */
function Status({ row: { state, clock, at, course = NONE } }: { row: SweatLine }): ReactElement {
  if (state === 'to_come')
    return (
      <When>
        <b>{formatTime(at)}</b>
        <span>
          <TimeTo at={epoch(at)} />
        </span>
      </When>
    );
  return (
    <When>
      {state === 'live' ? <LiveDot /> : <b>{clock}</b>}
      <span>{state === 'live' ? clock : formatDay(at)}</span>
      {state === 'live' && course.length > 1 && <Course points={course} />}
    </When>
  );
}

const NONE: readonly CoursePoint[] = [];

/** The row's chance through the game, an even one dashed: seen alone, since the figure is said. */
const Course = ({ points }: { points: readonly CoursePoint[] }): ReactElement => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
    <line x1="0" x2="100" y1="50" y2="50" />
    <polyline points={courseWay(points)} />
  </svg>
);
