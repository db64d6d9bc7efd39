import { formatAnd, inNumber } from '@poolhouse/contract/formats';
import { seasonName } from '@poolhouse/contract/rules';
import { archivesFrom, keepArchive, type NewArchive, type NewArchivedEntry } from '../../contests/archives/archives.store';
import { fingerprintOf, type SeasonFile } from '../../contests/archives/season-file';
import type { Clock } from '../../ground/clock/clock';
import type { Database, Invalidate, Tx } from '../../ground/db/database';
import type { ProofSite } from '../../ground/proof/proof-site';
import { Refusal } from '../../ground/refusal';
import { logActivity, type Activity } from '../../people/activity/activity.store';
import { openGroup } from '../../people/groups/groups.store';
import { checkLog } from './check-log';
import { notLogOf } from './log-says.rules';
import { peopleHere, withClosedAccounts, type People } from './people';
import { readExport, type ExportedSeason, type ReadExport } from './read-export';
import type { ZipLimits } from './zip-files';

export interface ImportSite {
  readonly db: Database;
  readonly clock: Clock;
  readonly proof: Pick<ProofSite, 'id'>;
  /** check-contest.mjs, by which logs are checked. */
  readonly program: string;
}

export interface SeasonImport extends Pick<Activity, 'by' | 'ip'> {
  readonly groupNumber: number;
  readonly limits: ZipLimits;
  /** Takes this contest of the export alone, by its number there. */
  readonly contest: number | undefined;
  /** Checks and counts, and writes nothing. */
  readonly dryRun: boolean;
}

export interface TakenSeason {
  readonly name: string;
  readonly entries: number;
  /** Of them those of members of the group. */
  readonly members: number;
  /** What the checking program said of its log. */
  readonly log: string;
}

/** What became of an export. */
export interface ImportedSeasons {
  readonly site: string;
  readonly key: string;
  readonly taken: readonly TakenSeason[];
  /** Names of seasons that the group has already, and of those that are not closed. */
  readonly known: readonly string[];
  readonly open: readonly string[];
}

const refused = (words: string) => new Refusal('bad_input', words, { file: 'cannot be taken' });
const nameOf = ({ contest }: SeasonFile): string => seasonName(contest);

/** Takes the closed seasons of another site's export into a group, all of them or none. @param bytes of the zip @throws Refusal */
export async function importSeason(site: ImportSite, bytes: Buffer, wish: SeasonImport): Promise<ImportedSeasons> {
  const found = await readExport(bytes, wish.limits);
  if (found.site === site.proof.id) throw refused('This export is of this site, which has its seasons.');
  const wanted = found.seasons.filter(({ season }) => wish.contest === undefined || season.contest.id === wish.contest);
  if (wanted.length === 0) throw refused(`The export has no contest ${wish.contest}.`);
  const closed = wanted.filter(({ season }) => season.closed !== null);
  const open = wanted.filter(({ season }) => season.closed === null).map(({ season }) => nameOf(season));
  if (closed.length === 0)
    throw refused(`${formatAnd(open)} ${inNumber(open.length, 'is', 'are')} not closed: only closed seasons are taken.`);
  const logs = new Map<ExportedSeason, string>();
  for (const one of closed) logs.set(one, await checkedLog(site.program, one));
  const from = { ...found, seasons: closed };
  const took = await (wish.dryRun
    ? site.db.read(async (tx) => (await planned(tx, from, wish)).outcome(logs))
    : site.db.write((tx, invalidate) => keep(tx, invalidate, { from, wish, logs, now: site.clock.now() })));
  return { site: found.site, key: found.key, open, ...took };
}

/** What the checking program says of a season's log, which has to be that season's. */
async function checkedLog(program: string, { season, log }: ExportedSeason): Promise<string> {
  if (log === '') throw refused(`${nameOf(season)} has no log by which it could be checked.`);
  const { fits, words } = await checkLog(program, log);
  if (!fits) throw refused(`The log of ${nameOf(season)} does not fit: ${words}`);
  const trouble = notLogOf(season, log);
  if (trouble !== undefined) throw refused(`The log of ${nameOf(season)} ${trouble}.`);
  return words;
}

interface Plan {
  readonly fresh: readonly ExportedSeason[];
  readonly people: People;
  outcome(logs: ReadonlyMap<ExportedSeason, string>): Pick<ImportedSeasons, 'taken' | 'known'>;
}

async function planned(tx: Tx, from: ReadExport, { groupNumber }: SeasonImport): Promise<Plan> {
  await openGroup(tx, groupNumber);
  const had = await archivesFrom(tx, groupNumber, from.site);
  if (had.some(({ key }) => key !== from.key))
    throw refused(`The site ${from.site} has signed with another key before: this export is not by the site whose seasons are here.`);
  const isKnown = ({ season }: ExportedSeason) => had.some(({ originContest }) => originContest === season.contest.id);
  const other = from.seasons.find((one) => isKnown(one) && had.every(({ fingerprint }) => fingerprint !== fingerprintOf(one.season)));
  if (other) throw refused(`${nameOf(other.season)} is here already, from an export that says something else of it.`);
  const people = await peopleHere(tx, groupNumber, from);
  const fresh = from.seasons.filter((one) => !isKnown(one));
  return {
    ...{ fresh, people },
    outcome: (logs) => ({
      taken: fresh.map((one) => ({
        ...{ name: nameOf(one.season), entries: one.season.entries.length, log: logs.get(one) ?? '' },
        members: one.season.entries.filter(({ user_id: user }) => people.has(user)).length,
      })),
      known: from.seasons.filter(isKnown).map(({ season }) => nameOf(season)),
    }),
  };
}

interface Keeping {
  from: ReadExport;
  wish: SeasonImport;
  logs: ReadonlyMap<ExportedSeason, string>;
  /** Site time, epoch ms. */
  now: number;
}

async function keep(tx: Tx, invalidate: Invalidate, { from, wish, logs, now }: Keeping): Promise<Pick<ImportedSeasons, 'taken' | 'known'>> {
  const { groupNumber, by, ip } = wish;
  const { fresh, people, outcome } = await planned(tx, from, wish);
  const origins = fresh.flatMap(({ season }) => season.entries.map(({ user_id: user }) => user));
  const all = await withClosedAccounts(tx, invalidate, { people, origins, groupNumber, now });
  for (const one of fresh) {
    const id = await keepArchive(tx, invalidate, archiveOf(one, wish, now), entriesOf(one.season, all));
    const { contest, site, entries } = one.season;
    const after = { id, site, contest: contest.id, name: contest.name, year: contest.year, entries: entries.length };
    await logActivity(tx, { at: now, action: 'season.imported', by, ip, after, place: { group: groupNumber } });
  }
  return outcome(logs);
}

const archiveOf = ({ season, text, log }: ExportedSeason, { groupNumber, by }: SeasonImport, now: number): NewArchive => ({
  ...{ group_number: groupNumber, site: season.site, origin_contest: season.contest.id, site_key: season.key },
  ...{ contest_type: season.contest.type, name: season.contest.name, year: season.contest.year },
  ...{ closed_at: Date.parse(season.closed ?? season.exported), imported_at: now },
  imported_by: typeof by === 'string' ? by : by.username,
  ...{ fingerprint: fingerprintOf(season), season: text, log, bytes: Buffer.byteLength(text) + Buffer.byteLength(log) },
});

function entriesOf({ entries, standings }: SeasonFile, people: People): NewArchivedEntry[] {
  const places = new Map(standings.rows.map((row) => [row.entry_id, row]));
  return entries.map(({ id, user_id: user, name }) => {
    const place = places.get(id);
    return {
      ...{ user_id: people.get(user) ?? 0, origin_entry: id, origin_user: user, entry_name: name },
      ...{ rank: place?.rank ?? null, points: place?.points ?? null, record: place?.record ?? '' },
    };
  });
}
