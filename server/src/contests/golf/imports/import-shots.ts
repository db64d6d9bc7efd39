import { plural } from '@poolhouse/contract/formats';
import type { Invalidate, Tx } from '../../../ground/db/database';
import type { CsvRow } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import { planShots } from '../feeds/rules/shot-plan.rules';
import type { RoundCard, Tournament } from '../golf';
import { HOLES } from '../rules/card.rules';
import { inchesOf, type Shot } from '../rules/shots.rules';
import { cardsOf, fieldOf, keepCards } from '../stores/facts.store';
import { keepShots, shotsOf } from '../stores/shots.store';
import { coursesOf } from '../stores/tournaments.store';
import { clockOf } from './import-holes';
import { joinField } from './join-field';
import { cardWithShots, HOLE_MS, playedBefore, roundInstant, strokesOfName, type ReportedRound } from './played-card.rules';
import { headOf, namedTournament, readTable, refuse, takeTable, wholeNumber, type Site, type Taken } from './table';

interface Row {
  readonly golferId: number;
  readonly round: number;
  /** Local time of day, 'hhmm'; '' where none is told. */
  readonly time: string;
  readonly shot: Shot;
  /** Which hole the round began on, and when; left out and null where the table does not say. */
  readonly startHole?: 1 | 10 | undefined;
  readonly tee: string | null;
  /** What the hole was played in: strokes, or the name of the score; never the number of these rows. */
  readonly score: number | string;
  readonly name: string;
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
  return takeTable(site, options, 'golf.shots_imported', (tx, invalidate, now) => take(tx, invalidate, rows, { options, now }));
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
  'textScore',
];
const OF_2011 = [
  'player_id',
  'round',
  'hole',
  'hole_score',
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
  const begins = row.value('startingHole');
  return {
    golferId,
    round,
    time: '',
    shot,
    startHole: begins === '10' ? 10 : begins === '1' ? 1 : undefined,
    tee: clockOf(row.value('teeTime')),
    score: row.value('textScore'),
    name: `${row.value('firstName')} ${row.value('lastName')}`.trim(),
  };
}

function rowOf2011(row: CsvRow): Row | string[] {
  const reasons: string[] = [];
  const { golferId, round, h, n, t } = numbered(row, reasons, ['player_id', 'round', 'hole', 'shot', 'shot_type']);
  const d = wholeNumber(row, 'distance_in', reasons, [0, 99_999]);
  const l = wholeNumber(row, 'distance_after_in', reasons, [0, 99_999]);
  const score = row.value('hole_score') === '' ? '' : wholeNumber(row, 'hole_score', reasons, [1, 20]);
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
  const name = `${row.value('first_name')} ${row.value('last_name')}`.trim();
  return { golferId, round, time: row.value('time').padStart(4, '0'), shot, tee: null, score, name };
}

const feet = (inches: number): string =>
  inches >= 1440 ? plural(Math.round(inches / 36), 'yd') : `${Math.floor(inches / 12)} ft ${inches % 12} in.`;

function wordsOf({ t, cup, distance, left }: { t: Shot['t'] | null; cup: boolean; distance: string; left: string }): string {
  if (t === 'P') return 'Penalty';
  if (t === 'D') return `Drop, ${left} to hole`;
  return cup ? 'In the hole' : `${distance}, ${left} to hole`;
}

/** Who has no name in the file must be in the field already. */
async function mustKnowNameless(tx: Tx, { id, name: title }: { id: number; name: string }, rows: readonly (Row & { line: number })[]) {
  const nameless = rows.find(({ name }) => name === '');
  const here = new Set((await fieldOf(tx, id)).map(({ golferId }) => golferId));
  if (nameless && !here.has(nameless.golferId))
    throw refuse(`Golfer ${nameless.golferId} on line ${nameless.line} has no name, and is not in the field of ${title}.`);
}

async function take(tx: Tx, invalidate: Invalidate | undefined, rows: readonly (Row & { line: number })[], site: Bringing): Promise<Taken> {
  const tournament = await namedTournament(tx, site.options.tournament);
  await mustKnowNameless(tx, tournament, rows);
  const joined = await joinField(tx, invalidate, tournament.id, new Map(rows.map(({ golferId, name }) => [golferId, name])));
  const known = new Map((await cardsOf(tx, tournament.id)).map((card) => [keyOf(card), card]));
  const [course] = await coursesOf(tx, tournament.id);
  const rounds = roundsOf(rows, { tournament, pars: course?.pars ?? [] });
  const cards = rounds.flatMap((reported) => {
    const keeping = {
      before: known.get(keyOf(reported)),
      course: course ?? NO_COURSE,
      replay: site.options.replay === true,
      now: site.now,
    };
    return (course && cardWithShots(reported, keeping)) ?? [];
  });
  for (const card of cards) known.set(keyOf(card), card);
  const reported = rounds.map(({ golferId, round, rows: own }) => {
    const card = known.get(keyOf({ golferId, round }));
    const shots = own.map(({ shot, time }) =>
      withInstant(shot, site.options.replay ? playedAt(shot, { time, card, tournament, round }) : undefined),
    );
    return { golferId, round, shots, startHole: card?.startHole ?? (1 as const) };
  });
  const changed = planShots(await shotsOf(tx, tournament.id), reported, undefined);
  if (invalidate) {
    await keepCards(tx, invalidate, tournament.id, cards);
    await keepShots(tx, invalidate, tournament.id, changed);
  }
  const strokes = changed.reduce((sum, { shots }) => sum + shots.length, 0);
  return {
    changed: changed.length + cards.length + joined,
    words:
      `${plural(strokes, 'stroke')} of ${plural(changed.length, 'round')} new or changed, ${plural(reported.length - changed.length, 'round')} as they were` +
      (cards.length > 0 ? `; holes of ${plural(cards.length, 'round')} new, or known from another instant` : '') +
      (joined > 0 ? `; ${plural(joined, 'golfer')} joined the field` : '') +
      (course ? '' : '; no scores, since the course is not known: import the courses first'),
  };
}

interface Bringing {
  readonly options: ImportOptions;
  readonly now: number;
}

const keyOf = ({ golferId, round }: { golferId: number; round: number }): string => `${golferId}:${round}`;
const NO_COURSE = { courseId: 0, pars: [] };
const withInstant = (shot: Shot, at: number | undefined): Shot => (at === undefined ? shot : { ...shot, at });

/** The rows by golfer and round, with what they tell of the round itself. */
function roundsOf(rows: readonly Row[], { tournament, pars }: { tournament: Tournament; pars: readonly number[] }) {
  const byRound = new Map<string, Row[]>();
  for (const row of rows) byRound.set(keyOf(row), [...(byRound.get(keyOf(row)) ?? []), row]);
  return [...byRound.values()].flatMap((own): (ReportedRound & { rows: readonly Row[] })[] => {
    const [first] = own;
    if (!first) return [];
    const { golferId, round, tee } = first;
    const ofHole = (n: number) => own.filter(({ shot }) => shot.h === n + 1);
    const scores = Array.from({ length: HOLES }, (_, n) => scoreOf(ofHole(n)[0]?.score ?? '', pars[n]));
    const holedAt = Array.from({ length: HOLES }, (_, n) => lastInstant(ofHole(n), tournament, round));
    const teeAt = tee === null ? null : roundInstant(tournament, round, tee);
    return [{ golferId, round, startHole: first.startHole ?? firstHole(holedAt), teeAt, scores, holedAt, rows: own }];
  });
}

const scoreOf = (score: number | string, par: number | undefined): number | null =>
  typeof score === 'number' ? score : strokesOfName(score, par);

function lastInstant(rows: readonly Row[], tournament: Tournament, round: number): number | null {
  const times = rows.flatMap(({ time }) => clockInstant(time, tournament, round) ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

/** By the clock the round began on the tenth; undefined where no clock says it. */
function firstHole(holedAt: readonly (number | null)[]): 1 | 10 | undefined {
  const [first, tenth] = [holedAt[0] ?? null, holedAt[9] ?? null];
  return first === null || tenth === null ? undefined : tenth < first ? 10 : 1;
}

/** 'hhmm' of a round's day as an instant; undefined for no clock. */
const clockInstant = (time: string, tournament: Pick<Tournament, 'startDate' | 'zone'>, round: number): number | undefined =>
  /^\d{4}$/.test(time) && time !== '0000' ? roundInstant(tournament, round, `${time.slice(0, 2)}:${time.slice(2)}`) : undefined;

interface Played {
  readonly time: string;
  readonly card: RoundCard | undefined;
  readonly tournament: Pick<Tournament, 'startDate' | 'zone'>;
  readonly round: number;
}

function playedAt({ h, n }: Shot, { time, card, tournament, round }: Played): number | undefined {
  const reported = clockInstant(time, tournament, round);
  if (reported !== undefined) return reported;
  if (card?.teeAt == null) return undefined;
  const strokes = card.holes[h - 1] ?? n;
  return Math.round(card.teeAt + (playedBefore(h, card.startHole) + Math.min(n, strokes) / strokes) * HOLE_MS);
}
