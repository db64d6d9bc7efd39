import type { GolfCourseRow, GolfGroundRow, GolfHoleShots } from '@poolhouse/contract';
import { media, plural, token, type } from '@poolhouse/shared-ui';
import { LiveDot } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { holeName, type Cells } from '../contest/cells.rules';
import type { ShotsPage } from '../contest/golf.types';
import { outcomeWord } from '../contest/score.rules';
import { tracesOf } from './draw.rules';
import { HoleDrawing } from './HoleDrawing';
import { HoleMoves } from './HoleMoves';
import { drawnFrom, pictureUrl } from './shots.rules';
import { StrokeList } from './StrokeList';
import { usePlayback } from './usePlayback';

interface HoleProps {
  hole: number;
  cell: Cells[number] | undefined;
  details: GolfHoleShots | undefined;
  course: GolfCourseRow | undefined;
}

interface Props extends HoleProps {
  hidden: boolean;
  /** Whose round it is: playing back begins anew with another. */
  round: string;
  ground: GolfGroundRow | undefined;
  config: ShotsPage['config']['data'][number] | undefined;
  name: string;
  /** Whether any stroke of the round is. */
  reported: boolean;
  onPick(hole: number): void;
}

/** One hole with its strokes, drawn where their places are known, and as a list. */
export function HoleShots({ hidden, round, ground, config, name, reported, onPick, ...shown }: Props) {
  const { hole, details, course } = shown;
  const playback = usePlayback(details?.strokes.length ?? 0, `${round}-${hole}`);
  const { picture, drawing, traced } = tracesOf(details, {
    picture: config && pictureUrl(course, hole, config),
    ground: course?.scoring_level === 'TOURCAST' ? ground : undefined,
  });
  return (
    <Hole hidden={hidden} data-plain={!traced || undefined}>
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
        <HoleTitle {...shown} />
        {details ? (
          <StrokeList details={details} />
        ) : (
          <p>{reported ? 'No stroke on this hole yet.' : 'Shots are not reported for this round.'}</p>
        )}
        <HoleMoves hole={hole} onPick={onPick} onPlay={traced && playback.play} />
      </div>
    </Hole>
  );
}

/** Which hole it is, how it ended or that it is being played, and what it is like. */
function HoleTitle({ hole, cell, details, course }: HoleProps) {
  return (
    <>
      <Title>
        <h3>Hole {hole}</h3>
        {cell && course ? <b>{outcomeWord(cell.strokes, course[holeName(hole)])}</b> : details && <LiveDot />}
      </Title>
      <p>
        Par {course?.[holeName(hole)]}
        {details && details.yardage > 0 && `, ${plural(details.yardage, 'yard')}`}
        {details && details.rank !== '' && `, rank ${details.rank} of 18`}
      </p>
    </>
  );
}

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
