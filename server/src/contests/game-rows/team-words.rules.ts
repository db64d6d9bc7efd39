import { formatLine } from '@poolhouse/contract/formats';
import type { Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';

const easternTime = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

export function teamOf(game: Pick<Game, 'team1' | 'team2'>, side: Side): string {
  return side === 1 ? game.team1 : game.team2;
}

export function abbrevOf(game: Pick<Game, 'abbrev1' | 'abbrev2'>, side: Side): string {
  return side === 1 ? game.abbrev1 : game.abbrev2;
}

/** '1:00 PM ET'. ICU puts a narrow no-break space before AM and PM, which not every font has. */
export function kickoffWords(kickoffAt: number): string {
  return `${easternTime.format(kickoffAt).replace(/\s/gu, ' ')} ET`;
}

/** '−3.5', '+3', 'PK' */
export const lineWords = (line: number): string => formatLine(line);

/** 'Bills −5.5'; the team alone while there is no line. */
export const pickWords = (game: Pick<Game, 'team1' | 'team2'>, side: Side, line: number | null): string =>
  [teamOf(game, side), ...(line === null ? [] : [lineWords(line)])].join(' ');

/** 'BUF −5.5'; the team alone while there is no line. */
export const shortPickWords = (game: Pick<Game, 'abbrev1' | 'abbrev2'>, side: Side, line: number | null): string =>
  [abbrevOf(game, side), ...(line === null ? [] : [lineWords(line)])].join(' ');

/** The side that a team name or abbreviation means, in any case; null when neither side is called so. */
export function sideNamed(game: Pick<Game, 'team1' | 'team2' | 'abbrev1' | 'abbrev2'>, typed: string): Side | null {
  const name = typed.trim().toLowerCase();
  const called = (team: string, abbrev: string) => team.toLowerCase() === name || abbrev.toLowerCase() === name;
  if (called(game.team1, game.abbrev1)) return 1;
  return called(game.team2, game.abbrev2) ? 2 : null;
}
