/** Football's rules that both sides go by: the server for what is, a screen for what is supposed. No zod is in it. */
export { boardOutlook } from './rules/football/board-outlook.rules';
export { endingsOf, type RunningPick } from './rules/football/endings.rules';
export { gameEndings } from './rules/football/game-endings.rules';
export { ledgerThen } from './rules/football/ledger-then.rules';
export { outlookOf, type Chances, type OpenPicks } from './rules/football/outlook.rules';
export { cigarPrizes, eachOf, overallPrizes, seasonPrizes, type EndPrizes, type Finisher, type Prize } from './rules/football/prizes.rules';
export {
  isNearlyPerfect,
  isPerfect,
  rankCigar,
  rankSidebet,
  rankStandings,
  type Standing,
  type WinsLosses,
} from './rules/football/standings.rules';
export { suppose, type BoardFacts, type Supposed } from './rules/football/what-if.rules';
export { endingAt, isUndecided, marginOf, type GameEnding, type Suppositions } from './rules/game-ending.rules';
