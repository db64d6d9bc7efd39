import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import type { Sport } from '@poolhouse/contract';
import { LRUCache } from 'lru-cache';
import { tag } from '../../../ground/db/database';
import { countersOf } from '../../../ground/db/tags.store';
import { must } from '../../../ground/must';
import type { Viewer } from '../../../ground/viewer';
import type { Game } from '../../../sport/games/game';
import { gamesOfWeek } from '../../../sport/games/games.store';
import { weekNumber, weekStartOf } from '../../../sport/games/week.rules';
import type { Contest, Entry } from '../../contest';
import { wantedEntry } from '../../entries/wanted-contest';
import type { Memories } from '../../memories';
import { weekStart, windowOf } from '../../weeks/calendar';
import { footballKind } from '../football.kind';

/** What a save of an entry's picks hangs on, as this process remembers it. */
export interface KnownWeek {
  contest: Contest;
  entry: Entry;
  week: number;
  /** The week's games by id. */
  games: ReadonlyMap<number, Game>;
  /** It holds while the counters of these tags sum up to `version`. */
  tags: readonly string[];
  version: number;
  /** … and before the week closes, epoch ms. */
  holdsUntil: number;
}

/** Resolves a save before its transaction, from memory: inside only the counters have to be looked at. */
export class KnownWeeks {
  private readonly games = new LRUCache<string, { version: number; games: ReadonlyMap<number, Game> }>({ max: 8 });

  constructor(private readonly memories: Memories) {}

  /** Undefined where memory cannot tell: an entry that is not there, and the weeks after the 15th, which hang on all grades. */
  async of(viewer: Viewer, entryId: number, now: number): Promise<KnownWeek | undefined> {
    const { now: memberships } = this.memories.directory;
    const placed = await memberships.entry(entryId);
    const found = placed && (await memberships.contest(placed.contestId));
    const before = found && (await this.memories.calendars.read(found.year, footballKind));
    if (!found || before?.start === undefined) return undefined;
    const { year, firstWeek } = found;
    const week = Math.max(firstWeek, weekNumber(before.start, weekStartOf(now)));
    if (week > FOOTBALL_WEEKS) return undefined;
    const opens = must(weekStart(before, week), 'the start of a week of the season');
    const tags = [tag.contest(found.id), tag.season(year), tag.games(opens)];
    // Noted before what it counts is read again: facts may be newer than their version, never older.
    const version = this.memories.db.tags.version(tags);
    const { contest, entry } = await wantedEntry(memberships, viewer, footballKind, entryId);
    const calendar = await this.memories.calendars.read(year, footballKind);
    if (calendar.start !== before.start) return undefined;
    return {
      contest,
      entry,
      week,
      games: await this.gamesOf(opens, calendar.sports),
      tags,
      version,
      holdsUntil: must(windowOf(calendar, week), 'the window of a week of the season').closesAt,
    };
  }

  private async gamesOf(start: string, sports: readonly Sport[]): Promise<ReadonlyMap<number, Game>> {
    const name = tag.games(start);
    const kept = this.games.get(start);
    if (kept?.version === this.memories.db.tags.version([name])) return kept.games;
    const fresh = await this.memories.db.read(async (tx) => ({
      version: (await countersOf(tx, [name]))[0]?.n ?? 0,
      games: new Map((await gamesOfWeek(tx, start, sports)).map((game) => [game.id, game])),
    }));
    this.games.set(start, fresh);
    return fresh.games;
  }
}
