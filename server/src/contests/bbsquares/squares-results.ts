import { plural } from '@poolhouse/contract/formats';
import { derive } from '../../ground/memory/derive';
import { NO_RESULTS, resultsMemory, type ContestResults, type ResultsSource } from '../years/results-source';
import { squaresKind } from './bbsquares.kind';
import { isPlayed } from './board/board-over';
import { readSeenBoard, type SeenBoard, type SquaresReader } from './board/read-board';
import { recapAddress } from './squares-recaps';

const results = resultsMemory('Squares results');

/** A board that is finished is one round: most games won are best, and first place is what is won. */
export const squaresResults = (reader: SquaresReader): ResultsSource => ({
  type: squaresKind.type,
  round: 'tournament',
  gives: ['best', 'pots', 'drought'],
  margin: (n) => plural(n, 'game'),
  async read(tx, contest, now) {
    const board = await readSeenBoard(tx, reader, contest, now);
    if (!isPlayed(board)) return NO_RESULTS;
    const { entries, validFrom } = board;
    return derive(reader.db, results, [contest.id, JSON.stringify(entries), validFrom], () => roundOf(board));
  },
  address: ({ contest }) => recapAddress(contest),
});

const roundOf = ({ entries, validFrom }: SeenBoard): ContestResults => ({
  rounds: [
    {
      ...{ key: 'board', kind: 'tournament', title: 'Board', at: validFrom },
      results: entries
        .filter(({ squares }) => squares > 0)
        .map(({ id, Rank, wins, winnings }) => ({
          ...{ entryId: id, rank: Rank, score: [wins, winnings], good: null, won: Rank === 1 && wins > 0, seasonRank: null },
          says: `${plural(wins, 'game')}, ${plural(winnings, 'point')}`,
        })),
    },
  ],
  season: undefined,
});
