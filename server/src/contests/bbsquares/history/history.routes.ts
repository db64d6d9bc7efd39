import type { Tx } from '../../../ground/db/database';
import { ROUND_CODES } from '../../../sport/tournament/bracket.rules';
import { tournamentScores } from '../../../sport/tournament/tournament.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestFor } from '../../entries/access';
import { yearsOfCircle } from '../../seasons/contest-years';
import { squaresKind } from '../bbsquares.kind';
import { readSeenBoard, type SquaresReader } from '../board/read-board';
import { leaderFirst } from '../board/winners.rules';

/** The board's own years, and the digits of the tournaments that this site knows; both as far as the clock has come. */
export function historyRoutes(ctx: Context, reader: SquaresReader): void {
  route(ctx, 'GET bbsquares/history', async ({ query, viewer }) => {
    const memberships = reader.directory.now;
    const contest = await contestFor(memberships, viewer, squaresKind.type, query.contest_id);
    const years = await yearsOfCircle(memberships, viewer, contest);
    const now = ctx.clock.now();
    return ctx.db.read(async (tx) => {
      const wins = new Array<number>(100).fill(0);
      for (const one of years) {
        const { squares } = await readSeenBoard(tx, reader, one, now);
        for (const { ID, wins: count } of squares) wins[ID] = (wins[ID] ?? 0) + count;
      }
      return { years: years.map(({ year }) => year), wins, ...(await digits(tx, now)) };
    });
  });
}

async function digits(tx: Tx, now: number) {
  const pairs = new Array<number>(100).fill(0);
  const rounds = ROUND_CODES.map((ID) => ({ ID, games: 0, winner: new Array<number>(10).fill(0), loser: new Array<number>(10).fill(0) }));
  const count = (list: number[], at: number) => (list[at] = (list[at] ?? 0) + 1);
  for (const { round, score1, score2 } of await tournamentScores(tx, now)) {
    const [winner, loser] = leaderFirst(score1, score2).map((score) => score % 10) as [number, number];
    const row = rounds[round];
    if (!row) continue;
    row.games += 1;
    count(row.winner, winner);
    count(row.loser, loser);
    count(pairs, 10 * loser + winner);
  }
  return { pairs, rounds: { data: rounds } };
}
