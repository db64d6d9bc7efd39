import type { GolfCourseRow } from '@poolhouse/contract';
import { memo } from 'react';
import { holeName } from '../contest/cells.rules';

/** The head of a round's table, drawn once. Without a course, as where there are several, it says no par. */
export const HolesHead = memo(function HolesHead({
  holes,
  course,
  phone,
}: {
  holes: readonly number[];
  course: GolfCourseRow | undefined;
  phone: boolean;
}) {
  return (
    <thead>
      <tr>
        <th scope="col" data-entry>
          Entry
        </th>
        {holes.map((hole) => (
          <th key={hole} scope="col" data-hole aria-label={`Hole ${hole}${course ? `, par ${course[holeName(hole)]}` : ''}`}>
            {hole}
            {course && <small>{course[holeName(hole)]}</small>}
          </th>
        ))}
        {!phone && (
          <>
            <th scope="col">Round</th>
            <th scope="col">
              <abbr title="Holes remaining">HR</abbr>
            </th>
            <th scope="col">
              <abbr title="Birdie opportunities remaining: holes on which the entry is not under par yet and a golfer of it has still to play">
                BOR
              </abbr>
            </th>
            <th scope="col">Total</th>
          </>
        )}
      </tr>
    </thead>
  );
});
