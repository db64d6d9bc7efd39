import type { Edition } from './edition.rules';
import { effects, linesOf, type Field, type Side } from './lines.rules';
import type { ModelGame, Prediction, Rating, Ratings } from './model.types';
import { beginSeason, UNKNOWN } from './ratings.rules';
import { starterNotes } from './starters.rules';

export interface SeasonInput {
  /** The state before the season. */
  readonly before: Ratings;
  readonly season: number;
  /** All games of the season that were or will be played, in any order. */
  readonly games: readonly ModelGame[];
  readonly edition: Edition;
  readonly totals: ReadonlyMap<string, number>;
  /** Games that clubs had before the season. */
  readonly experience?: ReadonlyMap<string, number>;
  /** False: it only learns, and predictions are empty. True where it is left out. */
  readonly predicts?: boolean;
}

export interface SeasonOutcome {
  readonly after: Ratings;
  /** In the order of days, as the games came. */
  readonly predictions: readonly Prediction[];
  readonly experience: ReadonlyMap<string, number>;
}

/** Games over which form is counted. */
const FORM_GAMES = 4;
/** A starter began at most one of so many last games, of which so many were played: then they are the backup. */
const BACKUP_WINDOW = 8;
const BACKUP_LEAST = 3;
const USUAL_REST = 7;

/** A club while a season goes on. */
interface Club {
  rating: Rating;
  /** Its rating before each game that it has played. */
  readonly history: Rating[];
  /** Who began these games. */
  readonly starters: (string | null)[];
  /** Day of its last game, played or to be played. */
  lastDay: number | null;
  games: number;
}

/** Predicts every game of a season from what was known before its day, and learns from those that are over. */
export function playSeason(input: SeasonInput): SeasonOutcome {
  const { before, season, games, edition, totals, experience = new Map(), predicts = true } = input;
  const begun = beginSeason(before, season, edition, totals);
  const clubs = new Map<string, Club>();
  const clubOf = (name: string): Club => {
    const known = clubs.get(name);
    if (known) return known;
    const rating = begun.clubs[name] ?? UNKNOWN;
    const club: Club = { rating, history: [], starters: [], lastDay: null, games: experience.get(name) ?? 0 };
    clubs.set(name, club);
    return club;
  };
  let { home, total } = begun;
  const predictions: Prediction[] = [];
  for (const day of byDay(games)) {
    const field: Field = { home, total };
    const errors = day.map((game) => {
      const [away, host] = [clubOf(game.club1), clubOf(game.club2)];
      if (predicts) predictions.push(predict(game, [away, host], field, edition));
      return game.result && { game, away, host, ...errorOf(game, sidesOf(game, [away, host]), field, edition) };
    });
    for (const game of day) for (const name of [game.club1, game.club2]) clubOf(name).lastDay = game.day;
    for (const error of errors) {
      if (!error) continue;
      const { game, away, host, margin, total: off } = error;
      learn(away, game.starter1, -edition.kStrength * margin, edition.kPace * off);
      learn(host, game.starter2, edition.kStrength * margin, edition.kPace * off);
      if (!game.neutral) home += edition.kHome * margin;
      total += edition.kTotal * off;
    }
  }
  const after = { ...begun.clubs, ...Object.fromEntries([...clubs].map(([name, { rating }]) => [name, rating])) };
  return {
    after: { season, clubs: after, home, total },
    predictions,
    experience: new Map([...experience, ...[...clubs].map(([name, club]) => [name, club.games] as const)]),
  };
}

function byDay(games: readonly ModelGame[]): ModelGame[][] {
  const days = new Map<number, ModelGame[]>();
  for (const game of [...games].sort((a, b) => a.day - b.day || a.id - b.id)) days.set(game.day, [...(days.get(game.day) ?? []), game]);
  return [...days.values()];
}

const sidesOf = ({ day, starter1, starter2 }: ModelGame, [away, home]: readonly [Club, Club]): readonly [Side, Side] => [
  sideOf(away, day, starter1),
  sideOf(home, day, starter2),
];

function sideOf({ rating, history, starters, lastDay }: Club, day: number, starter: string | null): Side {
  const formGames = Math.min(FORM_GAMES, history.length);
  return {
    now: rating,
    before: history[history.length - formGames] ?? rating,
    formGames,
    restDays: lastDay === null ? USUAL_REST : day - lastDay,
    backup: isBackup(starter, starters),
  };
}

function isBackup(starter: string | null, starters: readonly (string | null)[]): boolean {
  const last = starters.slice(-BACKUP_WINDOW);
  return starter !== null && last.length >= BACKUP_LEAST && last.filter((one) => one === starter).length <= 1;
}

function predict(game: ModelGame, clubs: readonly [Club, Club], field: Field, edition: Edition): Prediction {
  const [away, home] = sidesOf(game, clubs);
  return {
    gameId: game.id,
    lines1: linesOf({ game, side: 1, own: away, other: home }, field, edition),
    lines2: linesOf({ game, side: 2, own: home, other: away }, field, edition),
    notes: [...(game.neutral ? ['Neutral field'] : []), ...starterNotes(game, edition)],
    games1: clubs[0].games,
    games2: clubs[1].games,
  };
}

/** By how much the unrounded prediction missed: home minus away, and both together. */
function errorOf(game: ModelGame, sides: readonly [Side, Side], field: Field, edition: Edition) {
  const { score1, score2 } = game.result ?? { score1: 0, score2: 0 };
  const gain = effects(game, sides, field, edition);
  const [away, home] = sides;
  return {
    margin: score2 - score1 - (home.now.strength - away.now.strength + gain.margin),
    total: score1 + score2 - (field.total + home.now.pace + away.now.pace + gain.total),
  };
}

function learn(club: Club, starter: string | null, strength: number, pace: number): void {
  club.history.push(club.rating);
  club.starters.push(starter);
  club.rating = { strength: club.rating.strength + strength, pace: club.rating.pace + pace };
  club.games += 1;
}
