import { DateTime } from 'luxon';
import type { Touch, Tx } from '../../../ground/db/database';
import type { CsvRow } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import type { RoundCard, Tournament } from '../golf';
import { inchesOf, type Shot } from '../rules/shots.rules';
import { planShots } from '../feeds/rules/shot-plan.rules';
import { cardsOf, fieldOf } from '../stores/facts.store';
import { keepShots, shotsOf } from '../stores/shots.store';
import { HOLE_MS } from './import-holes';
import { headOf, namedTournament, readTable, refuse, takeTable, wholeNumber, type Site, type Taken } from './table';

interface Row {
  readonly golferId: number;
  readonly round: number;
  /** Local time of day, 'hhmm'; '' where none is told. */
  readonly time: string;
  readonly shot: Shot;
}

const TYPES: Readonly<Record<string, Shot['t']>> = { S: 'S', P: 'P', D: 'D', Pr: 'V', SST: 'S', SPN: 'P', SDP: 'D' };

/**
 * Strokes with their places into the tournament that is named, from either of the tour's two tables of strokes. With `replay` each is known
 * from when it was played: its own time, else the pace of an ordinary round from the tee time on.
 *
 * @throws FileRefused with every bad line
 */
export async function importShots(site: Site, text: string, options: ImportOptions): Promise<string> {
  const isTourcast = headOf(text).has('strokesAssessed');
  const rows = isTourcast ? readTable(text, TOURCAST, tourcastRow) : readTable(text, OF_2011, rowOf2011);
  return takeTable(site, options, 'golf.shots_imported', (tx, touch) => take(tx, touch, rows, options));
}

const TOURCAST = [
  'playerId',
  'roundNumber',
  'holeNumber',
  'shotNumber',
  'type',
  'provisional',
  'distance',
  'left',
  'from',
  'to',
  'cup',
  'x',
  'y',
];
const OF_2011 = [
  'player_id',
  'round',
  'hole',
  'shot',
  'shot_type',
  'from_loc',
  'to_loc',
  'distance_in',
  'distance_after_in',
  'in_hole',
  'x_ft',
  'y_ft',
];

function numbered(row: CsvRow, reasons: string[], [golfer, round, hole, shot, type]: readonly [string, string, string, string, string]) {
  const found = {
    golferId: wholeNumber(row, golfer, reasons, [1, 999_999_999]),
    round: wholeNumber(row, round, reasons, [1, 4]),
    h: wholeNumber(row, hole, reasons, [1, 18]),
    n: wholeNumber(row, shot, reasons, [1, 30]),
    t: TYPES[row.value(type)] ?? null,
  };
  if (found.t === null) reasons.push(`${type} ${JSON.stringify(row.value(type))} is not a kind of stroke`);
  return found;
}

const point = (x: string, y: string) =>
  x === '' || y === '' || (Number(x) === 0 && Number(y) === 0) ? null : { x: Number(x), y: Number(y) };

function tourcastRow(row: CsvRow): Row | string[] {
  const reasons: string[] = [];
  const { golferId, round, h, n, t } = numbered(row, reasons, ['playerId', 'roundNumber', 'holeNumber', 'shotNumber', 'type']);
  if (reasons.length > 0) return reasons;
  const cup = row.value('cup') === 'TRUE';
  const shot: Shot = {
    h,
    n,
    t: row.value('provisional') === 'TRUE' && row.value('strokesAssessed') !== '1' ? 'V' : (t ?? 'S'),
    d: inchesOf(row.value('distance')),
    l: cup ? 0 : inchesOf(row.value('left')),
    from: row.value('from'),
    to: row.value('to'),
    a: point(row.value('from_x'), row.value('from_y')),
    b: point(row.value('x'), row.value('y')),
    ...(cup ? { cup } : {}),
    text: wordsOf({ t, cup, distance: row.value('distance'), left: row.value('left') }),
  };
  return { golferId, round, time: '', shot };
}

function rowOf2011(row: CsvRow): Row | string[] {
  const reasons: string[] = [];
  const { golferId, round, h, n, t } = numbered(row, reasons, ['player_id', 'round', 'hole', 'shot', 'shot_type']);
  const d = wholeNumber(row, 'distance_in', reasons, [0, 99_999]);
  const l = wholeNumber(row, 'distance_after_in', reasons, [0, 99_999]);
  if (reasons.length > 0) return reasons;
  const cup = row.value('in_hole') === 'Y';
  const shot: Shot = {
    h,
    n,
    t: t ?? 'S',
    d,
    l,
    from: row.value('from_loc_detail') || row.value('from_loc'),
    to: row.value('to_loc_detail') || row.value('to_loc'),
    a: null,
    b: point(row.value('x_ft'), row.value('y_ft')),
    ...(cup ? { cup } : {}),
    text: wordsOf({ t, cup, distance: feet(d), left: feet(l) }),
  };
  return { golferId, round, time: row.value('time').padStart(4, '0'), shot };
}

const feet = (inches: number): string =>
  inches >= 1440 ? `${Math.round(inches / 36)} yds` : `${Math.floor(inches / 12)} ft ${inches % 12} in.`;

function wordsOf({ t, cup, distance, left }: { t: Shot['t'] | null; cup: boolean; distance: string; left: string }): string {
  if (t === 'P') return 'Penalty';
  if (t === 'D') return `Drop, ${left} to hole`;
  return cup ? 'In the hole' : `${distance}, ${left} to hole`;
}

async function take(tx: Tx, touch: Touch | undefined, rows: readonly (Row & { line: number })[], options: ImportOptions): Promise<Taken> {
  const tournament = await namedTournament(tx, options.tournament);
  const here = new Set((await fieldOf(tx, tournament.id)).map(({ golferId }) => golferId));
  const stranger = rows.find(({ golferId }) => !here.has(golferId));
  if (stranger)
    throw refuse(`Golfer ${stranger.golferId} on line ${stranger.line} is not in the field of ${tournament.name}: import the holes first.`);
  const cards = new Map((await cardsOf(tx, tournament.id)).map((card) => [`${card.golferId}:${card.round}`, card]));
  const rounds = new Map<string, { golferId: number; round: number; shots: Shot[] }>();
  for (const { golferId, round, time, shot } of rows) {
    const key = `${golferId}:${round}`;
    const own = rounds.get(key) ?? { golferId, round, shots: [] };
    rounds.set(key, own);
    const at = options.replay ? playedAt(shot, { time, card: cards.get(key), tournament, round }) : undefined;
    own.shots.push(at === undefined ? shot : { ...shot, at });
  }
  const told = [...rounds.values()].map((one) => ({
    ...one,
    startHole: cards.get(`${one.golferId}:${one.round}`)?.startHole ?? (1 as const),
  }));
  const before = await shotsOf(tx, tournament.id);
  const changed = planShots(before, told, undefined);
  if (touch) await keepShots(tx, touch, tournament.id, changed);
  const strokes = changed.reduce((sum, { shots }) => sum + shots.length, 0);
  return {
    changed: changed.length,
    words: `${strokes} strokes of ${changed.length} rounds new or changed, ${told.length - changed.length} rounds as they were`,
  };
}

interface Played {
  readonly time: string;
  readonly card: RoundCard | undefined;
  readonly tournament: Pick<Tournament, 'startDate' | 'zone'>;
  readonly round: number;
}

function playedAt({ h, n }: Shot, { time, card, tournament: { startDate, zone }, round }: Played): number | undefined {
  const date = DateTime.fromISO(startDate)
    .plus({ days: round - 1 })
    .toISODate();
  if (/^\d{4}$/.test(time)) return DateTime.fromISO(`${date}T${time.slice(0, 2)}:${time.slice(2)}`, { zone }).toMillis();
  if (card?.teeAt == null) return undefined;
  const played = (h - card.startHole + 18) % 18;
  const strokes = card.holes[h - 1] ?? n;
  return Math.round(card.teeAt + (played + Math.min(n, strokes) / strokes) * HOLE_MS);
}
