import type { OpenContests } from '../../contests/open-contests';
import type { ContestModule } from '../../contests/plug';
import type { Calendar } from '../../contests/weeks/calendar';
import { SeasonGames } from '../../contests/weeks/season-games';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';

/** The season's games, of which one is as somebody supposes it to be. */
class SupposedGames extends SeasonGames {
  supposed: Game | undefined;

  override get areSo(): boolean {
    return this.supposed === undefined;
  }

  override async read(tx: Tx, calendar: Calendar, from?: number): Promise<readonly (readonly Game[])[]> {
    const weeks = await super.read(tx, calendar, from);
    const { supposed } = this;
    if (!supposed) return weeks;
    return weeks.map((games) =>
      games.some(({ id }) => id === supposed.id) ? games.map((game) => (game.id === supposed.id ? supposed : game)) : games,
    );
  }
}

/**
 * The contests over games that are not so: what they tell of their seasons is what it would be. Nothing is written for it, so nobody
 * waits; one question at a time, since all of them ask the same rooms.
 */
export class Supposing {
  private opened: { games: SupposedGames; modules: readonly ContestModule[] } | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly contests: OpenContests) {}

  /** Runs work over rooms in which this game is so. */
  async with<T>(supposed: Game, work: (modules: readonly ContestModule[]) => Promise<T>): Promise<T> {
    const turn = this.last.catch(() => {}).then(() => this.run(supposed, work));
    this.last = turn;
    return turn;
  }

  private async run<T>(supposed: Game, work: (modules: readonly ContestModule[]) => Promise<T>): Promise<T> {
    const { games, modules } = (this.opened ??= this.open());
    games.supposed = supposed;
    try {
      return await work(modules);
    } finally {
      games.supposed = undefined;
    }
  }

  private open() {
    const { plugs, memories } = this.contests;
    const games = new SupposedGames(must(memories.db, 'the database of the contests'));
    return { games, modules: plugs.flatMap(({ module }) => (module ? [module({ ...memories, seasonGames: games })] : [])) };
  }
}
