import { LRUCache } from 'lru-cache';
import { scope, type Tx } from '../../ground/db/database';
import { countersOf } from '../../ground/db/scopes.store';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { gamesOfWeeks } from '../../sport/games/games.store';
import { weekStart, type Calendar } from './calendar';

interface Kept {
  version: number;
  games: readonly Game[];
}

/** Keeps the games of contest weeks in memory until they change, so that a new score costs the reading of its own week alone. */
export class SeasonGames {
  private readonly kept = new LRUCache<string, Kept>({ max: 100 });

  /** The games of every week of the calendar, week 1 first, as the snapshot has them. */
  async read(tx: Tx, calendar: Calendar): Promise<(readonly Game[])[]> {
    const starts = Array.from({ length: calendar.weeks }, (_, n) => weekStart(calendar, n + 1));
    const known = starts.filter((start) => start !== undefined);
    const counters = new Map((await countersOf(tx, known.map(scope.games))).map(({ name, n }) => [name, n]));
    const versionOf = (start: string) => counters.get(scope.games(start)) ?? 0;
    // Of its own snapshot alone: while this one waits for the database, another reader may keep an older week, or crowd one out.
    const weeks = new Map<string, readonly Game[]>();
    const keyOf = (start: string) => `${calendar.sports.join()} ${start}`;
    for (const start of known) {
      const kept = this.kept.get(keyOf(start));
      if (kept?.version === versionOf(start)) weeks.set(start, kept.games);
    }
    const stale = known.filter((start) => !weeks.has(start));
    const read =
      stale.length === 0 ? [] : await gamesOfWeeks(tx, must(stale[0], 'a stale week'), must(stale.at(-1), 'a stale week'), calendar.sports);
    for (const start of stale) {
      const games = read.filter((game) => game.weekStart === start);
      weeks.set(start, games);
      this.kept.set(keyOf(start), { version: versionOf(start), games });
    }
    return starts.map((start) => (start === undefined ? [] : must(weeks.get(start), 'a week that was kept or read')));
  }
}
