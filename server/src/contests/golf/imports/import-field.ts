import type { Invalidate, Tx } from '../../../ground/db/database';
import { logActivity } from '../../../people/activity/activity.store';
import { FileRefused } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import { tournamentName } from '../feeds/rules/season-row.rules';
import type { FieldGolfer, Tournament } from '../golf';
import { GROUPS, groupField, sizesOf, SMALLEST_FIELD } from '../rules/groups.rules';
import { fieldOf as storedField, keepField } from '../stores/facts.store';
import { allGolfers, keepGolfers } from '../stores/golfers.store';
import { fieldPublishedAt, publishField, tournamentByKey } from '../stores/tournaments.store';
import { fieldFile, fieldOf, type FieldFile, type FileGolfer } from './field-file';
import { bringerOf, refuse, type Site } from './table';

export interface FieldCounts {
  golfers: number;
  added: number;
  sizes: number[];
}

/**
 * Brings a tournament's field in and publishes its groups. Groups that are published stand: a later file brings odds and, at the end of the
 * last group, who has joined.
 *
 * @throws FileRefused when anything of it is wrong; nothing is written then
 */
export async function importField(site: Site, text: string, options: ImportOptions): Promise<FieldCounts> {
  const { db } = site;
  const file = parsed(text);
  const run = async (tx: Tx, invalidate?: Invalidate): Promise<FieldCounts> => {
    const brought = await readField(tx, site, file);
    if (invalidate) await keep(tx, invalidate, site, brought);
    const { rows, before } = brought;
    return { golfers: rows.length, added: rows.filter(({ golferId }) => !before.has(golferId)).length, sizes: sizesOf(rows) };
  };
  return options.dryRun ? db.read((tx) => run(tx)) : db.write(run);
}

/** The rows of a field as its file says them, and what they are put in the place of. */
interface Brought {
  tournament: Tournament;
  golfers: readonly FileGolfer[];
  rows: Omit<FieldGolfer, 'name'>[];
  before: ReadonlyMap<number, FieldGolfer>;
  published: boolean;
}

async function readField(tx: Tx, site: Site, file: FieldFile): Promise<Brought> {
  const tournament = await tournamentOf(tx, file);
  await site.allow?.(tx, tournament.id);
  const names = new Map((await allGolfers(tx)).map(({ id, name }) => [id, name]));
  const { golfers, problems } = fieldOf(file, (id) => names.get(id));
  if (problems.length > 0) throw new FileRefused(problems.map((reason) => ({ line: null, reason })));
  const groups = groupField(golfers);
  if (!groups) throw refuse(`A field of ${golfers.length} golfers cannot be grouped: it takes ${SMALLEST_FIELD}.`);
  const before = new Map((await storedField(tx, tournament.id)).map((one) => [one.golferId, one]));
  const published = (await fieldPublishedAt(tx, tournament.id)) !== null;
  const places = published ? publishedPlaces(golfers, before) : groups;
  return { tournament, golfers, rows: fieldRows(golfers, places, before), before, published };
}

async function tournamentOf(tx: Tx, { pga_tournament_id: id }: FieldFile): Promise<Tournament> {
  const key = tournamentName(id);
  if (!key) throw refuse(`${id} is not a tournament such as R2024014.`);
  const tournament = await tournamentByKey(tx, key);
  if (!tournament) throw refuse(`The tournament ${id} is not known: import the season first.`);
  if (tournament.format === 'team') throw refuse(`${tournament.name}: two golfers share a ball here, so nobody's own holes exist.`);
  return tournament;
}

/** Groups that are published stand; who has joined since is at the end of the last one. */
function publishedPlaces(golfers: readonly FileGolfer[], before: Brought['before']): Place[] {
  const joined = golfers.map(({ golferId }) => golferId).filter((id) => !before.has(id));
  return golfers.map(
    ({ golferId }) => before.get(golferId) ?? { golferId, groupNum: GROUPS - 1, listOrder: before.size + 1 + joined.indexOf(golferId) },
  );
}

type Place = Pick<FieldGolfer, 'golferId' | 'groupNum' | 'listOrder'>;

/** What a file does not say of a golfer stays as it was. */
function fieldRows(golfers: readonly FileGolfer[], places: readonly Place[], before: Brought['before']): Brought['rows'] {
  const placeOf = new Map(places.map((one) => [one.golferId, one]));
  return golfers.map(({ golferId, odds, startingStrokes }, n) => {
    const known = before.get(golferId);
    const place = placeOf.get(golferId);
    return {
      golferId,
      groupNum: place?.groupNum ?? GROUPS - 1,
      listOrder: place?.listOrder ?? n + 1,
      odds,
      worldRank: known?.worldRank ?? null,
      startingStrokes: startingStrokes ?? known?.startingStrokes ?? 0,
      status: known?.status ?? ('IN' as const),
      statusAt: known?.statusAt ?? 0,
    };
  });
}

async function keep(tx: Tx, invalidate: Invalidate, site: Site, { tournament, golfers, rows, published }: Brought): Promise<void> {
  const now = site.clock.now();
  const named = golfers.map(({ golferId, name }) => ({ id: golferId, name, country: '', birthday: '' }));
  await keepGolfers(tx, invalidate, named);
  await keepField(tx, invalidate, tournament.id, rows);
  if (!published) await publishField(tx, invalidate, tournament.id, now);
  await logActivity(tx, {
    at: now,
    action: 'golf.field_imported',
    ...bringerOf(site),
    after: { tournament_id: tournament.id, golfers: rows.length },
    place: 'site',
  });
}

function parsed(text: string): FieldFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse('The file is not JSON.');
  }
  const file = fieldFile.safeParse(json);
  if (!file.success)
    throw refuse(`The file is not a field: ${file.error.issues[0]?.path.join('.') ?? ''} ${file.error.issues[0]?.message ?? ''}`);
  return file.data;
}
