/** A player's own season; fetched with the page that tells it. */
export { LuckCurve, type LuckCurveProps, type LuckMark } from './myseason/LuckCurve';
export { MySeasonScreen, type MySeasonScreenProps } from './myseason/MySeasonScreen';
export { SeasonCells, type SeasonCell, type SeasonCellsProps } from './myseason/SeasonCells';
export { SeasonFacts, type SeasonFactsProps } from './myseason/SeasonFacts';
export { SeasonFigures } from './myseason/SeasonFigures';
export { SeasonHead, type SeasonHeadProps } from './myseason/SeasonHead';
export { SeasonSteps, type SeasonStep, type SeasonStepsProps } from './myseason/SeasonSteps';
export type { SeasonUnit } from './myseason/season-unit.rules';
export { Shelf } from './myseason/myseason.styles';
