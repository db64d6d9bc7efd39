import type { Memories } from '../memories';
import { SeasonGrades } from './money/season-grades';

/** What football's calls share: memories that spare the database most questions. */
export interface FootballDeps extends Memories {
  grades: SeasonGrades;
}

export const footballDeps = (memories: Memories): FootballDeps => ({ ...memories, grades: new SeasonGrades(memories) });
