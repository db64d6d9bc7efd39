import type { ShippedSeason } from '../model/chain';
import type { Rating, Ratings } from '../model/model.types';

/** Digits after the point: enough for a replay from here to give the PScores of one from 1999. */
const DIGITS = 7;

/** `2025 285 2.2766707 45.0933605 ARI -1.2340000 0.5600000 …`: season, games, home edge, total, and strength and pace of each club. */
export function readShipped(line: string): ShippedSeason {
  const [season = '', games, home, total, ...rest] = line.split(' ');
  const clubs: Record<string, Rating> = {};
  for (let at = 0; at + 2 < rest.length; at += 3) clubs[String(rest[at])] = { strength: Number(rest[at + 1]), pace: Number(rest[at + 2]) };
  return { games: Number(games), ratings: { season: Number(season), home: Number(home), total: Number(total), clubs } };
}

export function writeShipped({ season, home, total, clubs }: Ratings, games: number): string {
  const digits = (value: number) => (0 + Number(value.toFixed(DIGITS))).toFixed(DIGITS);
  const names = Object.keys(clubs).sort();
  const each = names.flatMap((name) => [name, digits(clubs[name]?.strength ?? 0), digits(clubs[name]?.pace ?? 0)]);
  return [season, games, digits(home), digits(total), ...each].join(' ');
}
