import type { Memories } from '../memories';
import { SeasonGrades } from './money/season-grades';

/** What football's calls share: memories that spare the database most questions. */
export interface FootballParts extends Memories {
  grades: SeasonGrades;
}

export const footballParts = (memories: Memories): FootballParts => ({ ...memories, grades: new SeasonGrades(memories) });
