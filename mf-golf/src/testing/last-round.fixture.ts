import type { GolfPage } from '../contest/golf.types';
import { aConfig, aLeader, aPage, aPick, aRound, PARS, someScores } from './page.fixture';

/** The last round, in which golfers 1 to 4 are mine and 5 to 8 the other’s; `left` holes are not posted by `open`. */
export function lastRound({ mine, others, left, open }: { mine: number; others: number; left: number; open: readonly number[] }): GolfPage {
  const toParOf = (golfer: number) => {
    const base = golfer <= 4 ? mine : others;
    return PARS.map((_, hole) => (hole >= 18 - left && open.includes(golfer) ? null : base));
  };
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  return aPage({
    config: { data: [aConfig({ current_round: 4, cut_made: 1 })] },
    picks: { data: [aPick(12), aPick(13, { Pick1: 5, Pick2: 6, Pick3: 7, Pick4: 8 })] },
    rounds: { data: [12, 13].flatMap((id) => [1, 2, 3].map((n) => aRound(id, { ID: `${id}-${n}`, round_number: n, Round: -8 }))) },
    leaderboard: { data: ids.map((id) => aLeader(id)) },
    scores: { data: ids.map((id) => someScores(id, 4, toParOf(id))) },
  });
}
