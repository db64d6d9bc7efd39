import { tag, type Database, type Tx } from '../../ground/db/database';
import { keepSame } from '../../ground/memory/keep-same';
import { Versioned } from '../../ground/memory/versioned';
import type { Game, Sport } from '../../sport/games/game';
import { gamesOfWeeks } from '../../sport/games/games.store';
import { weekStart, type Calendar } from './calendar';

interface GamesWeek {
  start: string;
  sports: readonly Sport[];
}

const GAME_BYTES = 700;
/** What is asked for a calendar, made once. */
const asked = new WeakMap<Calendar, readonly GamesWeek[]>();

/**
 * The games of contest weeks, read once for all contests of the process until their week changes. A game that did not change stays the same
 * object.
 */
export class SeasonGames {
  private readonly weeks: Versioned<GamesWeek, readonly Game[]>;

  constructor(db: Database) {
    this.weeks = new Versioned(db, {
      name: 'games',
      maxBytes: 32_000_000,
      key: ({ start, sports }) => `${start} ${sports.join()}`,
      tags: ({ start }) => [tag.games(start)],
      async load(tx, wanted, _now, before) {
        const starts = wanted.map(({ start }) => start).sort();
        const games = await gamesOfWeeks(tx, starts[0] ?? '', starts.at(-1) ?? '', wanted[0]?.sports ?? []);
        return wanted.map(({ start }, n) => ({
          value: keepSame(
            before[n],
            games.filter((game) => game.weekStart === start),
            ({ id }) => id,
          ),
        }));
      },
      weigh: (games) => games.length * GAME_BYTES,
    });
  }

  /** The games of every week of the calendar, week 1 first, as the snapshot has them. */
  async read(tx: Tx, calendar: Calendar): Promise<readonly (readonly Game[])[]> {
    const { start, sports } = calendar;
    if (start === undefined) return Array.from({ length: calendar.weeks }, () => []);
    let wanted = asked.get(calendar);
    if (!wanted) {
      wanted = Array.from({ length: calendar.weeks }, (_, n) => ({ start: weekStart(calendar, n + 1) ?? start, sports }));
      asked.set(calendar, wanted);
    }
    return this.weeks.readAllIn(tx, wanted);
  }
}
