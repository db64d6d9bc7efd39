/** What all contests' standings go by, for the server's grades and for what a screen supposes. No zod is in it. */
export { againstLine, type Side } from './rules/lines.rules';
export { countShares, luckShares } from './rules/luck.rules';
export { compareNames } from './rules/names.rules';
export { shareOne, sharePlaces, type PlacePrize } from './rules/places.rules';
export { placeOf, placesGained, ranked, type Ranked } from './rules/ranking.rules';
export { nameInYear, seasonName, seriesName } from './rules/season-names.rules';
export { countsOnBoard } from './rules/squares.rules';
export { divide, shareEqually, sum } from './rules/shares.rules';
export { stepsFrom, stepsText, type GameStep, type StepKind } from './rules/football/steps.rules';
