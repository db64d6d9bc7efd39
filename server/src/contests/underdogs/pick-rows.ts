import type { UnderdogsPickRow, UnderdogsUserRow } from '@poolhouse/contract';
import { hasKickedOff } from '../../sport/games/game.rules';
import type { Entry } from '../contest';
import { instant } from '../game-rows/game-rows';
import { abbrevOf, teamOf } from '../game-rows/team-words.rules';
import { idleWords } from './idle-words.rules';
import type { DogPick } from './picks';
import { willMiss } from './season.rules';
import type { UnderdogsSeason } from './underdogs-season.types';

/** A row as its owner sees it, and as everybody else does; null: not at all. */
export interface Personal<Row> {
  userId: number;
  own: Row;
  others: Row | null;
}

/** The rows as all see them who are not their owners. */
export function sharedRowsOf<Row>(rows: readonly Personal<Row>[]): Row[] {
  return rows.flatMap(({ others }) => others ?? []);
}

/** By user: the rows that their owner sees otherwise than all others. */
export function ownRowsOf<Row>(rows: readonly Personal<Row>[]): Map<number, Row[]> {
  const owners = new Map<number, Row[]>();
  for (const { userId, own, others } of rows) if (own !== others) owners.set(userId, [...(owners.get(userId) ?? []), own]);
  return owners;
}

const SEALED = { pick: '', Abbrev: '', event_id: null, spread: null, TakenAt: '', Override: '', Auto: 0 as const, Void: '' };
const UNKNOWN = { result: 0 as const, spreadScore: null, Grade: '' as const, live: 0 as const, Day: '' };

const MISSED = { Grade: 'L' as const };
type Name = Pick<UnderdogsPickRow, 'ID' | 'entry_id' | 'week'>;

/** How far a week has come. */
interface WeekStage {
  week: number;
  over: boolean;
  /** That there is a pick is no secret: it is not a week to come. */
  begun: boolean;
}

/** Every entry's picks, week by week. What others plan for weeks to come is not shown, not even that there is something. */
export function pickRows(season: UnderdogsSeason, now: number): Personal<UnderdogsPickRow>[] {
  const { entries, over, weeks, week: current } = season;
  const old = new Map(entries.map(({ id }): [number, UnderdogsPickRow[]] => [id, []]));
  for (const { rows } of over) for (const row of rows) old.get(row.entry_id)?.push(row);
  return entries.flatMap((entry) => [
    ...(old.get(entry.id) ?? []).map((row) => ({ userId: entry.userId, own: row, others: row })),
    ...weeks.flatMap(({ week }) => weekRows(entry, { week, over: week < current, begun: week <= current }, season, now)),
  ]);
}

/** An entry's row of one week, or none. */
export function weekRows(
  entry: Entry,
  { week, over, begun }: WeekStage,
  { picks, missed, saved }: Pick<UnderdogsSeason, 'picks' | 'missed' | 'saved'>,
  now: number,
): Personal<UnderdogsPickRow>[] {
  const name = { ID: `${entry.id}-${week}`, entry_id: entry.id, week };
  const pick = picks.get(entry.id)?.get(week);
  const lost = missed.get(entry.id)?.has(week) ? MISSED : {};
  const reason = saved.get(entry.id)?.get(week)?.overrideReason;
  if (!pick) return reason ? takenAway(reason, { ...name, ...lost }, entry, over) : missedRow(entry, name, lost);
  const graded = { ...contentOf(pick, now), ...gradeOf(pick), ...lost };
  const own: UnderdogsPickRow = { ...name, ...graded, sealed: 0, Day: instant(pick.game.kickoffAt) };
  const sealed: UnderdogsPickRow | null = begun ? { ...name, ...SEALED, ...UNKNOWN, sealed: 1 } : null;
  return [{ userId: entry.userId, own, others: hasKickedOff(pick.game, now) ? own : sealed }];
}

/** A reason may tell of the pick that was there, so others read it when the week is over. */
function takenAway(reason: string, row: Name & Partial<typeof MISSED>, entry: Entry, over: boolean): Personal<UnderdogsPickRow>[] {
  const own: UnderdogsPickRow = { ...SEALED, ...UNKNOWN, ...row, sealed: 0, Override: reason };
  return [{ userId: entry.userId, own, others: over ? own : null }];
}

/** A week in which no pick came in; nothing to show before it is over. */
function missedRow(entry: Entry, name: Name, lost: Partial<typeof MISSED>): Personal<UnderdogsPickRow>[] {
  if (lost.Grade === undefined) return [];
  const row: UnderdogsPickRow = { ...name, ...SEALED, ...UNKNOWN, ...lost, sealed: 0 };
  return [{ userId: entry.userId, own: row, others: row }];
}

/** Every entry with its pick of the week that is on. That a pick is in is no secret; which one is, until its kick-off. */
export function userRows({ entries, week, weeks, picks, saved }: UnderdogsSeason, now: number): Personal<UnderdogsUserRow>[] {
  const on = weeks.find((one) => one.week === week);
  return entries.map((entry) => {
    const pick = picks.get(entry.id)?.get(week);
    const missed = on && willMiss(entry.createdAt, on, pick, now) ? { Missed: 1 as const } : {};
    const name = { ID: entry.id, entry_id: entry.id, entry_name: entry.name, PickIn: pick ? (1 as const) : (0 as const), ...missed };
    const own: UnderdogsUserRow = {
      ...name,
      ...(pick ? contentOf(pick, now) : { ...SEALED, Override: saved.get(entry.id)?.get(week)?.overrideReason ?? '' }),
      mine: 1,
    };
    const others: UnderdogsUserRow = pick && hasKickedOff(pick.game, now) ? { ...own, mine: 0 } : { ...name, ...SEALED, mine: 0 };
    return { userId: entry.userId, own, others };
  });
}

function contentOf(pick: DogPick, now: number) {
  return {
    pick: teamOf(pick.game, pick.side),
    Abbrev: abbrevOf(pick.game, pick.side),
    event_id: pick.game.id,
    spread: pick.spread,
    TakenAt: instant(pick.takenAt),
    Override: pick.overrideReason ?? '',
    Auto: pick.auto ? (1 as const) : (0 as const),
    Void: idleWords(pick, now),
  };
}

function gradeOf({ grade: { grade, won, spreadScore, live } }: DogPick) {
  return { result: won ? (1 as const) : (0 as const), spreadScore, Grade: grade, live: live ? (1 as const) : (0 as const) };
}
