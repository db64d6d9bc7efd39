import { Result } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { coverMargin, type Side } from '../../../sport/games/game.rules';
import type { Score } from '../../../sport/late/late-score.rules';
import type { EntryPick } from '../football.store';
import { gradedPicks, type SavedPicks } from '../money/played-week.rules';
import type { SeasonEntry } from '../money/season.rules';

/** What the picks of a week hang on, once it is over. */
export interface PlayedPicks {
  games: readonly Game[];
  saved: SavedPicks;
  /** The scores with which last two minutes began, by game, where they were seen. */
  late: ReadonlyMap<number, Score>;
  /** Those that were there before the week closed. */
  entries: readonly SeasonEntry[];
  now: number;
}

/** A pick that has won or lost. */
export interface DecidedPick {
  entry: SeasonEntry;
  pick: EntryPick;
  game: Game;
  side: Side;
  line: number;
  won: boolean;
  /** By how much it beat its line; 0 for a push, which loses. */
  margin: number;
  /** The same when the last two minutes began; null where that was not seen. */
  lateMargin: number | null;
}

/** All picks of a week that were won or lost, by entry and slot. What grades nothing is none of them. */
export function decidedPicks({ games, saved, late, entries, now }: PlayedPicks): DecidedPick[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return entries.flatMap((entry) =>
    gradedPicks(byId, saved.get(entry.id), now).flatMap(({ grade: { result, line }, ...pick }) => {
      if (line === null || (result !== Result.win && result !== Result.loss)) return [];
      const game = must(byId.get(pick.eventId), 'the game of a graded pick');
      const score = late.get(game.id);
      const { side } = pick;
      return {
        entry,
        pick,
        game,
        side,
        line,
        won: result === Result.win,
        margin: must(coverMargin(game, side, line) ?? undefined, 'the margin of a graded pick'),
        lateMargin: score ? coverMargin(score, side, line) : null,
      };
    }),
  );
}
