import { formatList, plural } from '@poolhouse/contract/formats';
import { DateTime } from 'luxon';
import type { Invalidate, Tx } from '../../../ground/db/database';
import type { CsvRow } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import { whoseEvent } from '../feeds/rules/whose-event.rules';
import type { Tournament } from '../golf';
import { golferNameKey } from '../rules/golfer-name.rules';
import { aliasesOf, allGolfers } from '../stores/golfers.store';
import { keepResults, resultsOf, type Result } from '../stores/history.store';
import { allTournaments } from '../stores/tournaments.store';
import { headOf, namedTournament, readTable, takeTable, wholeNumber, type Site, type Taken } from './table';

interface Row {
  /** The source's own number; '' where it has none. */
  readonly id: string;
  readonly player: string;
  readonly event: string;
  /** Its last day, yyyy-mm-dd; '' where the file is of one tournament. */
  readonly endDate: string;
  readonly position: string;
  readonly through: string;
  readonly toPar: number;
  readonly lastRound: number | null;
}

const POSITION = /^(T?\d{1,3}|CUT|MDF|WD|DQ)$/;

/**
 * Results of whole tournaments, by golfer: of a season, or of the one tournament that is named. A golfer whom nobody here or more than one
 * could be is left out and named, never guessed.
 *
 * @throws FileRefused with every bad line
 */
export async function importResults(site: Site, text: string, options: ImportOptions): Promise<string> {
  const isSeason = headOf(text).has('tournament_name');
  const rows = isSeason ? readTable(text, SEASON, seasonRow) : readTable(text, ONE, oneRow);
  return takeTable(site, options, 'golf.results_imported', async (tx, invalidate) => {
    const one = isSeason ? undefined : await namedTournament(tx, options.tournament);
    return take(tx, invalidate, rows, one);
  });
}

const SEASON = ['tournament_name', 'date', 'player_id', 'player', 'hole_par', 'strokes', 'Finish'];
const ONE = ['pos', 'player_name', 'score', 'round_1', 'round_4', 'total'];

/** '6/5/22' as months first, or '05/06/2022' as days first. */
function dayOf(text: string): string | null {
  const day = DateTime.fromFormat(text, text.length > 8 ? 'dd/MM/yyyy' : 'M/d/yy');
  return day.isValid ? day.toISODate() : null;
}

function seasonRow(row: CsvRow): Row | string[] {
  const reasons: string[] = [];
  const par = wholeNumber(row, 'hole_par', reasons, [0, 400]);
  const strokes = wholeNumber(row, 'strokes', reasons, [0, 500]);
  const endDate = dayOf(row.value('date'));
  if (endDate === null) reasons.push(`date ${JSON.stringify(row.value('date'))} is not a day`);
  // Whether the cut was made is what the finish says; the column beside it is wrong for whole tournaments.
  const finish = row.value('Finish');
  if (finish !== '' && !POSITION.test(finish)) reasons.push(`Finish ${JSON.stringify(finish)} is not a place`);
  const position = finish || placeOf(row.value('pos'));
  if (row.value('player') === '') reasons.push('player is empty');
  if (reasons.length > 0 || endDate === null) return reasons;
  return {
    id: row.value('player_id'),
    player: row.value('player'),
    event: row.value('tournament_name'),
    endDate,
    position,
    through: throughOf(position, Number(row.value('n_rounds'))),
    toPar: strokes - par,
    lastRound: null,
  };
}

/** A place of the table beside the finish, '54' or '54.0'; what is no place says nothing. */
const placeOf = (pos: string): string => (/^[1-9]\d{0,2}(\.0)?$/.test(pos) ? String(Number(pos)) : '');

/** Without a place it is told how far somebody came: 'F' for four rounds, 'R2' for two; '' where nothing is known, and nothing is made up. */
function throughOf(position: string, rounds: number): string {
  if (position !== '') return /^T?\d/.test(position) ? 'F' : position;
  return rounds >= 4 ? 'F' : rounds >= 1 ? `R${rounds}` : '';
}

function oneRow(row: CsvRow): Row | string[] {
  const reasons: string[] = [];
  const score = /^(E|Par)$/.test(row.value('score')) ? '0' : row.value('score');
  if (!/^[+-]?\d{1,2}$/.test(score)) reasons.push(`score ${JSON.stringify(row.value('score'))} is not a score to par`);
  const position = row.value('pos').toUpperCase();
  if (!POSITION.test(position)) reasons.push(`pos ${JSON.stringify(row.value('pos'))} is not a place`);
  const rounds = ['round_1', 'round_2', 'round_3', 'round_4']
    .map((name) => row.value(name))
    .filter((one) => /^\d+$/.test(one))
    .map(Number);
  const sum = rounds.reduce((all, one) => all + one, 0);
  // Who has not finished has no total.
  const total = row.value('total') === '' ? sum : wholeNumber(row, 'total', reasons, [50, 400]);
  if (row.value('player_name') === '') reasons.push('player_name is empty');
  if (reasons.length === 0 && sum !== total) reasons.push('the rounds do not add up to the total');
  if (reasons.length > 0) return reasons;
  const par = (total - Number(score)) / rounds.length;
  const last = rounds.at(-1);
  return {
    id: '',
    player: row.value('player_name'),
    event: '',
    endDate: '',
    position,
    through: throughOf(position, rounds.length),
    toPar: Number(score),
    lastRound: last === undefined || !Number.isInteger(par) ? null : last - par,
  };
}

async function take(tx: Tx, invalidate: Invalidate | undefined, rows: readonly Row[], one: Tournament | undefined): Promise<Taken> {
  const tournaments = one ? [] : await allTournaments(tx);
  const aliases = await aliasesOf(tx, 'espn');
  const byName = new Map<string, number | null>();
  for (const { id, name } of await allGolfers(tx)) byName.set(golferNameKey(name), byName.has(golferNameKey(name)) ? null : id);
  const strangers = new Set<string>();
  const events = new Map<string, Pick<Result, 'startDate' | 'permNum' | 'name'>>();
  const reported = rows.flatMap((row): Result[] => {
    const golferId = aliases.get(row.id) ?? byName.get(golferNameKey(row.player));
    if (golferId === undefined || golferId === null) {
      strangers.add(row.player);
      return [];
    }
    const key = `${row.event}:${row.endDate}`;
    const event = events.get(key) ?? eventOf(row, one, tournaments);
    events.set(key, event);
    const { position, through, toPar, lastRound } = row;
    return [{ golferId, ...event, position, through, toPar, lastRound }];
  });
  // Who is in one tournament twice counts as told first.
  const results = [...new Map(reported.toReversed().map((result) => [keyOf(result), result])).values()];
  const before = new Map((await resultsOf(tx, {})).map((result) => [keyOf(result), result]));
  const fresh = results.filter((result) => JSON.stringify(before.get(keyOf(result))) !== JSON.stringify(result));
  if (invalidate) await keepResults(tx, invalidate, fresh);
  const left =
    strangers.size > 0 ? `; left out, since nobody or more than one here has the name: ${formatList([...strangers].slice(0, 10))}` : '';
  const more = strangers.size > 10 ? ` and ${strangers.size - 10} more` : '';
  return {
    changed: fresh.length,
    words: `${plural(fresh.length, 'result')} new or changed, ${results.length - fresh.length} as they were${left}${more}`,
  };
}

const keyOf = ({ golferId, startDate, permNum }: Result): string => `${golferId}:${startDate}:${permNum}`;

/** The tournament as it is known here; else by its own name and days, without a permanent number. */
function eventOf({ event, endDate }: Row, one: Tournament | undefined, tournaments: readonly Tournament[]) {
  const startDate = one ? one.startDate : (DateTime.fromISO(endDate).minus({ days: 3 }).toISODate() ?? endDate);
  const known = one ?? whoseEvent(tournaments, { name: event, startDate });
  return { startDate: known?.startDate ?? startDate, permNum: known?.permNum ?? '', name: known?.name ?? event };
}
