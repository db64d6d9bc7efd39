/** How games that are not over may end, for the rows of the server and for what a screen works out to the end. No zod is in it. */
export { chanceOf, drawMargin, marginsOf, openChance, type GameNow, type Margins } from './rules/chances/margins.rules';
export {
  chanceCourse,
  type ChanceCourse,
  type Course,
  type CourseMoment,
  type CoursePoint,
  type Stake,
} from './rules/chances/course.rules';
export { MEASURED } from './rules/chances/measured.constants';
export { boardChances } from './rules/football/board-chances.rules';
export { sideOf } from './rules/football/game-endings.rules';
export type { BoardFacts } from './rules/football/what-if.rules';
