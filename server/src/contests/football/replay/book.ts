import { GAME_LASTS, type RealGame } from '../../../replay/independent/season';
import { recordOf, type BookPick, type Record } from './grades';

export interface BookEntry {
  name: string;
  /** When it was made, epoch ms. Of a week's games only those that kicked off later could have been picked. */
  since: number;
}

/** A contest as somebody keeps it who writes every pick and line into a book, and does all sums at the end. */
export class Book {
  readonly entries: BookEntry[] = [];
  private readonly picks = new Map<string, BookPick[]>();
  private readonly lines = new Map<string, number | null>();
  private readonly cancelled = new Set<string>();

  constructor(
    private readonly games: readonly RealGame[],
    readonly terms: { pointsPerEntry: number; cigarPoints: number; overallPoints: number[] },
  ) {}

  enter(name: string, since: number): void {
    this.entries.push({ name, since });
  }

  write(name: string, week: number, picks: readonly BookPick[]): void {
    this.picks.set(`${name}:${week}`, [...picks]);
  }

  picksOf(name: string, week: number): readonly BookPick[] {
    return this.picks.get(`${name}:${week}`) ?? [];
  }

  moveLine(game: string, homeLine: number | null): void {
    this.lines.set(game, homeLine);
  }

  /** The home side's line as it stands, and from kick-off on as it closed. */
  readonly line = (key: string): number | null => (this.lines.has(key) ? this.lines.get(key)! : this.game(key).homeLine);

  /** Takes a game off the board: it is graded for nobody. */
  cancel(game: string): void {
    this.cancelled.add(game);
  }

  /** Can be picked at this moment. */
  isOpen(game: RealGame, now: number): boolean {
    return game.kickoff > now && this.line(game.key) !== null && !this.cancelled.has(game.key);
  }

  game(key: string): RealGame {
    const found = this.games.find((one) => one.key === key);
    if (!found) throw new Error(`no game ${key}`);
    return this.cancelled.has(key) ? { ...found, awayScore: null, homeScore: null } : found;
  }

  /** A week's games; one that was taken off the board has no result. */
  gamesOf(week: number): RealGame[] {
    return this.games
      .filter((game) => game.week === week)
      .map((game) => (this.cancelled.has(game.key) ? { ...game, awayScore: null, homeScore: null } : game));
  }

  lastWeek(): number {
    return Math.max(...this.games.map((game) => game.week));
  }

  isOver(week: number, now: number): boolean {
    return this.gamesOf(week).every((game) => game.kickoff + GAME_LASTS <= now);
  }

  record(entry: BookEntry, week: number, now: number): Record {
    const games = this.gamesOf(week);
    const owed = Math.min(5, games.filter((game) => game.kickoff > entry.since).length);
    return recordOf(this.picksOf(entry.name, week), owed, games, this.line, (game) => game.kickoff + GAME_LASTS <= now);
  }
}
