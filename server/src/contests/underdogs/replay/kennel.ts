import { GAME_LASTS, type RealGame } from '../../../replay/independent/season';

/** What somebody picked. Points that are null are those of the last line. */
export interface Dog {
  game: string;
  team: string;
  points: number | null;
}

/** How a week came out for somebody. */
export interface DogWeek {
  team: string;
  points: number | null;
  grade: 'W' | 'C' | 'L' | '';
  /** Margin and points together; null where nothing counts yet. */
  score: number | null;
  given: boolean;
  /** The team is used up. */
  uses: boolean;
}

export const WEEKS = 18;

/** An Underdogs contest as somebody keeps it who writes every pick and line into a book, and goes through it from the start each time. */
export class Kennel {
  readonly since = new Map<string, number>();
  private readonly picks = new Map<string, Map<number, Dog>>();
  private readonly lines = new Map<string, number | null>();
  private readonly cancelled = new Set<string>();

  constructor(readonly games: readonly RealGame[]) {}

  enter(name: string, now: number): void {
    this.since.set(name, now);
    this.picks.set(name, new Map());
  }

  write(name: string, week: number, dog: Dog): void {
    this.picks.get(name)!.set(week, dog);
  }

  pickOf(name: string, week: number): Dog | undefined {
    return this.picks.get(name)!.get(week);
  }

  moveLine(key: string, homeLine: number | null): void {
    this.lines.set(key, homeLine);
  }

  cancel(key: string): void {
    this.cancelled.add(key);
  }

  homeLine(game: RealGame): number | null {
    return this.lines.has(game.key) ? this.lines.get(game.key)! : game.homeLine;
  }

  gamesOf(week: number): RealGame[] {
    return this.games.filter((game) => game.week === week);
  }

  /** The week's games with a line that are played, each with its underdog. */
  dogsOf(week: number): { game: RealGame; team: string; points: number }[] {
    return this.gamesOf(week).flatMap((game) => {
      const line = this.homeLine(game);
      if (line === null || line === 0 || this.cancelled.has(game.key)) return [];
      return [{ game, team: line > 0 ? game.home : game.away, points: Math.abs(line) }];
    });
  }

  /** Somebody's season as it stands at a moment, by week. */
  season(name: string, now: number): Map<number, DogWeek> {
    const weeks = new Map<number, DogWeek>();
    const used: string[] = [];
    for (let week = 1; week <= WEEKS; week += 1) {
      const own = this.picks.get(name)!.get(week);
      const standing = own && this.standing(own, used, now);
      const dog = standing ?? this.given(name, week, used, now);
      if (!dog) continue;
      weeks.set(week, dog);
      if (dog.uses) used.push(dog.team);
    }
    return weeks;
  }

  /** A saved pick; undefined for one that is worth nothing, because its team was used before or gets no points at last. */
  private standing({ game: key, team, points }: Dog, used: readonly string[], now: number): DogWeek | undefined {
    const game = this.games.find((one) => one.key === key)!;
    const home = this.homeLine(game);
    const line = home === null ? null : team === game.home ? home : 0 - home;
    const counts = points ?? line;
    if (used.includes(team) || (points === null && line !== null && line <= 0)) return undefined;
    const uses = !this.cancelled.has(key) && (home !== null || now < game.kickoff);
    return {
      team,
      points: counts,
      given: false,
      uses,
      ...(home === null ? { grade: '', score: null } : this.graded(game, team, counts!, now)),
    };
  }

  private given(name: string, week: number, used: readonly string[], now: number): DogWeek | undefined {
    const dogs = this.dogsOf(week);
    if (dogs.length === 0 || dogs.some(({ game }) => game.kickoff > now)) return undefined;
    const left = dogs.filter(({ game, team }) => game.kickoff > this.since.get(name)! && !used.includes(team));
    const most = Math.max(...left.map(({ points }) => points));
    const [first] = left
      .filter(({ points }) => points === most)
      .sort((a, b) => a.game.kickoff - b.game.kickoff || (a.team < b.team ? -1 : 1));
    return (
      first && {
        team: first.team,
        points: first.points,
        given: true,
        uses: true,
        ...this.graded(first.game, first.team, first.points, now),
      }
    );
  }

  private graded(game: RealGame, team: string, points: number, now: number): Pick<DogWeek, 'grade' | 'score'> {
    if (game.homeScore === null || game.awayScore === null || this.cancelled.has(game.key) || now < game.kickoff + GAME_LASTS)
      return { grade: '', score: null };
    const [own, other] = team === game.home ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
    return { grade: own > other ? 'W' : own + points > other ? 'C' : 'L', score: own - other + points };
  }
}
