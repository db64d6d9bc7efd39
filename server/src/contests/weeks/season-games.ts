import { tag, type Database, type Tx } from '../../ground/db/database';
import { keepSame } from '../../ground/memory/keep-same';
import { ofOne } from '../../ground/memory/of-one.rules';
import { Versioned } from '../../ground/memory/versioned';
import type { Game, Sport } from '../../sport/games/game';
import { gamesOfWeeks } from '../../sport/games/games.store';
import { addWeeks } from '../../sport/games/week.rules';
import type { Calendar } from './calendar';

interface GamesWeek {
  start: string;
  sports: readonly Sport[];
}

const GAME_BYTES = 700;
/** What is asked for a calendar from each of its weeks on. */
const askedFrom = ofOne(({ start, sports, weeks }: Calendar): readonly (readonly GamesWeek[])[] => {
  const wanted = Array.from({ length: weeks }, (_, n) => ({ start: start === undefined ? '' : addWeeks(start, n), sports }));
  return wanted.map((_, n) => wanted.slice(n));
});

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

  /** False where somebody supposes what is not so: what follows from that is nobody else's. */
  get areSo(): boolean {
    return true;
  }

  /** The games of every week of the calendar from a first one on, in their order, as the snapshot has them. */
  async read(tx: Tx, calendar: Calendar, from = 1): Promise<readonly (readonly Game[])[]> {
    const wanted = askedFrom(calendar)[from - 1] ?? [];
    return calendar.start === undefined ? wanted.map(() => []) : this.weeks.readAllIn(tx, wanted);
  }
}
