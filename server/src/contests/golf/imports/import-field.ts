import type { Touch, Tx } from '../../../ground/db/database';
import { logActivity } from '../../../people/activity/activity.store';
import { FileRefused } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import { groupField, SMALLEST_FIELD } from '../rules/groups.rules';
import { fieldOf as storedField, keepField } from '../stores/facts.store';
import { allGolfers, keepGolfers } from '../stores/golfers.store';
import { fieldPublishedAt, publishField, tournamentByKey } from '../stores/tournaments.store';
import { fieldFile, fieldOf } from './field-file';
import { tournamentName } from './season-row.rules';
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
  const { db, clock } = site;
  const file = parsed(text);
  const key = tournamentName(file.pga_tournament_id);
  if (!key) throw refuse(`${file.pga_tournament_id} is not a tournament such as R2024014.`);
  const run = async (tx: Tx, touch?: Touch): Promise<FieldCounts> => {
    const tournament = await tournamentByKey(tx, key);
    if (!tournament) throw refuse(`The tournament ${file.pga_tournament_id} is not known: import the season first.`);
    if (tournament.format === 'team') throw refuse(`${tournament.name}: two golfers share a ball here, so nobody's own holes exist.`);
    await site.allow?.(tx, tournament.id);
    const names = new Map((await allGolfers(tx)).map(({ id, name }) => [id, name]));
    const { golfers, problems } = fieldOf(file, (id) => names.get(id));
    if (problems.length > 0) throw new FileRefused(problems.map((reason) => ({ line: null, reason })));
    const groups = groupField(golfers);
    if (!groups) throw refuse(`A field of ${golfers.length} golfers cannot be grouped: it takes ${SMALLEST_FIELD}.`);
    const before = new Map((await storedField(tx, tournament.id)).map((one) => [one.golferId, one]));
    const published = (await fieldPublishedAt(tx, tournament.id)) !== null;
    const placeOf = new Map(groups.map((one) => [one.golferId, one]));
    const joined = golfers.map(({ golferId }) => golferId).filter((id) => !before.has(id));
    const rows = golfers.map((one, n) => {
      const known = before.get(one.golferId);
      const place =
        published && known
          ? known
          : published
            ? { groupNum: 3, listOrder: before.size + 1 + joined.indexOf(one.golferId) }
            : placeOf.get(one.golferId);
      return {
        golferId: one.golferId,
        groupNum: place?.groupNum ?? 3,
        listOrder: place?.listOrder ?? n + 1,
        odds: one.odds,
        worldRank: known?.worldRank ?? null,
        startingStrokes: one.startingStrokes ?? known?.startingStrokes ?? 0,
        status: known?.status ?? ('IN' as const),
        statusAt: known?.statusAt ?? 0,
      };
    });
    if (touch) {
      const now = clock.now();
      await keepGolfers(
        tx,
        touch,
        golfers.map(({ golferId, name }) => ({ id: golferId, name, country: '', birthday: '' })),
      );
      await keepField(tx, touch, tournament.id, rows);
      if (!published) await publishField(tx, touch, tournament.id, now);
      await logActivity(tx, {
        at: now,
        action: 'golf.field_imported',
        ...bringerOf(site),
        after: { tournament_id: tournament.id, golfers: rows.length },
        place: 'site',
      });
    }
    return {
      golfers: rows.length,
      added: rows.filter(({ golferId }) => !before.has(golferId)).length,
      sizes: [0, 1, 2, 3].map((group) => rows.filter(({ groupNum }) => groupNum === group).length),
    };
  };
  return options.dryRun ? db.read((tx) => run(tx)) : db.write(run);
}

function parsed(text: string) {
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
