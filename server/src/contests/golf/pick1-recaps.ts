import { formatGain } from '@poolhouse/contract/formats';
import type { RecapCard, RecapSource } from '../recaps/recap-source';
import { factLines } from '../recaps/told.rules';
import { ranked } from '../standings/ranking.rules';
import type { GolfMemories } from './golf-memories';
import { pick1Kind } from './golf.kind';
import type { Pick1Recap } from './pick1/pick1-recap.types';
import { readPick1Recap, readPick1Season, type Pick1Read, type Pick1Season } from './pick1/read-pick1';
import { latestOf, tournamentCard } from './recap/tournament-card';
import type { Settled } from './season/so-far';

/** A tournament's recap in Pick1 as a card and as a mail, by the tournament's id. */
export function pick1Recaps(memories: GolfMemories): RecapSource {
  return {
    type: pick1Kind.type,
    async find(tx, contest, tid, now) {
      const pool = await readPick1Season(tx, memories, contest, now);
      const settled = pool?.season.settled.find(({ event }) => event.tid === tid);
      if (!pool || !settled) return undefined;
      const { finishers, recap } = await readPick1Recap(tx, memories, { ...pool, contest, settled, now });
      if (!recap) return undefined;
      return {
        card: cardOf(contest.name, { ...pool, settled }, { finishers, recap }),
        page: `${pick1Kind.path}/recap?contest=${contest.id}&tid=${tid}`,
        lines: factLines(recap.facts),
        own: recap.own,
      };
    },
    async latest(tx, contest, now) {
      const pool = await readPick1Season(tx, memories, contest, now);
      return pool && latestOf(pool.season);
    },
  };
}

function cardOf(
  pool: string,
  { season, settled }: Pick1Season & { settled: Settled },
  { finishers, recap }: Pick<Pick1Read, 'finishers'> & { recap: Pick1Recap },
): RecapCard {
  return tournamentCard(pool, { season, settled }, recap, {
    label: 'Had the best golfer',
    // The golfer stands in what is said of the winner already.
    picks: [],
    places: ranked(finishers, [({ season: cents }) => -cents]).map(({ rank, name, season: cents }) => ({
      rank,
      name,
      figure: formatGain(cents / 100),
    })),
  });
}
