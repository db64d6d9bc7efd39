import type { Tx } from '../../../ground/db/database';
import type { Game } from '../../../sport/games/game';
import { tournamentEvents } from '../../../sport/tournament/tournament.store';
import type { Contest } from '../../contest';
import { linesOfKinds, type LogLine } from '../../log/log.store';
import type { LoggedResult } from '../../proof/seal-source';
import { readLiveBoard } from '../board/live-board';
import { TOLD_KINDS, untoldOf } from './untold-lines';

/** What the log says of a game: its place in the bracket tells its round. */
const gameOfLog = (key: string, { id, abbrev1, abbrev2 }: Game) => ({ event: id, game: key, line: null, teams: [abbrev1, abbrev2] });

/** What the log of a board takes over of the games. All of the tournament's are in it: those of the First Four decide the numbers. */
export const squaresGames = {
  async games(tx: Tx, { year }: Pick<Contest, 'year'>, ids: readonly number[]): Promise<ReadonlyMap<number, LoggedResult>> {
    const wanted = new Set(ids);
    const games = [...(await tournamentEvents(tx, year))].filter(([, { id }]) => wanted.has(id));
    return new Map(games.map(([key, game]) => [game.id, gameOfLog(key, game)]));
  },
  async untold(tx: Tx, contest: Pick<Contest, 'id' | 'year'>, now: number): Promise<readonly LogLine[]> {
    const rest = untoldOf(await readLiveBoard(tx, contest, now), await linesOfKinds(tx, contest.id, TOLD_KINDS));
    return [...(await goneGames(tx, contest)), ...rest];
  },
};

/** How the games of a tournament ended that are over. */
export async function resultsSoFar(tx: Tx, { year }: Pick<Contest, 'year'>): Promise<LoggedResult[]> {
  return [...(await tournamentEvents(tx, year))]
    .filter(([, { state }]) => state === 'final')
    .sort(([, one], [, other]) => one.id - other.id)
    .map(([key, game]) => ({ ...gameOfLog(key, game), score1: game.score1, score2: game.score2 }));
}

interface ToldResult {
  event: number;
  game: string;
  teams: readonly string[];
  score1: number | null;
  score2: number | null;
}

/**
 * Results that were told of games that are on no board any more: where another team went on after all, or a practice clock went back, the game
 * leaves the bracket and nothing is written of its end.
 */
async function goneGames(tx: Tx, { id, year }: Pick<Contest, 'id' | 'year'>): Promise<LogLine[]> {
  const told = new Map<number, ToldResult>();
  for (const { kind, body } of await linesOfKinds(tx, id, ['began', 'result', 'correction']))
    for (const one of kind === 'began' ? (body as { results: ToldResult[] }).results : [body as ToldResult]) told.set(one.event, one);
  const there = new Set([...(await tournamentEvents(tx, year)).values()].map((game) => game.id));
  return [...told.values()]
    .filter(({ event, score1 }) => score1 !== null && !there.has(event))
    .map(({ event, game, teams }) => ({
      kind: 'correction',
      body: { event, game, line: null, teams, score1: null, score2: null, reason: 'It is in the bracket no more' },
    }));
}
