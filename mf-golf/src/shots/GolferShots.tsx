import type { GolfScoresRow } from '@poolhouse/contract';
import { useState } from 'react';
import type { ShotsPage } from '../contest/golf.types';
import { FoldedShots } from './FoldedShots';
import { HoleShots } from './HoleShots';
import { HoleStrip } from './HoleStrip';
import { cellsOfRow, currentHole, groundOf, holeLine, shotsOf } from './shots.rules';

interface Props {
  row: GolfScoresRow;
  data: ShotsPage;
  name: string;
  /** Begins as one line below the strip of holes. */
  folded?: boolean;
}

/** A golfer's round: the strip of his holes, and one hole with its strokes, drawn and as a list. */
export function GolferShots({ row, data, name, folded = false }: Props) {
  const [picked, choose] = useState<number | null>(null);
  const [shown, show] = useState<boolean | null>(null);
  const open = shown ?? !folded;
  const pick = (one: number) => {
    choose(one);
    show(true);
  };
  const cells = cellsOfRow(row, data.courses.data);
  const shots = shotsOf(row);
  const hole = picked ?? currentHole(cells, shots);
  const details = shots.find(({ holeNumber }) => holeNumber === hole);
  const course = data.courses.data.find(({ course_id }) => course_id === row.course_id);
  const cell = cells[hole - 1];
  return (
    <>
      <HoleStrip cells={cells} course={course} hole={hole} name={name} onPick={pick} />
      {(folded || shown !== null) && (
        <FoldedShots open={open} onToggle={() => show(!open)} line={holeLine(hole, cell, details)} name={name} />
      )}
      <HoleShots
        hidden={!open}
        round={`${row.ID}`}
        hole={hole}
        cell={cell}
        details={details}
        course={course}
        ground={groundOf(data.grounds.data, row, hole)}
        config={data.config.data[0]}
        name={name}
        reported={shots.length > 0}
        onPick={pick}
      />
    </>
  );
}
