import type { OpenContests } from '../../contests/open-contests';
import type { ContestModule } from '../../contests/plug';
import type { Calendar } from '../../contests/weeks/calendar';
import { SeasonGames } from '../../contests/weeks/season-games';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { readTournament, type Tournament } from '../../sport/tournament/tournament';
import { Tournaments } from '../../sport/tournament/tournaments';

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

/** Tournaments, of which one has such a game. */
class SupposedTournaments extends Tournaments {
  supposed: Game | undefined;

  override get areSo(): boolean {
    return this.supposed === undefined;
  }

  override readIn(tx: Tx, year: number, now: number): Promise<Tournament | undefined> {
    const { supposed } = this;
    const its = supposed?.sport === 'NCAAB' && supposed.season === year;
    return its ? readTournament(tx, year, now, supposed) : super.readIn(tx, year, now);
  }
}

interface Rooms {
  games: SupposedGames;
  tournaments: SupposedTournaments;
  modules: readonly ContestModule[];
}

/**
 * The contests over games that are not so: what they tell of their seasons is what it would be. Nothing is written for it, so nobody
 * waits; one question at a time, since all of them ask the same rooms.
 */
export class Supposing {
  private opened: Rooms | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly contests: OpenContests) {}

  /** Runs work over rooms in which this game is so. */
  async with<T>(supposed: Game, work: (modules: readonly ContestModule[]) => Promise<T>): Promise<T> {
    const turn = this.last.catch(() => {}).then(() => this.run(supposed, work));
    this.last = turn;
    return turn;
  }

  private async run<T>(supposed: Game, work: (modules: readonly ContestModule[]) => Promise<T>): Promise<T> {
    const { games, tournaments, modules } = (this.opened ??= this.open());
    games.supposed = tournaments.supposed = supposed;
    try {
      return await work(modules);
    } finally {
      games.supposed = tournaments.supposed = undefined;
    }
  }

  private open(): Rooms {
    const { plugs, memories } = this.contests;
    const db = must(memories.db, 'the database of the contests');
    const [games, tournaments] = [new SupposedGames(db), new SupposedTournaments(db)];
    const supposing = { ...memories, seasonGames: games, tournaments };
    return { games, tournaments, modules: plugs.flatMap(({ module }) => (module ? [module(supposing)] : [])) };
  }
}
