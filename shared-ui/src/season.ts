/** How a season goes; fetched by the screens that draw it. */
export { ChanceLine, ChanceMoments, type ChanceLineProps } from './season/ChanceLine';
export { toldMoments, type ChanceMoment, type ChancePoint } from './season/chance-line.rules';
export type { RaceFigure } from './season/RaceChart';
export { RacePanel, type RacePanelProps } from './season/RacePanel';
export { raceTable, type RaceEntry } from './season/race.rules';
export { stepNote, stepTitle } from './season/step-words.rules';
export { ShareBar, type ShareBarProps } from './share/ShareBar';
export { StateWord } from './season/StateWord';
export { told } from './recap/told.styles';
export { RecapCells, type RecapCell } from './recap/RecapCells';
export { RecapFacts } from './recap/RecapFacts';
export { RecapMine, type RecapMineProps } from './recap/RecapMine';
export { RecapPart } from './recap/recap.styles';
export { RecapSaidPanel } from './recap/RecapSaidPanel';
export { RecapScreen, type RecapScreenProps } from './recap/RecapScreen';
export { RecapWon, type RecapWonProps } from './recap/RecapWon';
export { untilOver } from './recap/recap-refresh.rules';
export { WeekRecap, type WeekRecapProps } from './recap/WeekRecap';
