/** Underdogs' rules that both sides go by: the server for what is, a screen for what is supposed. No zod is in it. */
export { endingAt, isUndecided, marginOf, type GameEnding, type Suppositions } from './rules/game-ending.rules';
export { gradeOfMargin, type DogGrade } from './rules/underdogs/grade.rules';
export { rankDogs, type DogCounts, type DogStanding } from './rules/underdogs/standings.rules';
export { dogEndings, gradeAt, hangsOn, supposeDogs, type DogBoard, type SupposedDogs } from './rules/underdogs/what-if.rules';
