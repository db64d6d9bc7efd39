import { formatSigned, plural } from '@poolhouse/contract/formats';
import type { Edition } from './edition.rules';
import type { FactorName, Line, ModelGame, Rating } from './model.types';

/** What the model knows of one side of a game on the morning of it. */
export interface Side {
  readonly now: Rating;
  /** Before its last games of this season. */
  readonly before: Rating;
  /** How many games lie between the two. */
  readonly formGames: number;
  /** Days since its last game of this season; 7 before the first. */
  readonly restDays: number;
  readonly backup: boolean;
}

/** What holds for both sides. */
export interface Field {
  readonly home: number;
  readonly total: number;
}

const MOST_REST = 7;

/** What a game's margin and total gain by its circumstances, points. */
export function effects(game: ModelGame, [away, home]: readonly [Side, Side], { home: edge }: Field, edition: Edition) {
  const backups = [away, home].map(({ backup }) => (backup ? 1 : 0)) as [number, number];
  const rest = restAhead(home, away);
  return {
    margin:
      (game.neutral ? 0 : edge) +
      edition.restDay * rest -
      (isDivisionGame(game) ? edition.division : 0) +
      edition.backupMargin * (backups[0] - backups[1]),
    total:
      (game.roofed ? edition.roof : 0) - (isDivisionGame(game) ? edition.division : 0) - edition.backupTotal * (backups[0] + backups[1]),
  };
}

/** What the lines of a side are made of. */
export interface SideOfGame {
  readonly game: ModelGame;
  readonly side: 1 | 2;
  readonly own: Side;
  readonly other: Side;
}

/** The lines of one side as they are shown. What a line leaves out is nothing: lines of 0.0 are not there. */
export function linesOf({ game, side, own, other }: SideOfGame, field: Field, edition: Edition): Line[] {
  const lines: Line[] = [];
  const add = (factor: FactorName, points: number, note = '') => {
    const tenths = inTenths(points);
    if (tenths !== 0) lines.push({ factor, tenths, note });
  };
  const sign = side === 2 ? 1 : -1;
  add('League average', field.total / 2);
  add('Attack', attack(own.before));
  form(add, 'Attack form', attack(own.now) - attack(own.before), own.formGames);
  add('Opponent’s defence', defence(other.before));
  form(add, 'Opponent’s defence form', defence(other.now) - defence(other.before), other.formGames);
  if (!game.neutral) add('Home field', (sign * field.home) / 2, side === 2 ? 'home' : 'away');
  add('Rest', (edition.restDay * restAhead(own, other)) / 2, `${days(own.restDays)}, opponent ${other.restDays}`);
  if (isDivisionGame(game) && side === 2) add('Division game', -edition.division);
  if (game.roofed) add('Roof', edition.roof / 2);
  if (own.backup) add('Backup quarterback', -(edition.backupMargin + edition.backupTotal) / 2);
  if (other.backup) add('Opponent’s backup', (edition.backupMargin - edition.backupTotal) / 2);
  return lines;
}

/** A side's PScore in tenths: the sum of its lines as they are shown. */
export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { tenths }) => sum + tenths, 0);

/** At a neutral site nobody is at home, so there is no home side that is short of anything. */
const isDivisionGame = ({ division, neutral }: ModelGame): boolean => division && !neutral;

/** Points that a club scores above its half of the league's total, and those that the other side scores against it. */
const attack = ({ strength, pace }: Rating): number => (strength + pace) / 2;
const defence = ({ strength, pace }: Rating): number => (pace - strength) / 2;

/** Days of rest that a side has more than the other, at most a week. */
const restAhead = (own: Side, other: Side): number => Math.max(-MOST_REST, Math.min(MOST_REST, own.restDays - other.restDays));

const days = (count: number): string => plural(count, 'day');

function form(add: (factor: FactorName, points: number, note: string) => void, factor: FactorName, points: number, games: number): void {
  if (games > 0) add(factor, points, `${signed(inTenths(points))} over ${plural(games, 'game')}`);
}

/** '+1.2', '−0.5'. */
const signed = (tenths: number): string => formatSigned(tenths / 10, 1);

/** Tenths of a point, half away from zero; never -0. */
export const inTenths = (points: number): number => 0 + Math.sign(points) * Math.round(Math.abs(points) * 10);
