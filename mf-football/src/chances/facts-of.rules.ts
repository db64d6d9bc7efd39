import type { BoardFacts } from '@poolhouse/contract/chances';
import type { Board } from '../contest/board.rules';

/** The board's rows as the rules of both sides read them. */
export const factsOf = ({ config, scores, picks, popular, week, overall, cigar, sidebet }: Board): BoardFacts => ({
  config: { data: [config] },
  scores: { data: scores },
  picks: { data: [...picks] },
  popular: { data: popular },
  standings: { data: [...week, ...overall] },
  cigar: { data: cigar },
  sidebet: { data: sidebet },
});
