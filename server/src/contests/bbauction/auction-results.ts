import { formatGain, formatMoney } from '@poolhouse/contract/formats';
import { derive } from '../../ground/memory/derive';
import { NO_RESULTS, resultsMemory, type ResultsSource } from '../years/results-source';
import { recapAddress } from './auction-recaps';
import { bbAuctionKind } from './bbauction.kind';
import { readSeen, type AuctionReader } from './seen/read-auction';
import { auctionsOf } from './which';

const results = resultsMemory('Auction results');

/** An auction that is over is one round: what was won less what was paid is best, and first place is what is won. */
export const auctionResults = (reader: AuctionReader): ResultsSource => ({
  type: bbAuctionKind.type,
  round: 'tournament',
  gives: ['best', 'worst', 'pots', 'drought'],
  margin: (n) => formatMoney(n),
  async read(tx, contest, now) {
    const { model, rows, validFrom } = await readSeen(tx, reader, contest, now);
    // One that is over is kept as it is found so, and has no model any more.
    if (model) return NO_RESULTS;
    const { owners } = rows('owners');
    const numbered = await auctionsOf(reader.directory.in(tx), contest.groupNumber);
    const group = numbered.find((one) => one.contest.id === contest.id)?.group ?? 1;
    return derive(reader.db, results, [contest.id, owners, group], () => ({
      rounds: [
        {
          ...{ key: String(group), kind: 'tournament', title: 'Auction', at: validFrom },
          results: owners
            .filter(({ TotalTeams }) => TotalTeams > 0)
            .map(({ ID, Rank, Profit, TotalWon }) => ({
              ...{ entryId: ID, rank: Rank, score: [Profit, TotalWon], good: null, won: Rank === 1, seasonRank: null },
              says: formatGain(Profit),
            })),
        },
      ],
      season: undefined,
    }));
  },
  address: ({ contest, period: { key } }) => recapAddress(contest, key),
});
