import type { RivalRunRow, RivalTallyRow, YearsPeriodRow, YearsPlayerRow, YearsRecordRow, YearsShelfRow } from '@poolhouse/contract';
import { formatAnd, formatList, formatRecord, inNumber, plural } from '@poolhouse/shared-ui';

export interface Names {
  /** 'You' for the player. */
  of(id: number): string;
  left(id: number): boolean;
  isMine(id: number): boolean;
}

export function namesOf(players: readonly YearsPlayerRow[]): Names {
  const known = new Map(players.map((player) => [player.ID, player]));
  return {
    of: (id) => (known.get(id)?.mine ? 'You' : (known.get(id)?.Name ?? '')),
    left: (id) => known.get(id)?.Left === 1,
    isMine: (id) => known.get(id)?.mine === 1,
  };
}

/** By their ID. */
export type Periods = ReadonlyMap<string, YearsPeriodRow>;

export const periodsOf = (rows: readonly YearsPeriodRow[]): Periods => new Map(rows.map((row) => [row.ID, row]));

/** 'Ann', 'Ann and Bob', 'Ann, Bob and 2 others' */
export function listed(names: readonly string[]): string {
  return formatAnd(names.length > 2 ? [...names.slice(0, 2), plural(names.length - 2, 'other')] : names);
}

/** What a record is called. */
export function recordTitle({ Kind, Round }: Pick<YearsRecordRow, 'Kind' | 'Round'>): string {
  const titles: Record<YearsRecordRow['Kind'], string> = {
    best: `Best ${Round} ever`,
    worst: `Worst ${Round} ever`,
    streak: 'Longest winning streak',
    drought: Round === 'week' ? 'Longest drought without a pot' : 'Longest drought without a win',
    pots: `Most ${Round}s won in a season`,
    comeback: 'Biggest comeback',
  };
  return titles[Kind];
}

export const whenOf = ({ Title, Year }: Pick<YearsPeriodRow, 'Title' | 'Year'>): string => `${Title}, ${Year}`;

/** Whose a record is, and when it was. */
export function recordText({ Kind, Players, Times, Behind }: YearsRecordRow, names: Names, periods: Periods): string {
  const who = listed(Players.map(names.of));
  const all = Behind.flatMap(({ Period }) => periods.get(Period) ?? []);
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return who;
  if (Kind === 'best' || Kind === 'worst') return Times === 1 ? `${who}: ${whenOf(first)}` : `${who}: ${plural(Times, 'time')}`;
  if (Players.length > 1) return who;
  if (Kind === 'pots') return `${who}: ${formatList([...new Set(all.map(({ Year }) => Year))])}`;
  if (Kind === 'comeback') return `${who}: ${first.Year}`;
  return `${who}: ${whenOf(first)} to ${whenOf(last)}`;
}

/** '1 season, 2 tournaments, 5 weeks': what there is of them. */
export const shelfText = ({ Seasons, Tournaments, Weeks }: Pick<YearsShelfRow, 'Seasons' | 'Tournaments' | 'Weeks'>): string =>
  formatList([
    ...(Seasons > 0 ? [plural(Seasons, 'season')] : []),
    ...(Tournaments > 0 ? [plural(Tournaments, 'tournament')] : []),
    ...(Weeks > 0 ? [plural(Weeks, 'week')] : []),
  ]);

export const recordOf = ({ Ahead, Behind, Level }: Pick<RivalTallyRow, 'Ahead' | 'Behind' | 'Level'>): string =>
  formatRecord(Ahead, Behind, ...(Level > 0 ? [Level] : []));

/** 'You lead by 7 wins', and '' where there is nothing between them. */
export function marginText({ Margin, Lead }: Pick<RivalTallyRow, 'Margin' | 'Lead'>, rival: string): string {
  if (Margin === '') return '';
  return Lead === 1 ? `You lead by ${Margin}` : `${rival} leads by ${Margin}`;
}

/** What the score between the two comes to. */
export function duelText({ Ahead, Behind, Level }: Pick<RivalTallyRow, 'Ahead' | 'Behind' | 'Level'>, rival: string): string {
  const met = plural(Ahead + Behind + Level, 'meeting');
  if (Ahead === Behind) return `Nothing between you after ${met}.`;
  const level = Level > 0 ? `, ${Level} level` : '';
  return Ahead > Behind ? `You are ahead after ${met}${level}.` : `${rival} is ahead after ${met}${level}.`;
}

export function runTitle({ ID, Whose }: Pick<RivalRunRow, 'ID' | 'Whose'>, rival: string): string {
  if (ID === 'current') return Whose === 1 ? 'Your run now' : `The run of ${rival} now`;
  return ID === 'mine' ? 'Your longest run' : `Longest run of ${rival}`;
}

/** 'The week behind it', 'The weeks behind it' */
export const behindLabel = (n: number, one: string): string => `The ${inNumber(n, one)} behind it`;
