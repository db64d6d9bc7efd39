import { useState } from 'react';
import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { media, token, type } from '@poolhouse/shared-ui';
import { LiveDot } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { GolfScoresRow } from '@poolhouse/contract';
import type { ShotsPage } from '../contest/golf.types';
import { HoleMark, holeMarks } from '../contest/HoleMark';
import { outcomeWord } from '../contest/score.rules';
import { holeName, HOLES } from '../rounds/cells.rules';
import { drawHole, drawOnPicture, fitsPicture } from './draw.rules';
import { HoleDrawing } from './HoleDrawing';
import { FoldedShots } from './FoldedShots';
import { cellsOfRow, currentHole, drawnFrom, holeLine, missingStrokes, pictureUrl, shotsOf } from './shots.rules';
import { usePlayback } from './usePlayback';

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
  const config = data.config.data[0];
  const here = data.grounds.data.filter((one) => one.hole === hole && one.round_number === row.round_number);
  const ground = here.find((one) => one.course_id === row.course_id) ?? here[0];
  const playback = usePlayback(details?.strokes.length ?? 0, `${row.ID}-${hole}`);
  const picture = config && details && fitsPicture(details) ? pictureUrl(course, hole, config) : undefined;
  const drawing = details && !picture && course?.scoring_level === 'TOURCAST' ? drawHole(details, ground) : null;
  const traced = details && picture ? drawOnPicture(details) : drawing;
  const cell = cells[hole - 1];
  return (
    <>
      <Strip>
        <table>
          <thead>
            <tr>
              {HOLES.map((one) => (
                <th
                  key={one}
                  scope="col"
                  aria-label={`Hole ${one}, par ${course?.[holeName(one)] ?? ''}`}
                  data-current={one === hole || undefined}
                >
                  {one}
                  <small>{course?.[holeName(one)]}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {cells.map((one, n) => (
                <td key={n} data-current={n + 1 === hole || undefined}>
                  <button
                    type="button"
                    aria-label={`${one ? one.strokes : '·'} on hole ${n + 1}: show it, ${name}`}
                    aria-pressed={n + 1 === hole}
                    onClick={() => pick(n + 1)}
                  >
                    <HoleMark toPar={one?.toPar ?? null}>{one?.strokes}</HoleMark>
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Strip>
      {(folded || shown !== null) && (
        <FoldedShots open={open} onToggle={() => show(!open)} line={holeLine(hole, cell, details)} name={name} />
      )}
      <Hole hidden={!open} data-plain={!traced || undefined}>
        {traced && (
          <figure>
            <HoleDrawing
              label={`Hole ${hole} of ${name}: ${details?.strokes.map(({ playByPlay }) => playByPlay).join('; ') ?? ''}`}
              drawing={drawing ?? undefined}
              picture={picture}
              lines={traced.lines}
              markers={traced.markers}
              upTo={playback.upTo}
            />
            {drawing && ground && <figcaption>{drawnFrom(ground)}</figcaption>}
          </figure>
        )}
        <div>
          <Title>
            <h3>Hole {hole}</h3>
            {cell && course ? <b>{outcomeWord(cell.strokes, course[holeName(hole)])}</b> : details && <LiveDot />}
          </Title>
          <p>
            Par {course?.[holeName(hole)]}
            {details && details.yardage > 0 && `, ${details.yardage} yards`}
            {details && details.rank !== '' && `, rank ${details.rank} of 18`}
          </p>
          {details ? (
            <ol>
              {details.strokes.map((stroke) => (
                <li
                  key={`${stroke.strokeNumber}-${stroke.strokeType}`}
                  data-off={stroke.strokeType === 'PROVISIONAL' || undefined}
                  data-last={stroke.finalStroke || undefined}
                >
                  <i aria-hidden>{stroke.markerText}</i>
                  <span>
                    {stroke.playByPlay}
                    {stroke.finalStroke && <small>In the hole</small>}
                  </span>
                </li>
              ))}
              {missingStrokes(details) !== '' && <li>{missingStrokes(details)}</li>}
            </ol>
          ) : (
            <p>{shots.length === 0 ? 'Shots are not reported for this round.' : 'No stroke on this hole yet.'}</p>
          )}
          <Moves>
            <Button
              variant="outlined"
              size="small"
              disabled={hole === 1}
              startIcon={<ChevronLeft size={18} />}
              onClick={() => pick(hole - 1)}
            >
              Hole {Math.max(1, hole - 1)}
            </Button>
            <Button
              variant="outlined"
              size="small"
              disabled={hole === 18}
              endIcon={<ChevronRight size={18} />}
              onClick={() => pick(hole + 1)}
            >
              Hole {Math.min(18, hole + 1)}
            </Button>
            {traced && (
              <Button variant="text" size="small" startIcon={<Play size={16} />} onClick={playback.play}>
                Play back
              </Button>
            )}
          </Moves>
        </div>
      </Hole>
    </>
  );
}

const Strip = styled.div`
  overflow-x: auto;
  ${holeMarks};
  table {
    width: 100%;
    border-collapse: collapse;
    ${type.cell};
  }
  th {
    ${type.head};
    color: ${token.ink3};
    background: ${token.sunken};
  }
  th small {
    display: block;
    font-weight: 500;
  }
  th,
  td {
    min-width: 30px;
    padding: 3px 1px;
    text-align: center;
    border-bottom: 1px solid ${token.line};
  }
  [data-current] {
    background: ${token.brandTint};
  }
  button {
    min-width: 28px;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  ${media.touch} {
    button {
      min-height: 44px;
    }
  }
`;

const Hole = styled.div`
  &:not([hidden]) {
    display: grid;
  }
  grid-template-columns: minmax(0, 258px) minmax(0, 1fr);
  &[data-plain] {
    grid-template-columns: minmax(0, 1fr);
  }
  figure {
    margin: 0;
  }
  figcaption {
    ${type.small};
    padding: 4px 8px;
    color: ${token.ink2};
  }
  > div {
    padding: 12px 16px;
  }
  p {
    ${type.note};
    margin: 4px 0;
    color: ${token.ink2};
  }
  ol {
    ${type.body};
    margin: 8px 0;
    padding: 0;
    list-style: none;
    border-top: 1px solid ${token.line};
  }
  li {
    display: flex;
    gap: 12px;
    padding: 8px 0;
    border-bottom: 1px solid ${token.line};
  }
  li > span::first-letter {
    text-transform: capitalize;
  }
  li[data-off] {
    color: ${token.ink3};
  }
  li i {
    ${type.note};
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    font-style: normal;
    font-weight: 600;
    color: ${token.surface};
    background: ${token.ink};
  }
  li[data-last] i {
    background: ${token.under};
  }
  small {
    ${type.small};
    display: block;
    color: ${token.ink2};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  h3 {
    ${type.value};
  }
  b {
    ${type.note};
    padding: 1px 8px;
    border: 1px solid ${token.ctl};
    border-radius: 999px;
    text-transform: capitalize;
  }
`;

const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
