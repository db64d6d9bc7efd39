/** How a season goes; fetched by the screens that draw it. */
export type { RaceFigure } from './season/RaceChart';
export { RacePanel, type RacePanelProps } from './season/RacePanel';
export { raceTable, type RaceEntry } from './season/race.rules';
export { StateWord } from './season/StateWord';
