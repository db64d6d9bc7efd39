import type { SweatRow } from '@poolhouse/contract';
import { ofOne } from '../../../ground/memory/of-one.rules';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff, type Side } from '../../../sport/games/game.rules';
import type { SavedPicks } from '../money/played-week.rules';
import type { FootballEntry } from '../money/terms.store';
import { sweatRow } from '../sweat.rules';
import type { Board } from './board';

/** What a board's own picks need, of all who have any, worked out for who asks. A state of the page holds only what the board has anyway. */
export interface Sweat {
  entries: readonly FootballEntry[];
  saved: SavedPicks;
  games: readonly Game[];
  now: number;
}

/** The list of a week's games is one for all contests, but where picks are of games that have left the week. */
export const sweatIn = ({ entries, saved, games, gameById }: Board, now: number): Sweat => ({
  entries,
  saved,
  games: gameById.size === games.length ? games : [...gameById.values()],
  now,
});

/** The rows of one player's own picks. */
export function sweatOf({ entries, saved, games, now }: Sweat, userId: number): SweatRow[] {
  const entry = entries.find((one) => one.userId === userId);
  return ((entry && saved.get(entry.id)) ?? []).flatMap(({ eventId, side, lockedSpread }) => {
    const game = games.find(({ id }) => id === eventId);
    return game ? rowsOf(game).of({ side, lockedSpread }, now) : [];
  });
}

/** The rows of a game as it stands, each made once for all who have it at the same line, in whichever contest. */
class GameSweat {
  private readonly rows = new Map<string, SweatRow>();

  constructor(private readonly game: Game) {}

  of(pick: { side: Side; lockedSpread: number | null }, now: number): SweatRow {
    const name = `${pick.side} ${pick.lockedSpread} ${hasKickedOff(this.game, now)}`;
    let row = this.rows.get(name);
    if (!row) this.rows.set(name, (row = sweatRow(this.game, pick, now)));
    return row;
  }
}

const rowsOf = ofOne((game: Game) => new GameSweat(game));
