import type { SweatRow } from '@poolhouse/contract';
import type { Database } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff, type Side } from '../../../sport/games/game.rules';
import type { SavedPicks } from '../money/played-week.rules';
import type { FootballEntry } from '../money/terms.store';
import { sweatRow } from '../sweat.rules';
import type { Board } from './board';
import type { ByGame } from './picked-game';

/** What a board's own picks need, of all who have any. A state of the page holds lists of what it shares with the ones before. */
export interface Sweat {
  entries: readonly FootballEntry[];
  saved: SavedPicks;
  games: readonly GameSweat[];
}

const ofGame: Derivation<GameSweat> = { name: 'football sweat of a game', latest: true, weigh: () => 1000 };

/** @param picked by game, which tells of which games there is anything to say */
export function sweatIn(db: Database, { contest, entries, saved, gameById }: Board, picked: ByGame, now: number): Sweat {
  const games = [...gameById.values()].filter(({ id }) => picked.has(id));
  return {
    entries,
    saved,
    games: games.map((game) =>
      derive(db, ofGame, [`${contest.id} ${game.id}`, game, hasKickedOff(game, now)], () => new GameSweat(game, now)),
    ),
  };
}

/** The rows of one player's own picks. */
export function sweatOf({ entries, saved, games }: Sweat, userId: number): SweatRow[] {
  const entry = entries.find((one) => one.userId === userId);
  return ((entry && saved.get(entry.id)) ?? []).flatMap(
    (pick) => games.find(({ id }) => id === pick.eventId)?.of(pick.side, pick.lockedSpread) ?? [],
  );
}

/** The rows of one game, each made once for all who have it at the same line. */
class GameSweat {
  private readonly rows = new Map<string, SweatRow>();

  constructor(
    private readonly game: Game,
    private readonly now: number,
  ) {}

  get id(): number {
    return this.game.id;
  }

  of(side: Side, lockedSpread: number | null): SweatRow {
    const name = `${side} ${lockedSpread}`;
    let row = this.rows.get(name);
    if (!row) this.rows.set(name, (row = sweatRow(this.game, { side, lockedSpread }, this.now)));
    return row;
  }
}
