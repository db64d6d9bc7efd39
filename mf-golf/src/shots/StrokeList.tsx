import type { GolfHoleShots } from '@poolhouse/contract';
import { missingStrokes } from './shots.rules';

/** A hole's strokes in words, and how many of them are not known. */
export function StrokeList({ details }: { details: GolfHoleShots }) {
  return (
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
  );
}
