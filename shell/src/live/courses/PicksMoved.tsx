import { Panel } from '@poolhouse/shared-ui/board';
import { ChanceMoments } from '@poolhouse/shared-ui/season';
import { movedBy, type RowCourses } from './courses.rules';

interface Props {
  courses: RowCourses;
  /** What is shown of what is on. */
  rows: readonly { ID: string }[];
}

/** What moved the chances of the player's picks, of all contests, the latest first; absent before anything has. */
export default function PicksMoved({ courses, rows }: Props) {
  const moments = movedBy(courses, rows);
  if (moments.length === 0) return null;
  return (
    <Panel title="What moved my picks" action="chance of each pick">
      <ChanceMoments moments={moments} />
    </Panel>
  );
}
