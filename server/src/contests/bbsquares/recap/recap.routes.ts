import type { SquaresRecapConfig } from '@poolhouse/contract';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Contest } from '../../contest';
import { entriesIn } from '../../entries/access';
import { wantedContest } from '../../entries/wanted-contest';
import { headWords } from '../../recaps/told.rules';
import { squaresKind } from '../bbsquares.kind';
import type { SquaresReader } from '../board/read-board';
import { numberedSquares } from './board-facts.rules';
import type { HeldSquare } from './board.types';
import { readRecap, type SeenRecap } from './read-recap';

/** What a board came to. */
export function recapRoutes(ctx: Context, reader: SquaresReader): void {
  route(ctx, 'GET bbsquares/recap', ({ query: { contest_id: contestId }, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = reader.directory.in(tx);
      const { contest } = await wantedContest(memberships, viewer, squaresKind, { contestId, year: undefined, now });
      const seen = await readRecap(tx, reader, contest, now);
      const entries = await entriesIn(memberships, contest.id, viewer.userId);
      const own = entries.flatMap(({ id: ID, name: EntryName }) => {
        const says = seen.recap?.own.get(ID);
        return says === undefined ? [] : [{ ID, EntryName, Says: says }];
      });
      return {
        config: { data: [{ ...headRow(contest, seen), entry_id: entries[0]?.id ?? 0, EntryName: entries[0]?.name ?? '' }] },
        facts: { data: [...(seen.recap?.facts ?? [])] },
        winner: { data: (seen.recap?.squares ?? []).map(squareRow) },
        mine: { data: own },
      };
    }),
  );
}

function headRow({ id, name, year }: Contest, { board, recap, dates }: SeenRecap): Omit<SquaresRecapConfig, 'entry_id' | 'EntryName'> {
  const { config, payouts } = board;
  const known = config.Bracket === 1 ? payouts : [];
  const sum = (of: 'games' | 'played') => known.reduce((all, row) => all + row[of], 0);
  return {
    ...{ ID: 1, contest_id: id, contest_name: name, year },
    Over: recap ? 1 : 0,
    Open: sum('games') - sum('played'),
    Games: sum('games'),
    Drawn: numberedSquares(board).length > 0 ? 1 : 0,
    ...headWords(dates, recap, recap?.winners.map(({ entry_name: entry }) => entry) ?? []),
  };
}

const squareRow = ({ place, digits: [x, y], wins, winnings }: HeldSquare) => ({ ID: place, x_score: x, y_score: y, wins, winnings });
