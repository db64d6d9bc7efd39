import { NO_FACTS, type GameFacts } from '../../facts/game-facts.rules';
import { isTotal } from '../rules/total.rules';
import type { EspnCompetition } from './espn.schema';

/** What ESPN tells of a game beside its line. It names no quarterbacks, and of a roof only that there is one. */
export function espnFacts({ neutralSite, venue, odds }: EspnCompetition): GameFacts {
  const indoor = venue?.indoor;
  return {
    ...NO_FACTS,
    totalLine: odds?.map((one) => one?.overUnder).find((total) => total !== undefined && isTotal(total)) ?? null,
    neutral: neutralSite ?? null,
    roof: indoor === undefined ? null : indoor ? 'dome' : 'outdoors',
  };
}
