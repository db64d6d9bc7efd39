import { z } from 'zod';
import { BadSeason, readSeason, type SeasonFile } from '../../contests/archives/season-file';
import { Refusal } from '../../ground/refusal';
import { isExportName, isSeasonName } from './export-names.rules';
import { zipFiles, type ZipFiles, type ZipLimits } from './zip-files';

/** A season of an export, whose files are those that were exported. */
export interface ExportedSeason {
  readonly season: SeasonFile;
  /** Its files as they are. */
  readonly text: string;
  /** '' where none has begun. */
  readonly log: string;
}

/** What another site's export of a group holds. */
export interface ReadExport {
  /** The site's id, and the key that signed all of it. */
  readonly site: string;
  readonly key: string;
  readonly seasons: readonly ExportedSeason[];
  /** Addresses of members there, by their account's number there. */
  readonly addresses: ReadonlyMap<number, string>;
}

const refused = (words: string) => new Refusal('bad_input', words, { file: 'cannot be taken' });

const MEMBERS = 'members.json';
const isWanted = (name: string): boolean => isSeasonName(name) || name.startsWith('logs/') || name === MEMBERS;

/** Reads an export whole, and holds each of its files against what its site has signed. @throws Refusal for whatever is not as it was exported */
export async function readExport(bytes: Buffer, limits: ZipLimits): Promise<ReadExport> {
  const files = await zipFiles(bytes, { limits, isKnown: isExportName, isWanted });
  const seasons = [...files.texts].filter(([name]) => isSeasonName(name)).map(([name, text]) => seasonOf(files, name, text));
  const [first] = seasons;
  if (!first) throw refused('The zip has no season file: it is no export of a group, or of a release that signed none.');
  const { site, key, exported } = first.season;
  if (seasons.some(({ season }) => season.site !== site || season.key !== key || season.exported !== exported))
    throw refused('The season files of this zip are of several exports.');
  if (new Set(seasons.map(({ season }) => season.contest.id)).size < seasons.length) throw refused('The zip has a contest twice.');
  return { site, key, seasons, addresses: addressesIn(files.texts.get(MEMBERS) ?? '[]') };
}

function seasonOf({ sums, texts }: ZipFiles, name: string, text: string): ExportedSeason {
  const season = said(name, text);
  const { contest, log } = season;
  const prefix = `${contest.year}-${contest.type}-${contest.id}`;
  if (name !== `seasons/${prefix}.json`) throw refused(`${name} is the file of another season.`);
  for (const [file, sum] of Object.entries(season.files)) {
    if (!sums.has(file)) throw refused(`${file} is missing in the zip.`);
    if (sums.get(file) !== sum) throw refused(`${file} is not as it was exported.`);
  }
  for (const file of sums.keys())
    if (!isSeasonName(file) && !Object.hasOwn(season.files, file)) throw refused(`${file} was put into the zip after it was exported.`);
  if (log && (log.file !== `logs/${prefix}.jsonl` || season.files[log.file] !== log.sha256))
    throw refused(`${name} names a log that is not its own.`);
  return { season, text, log: log ? (texts.get(log.file) ?? '') : '' };
}

function said(name: string, text: string): SeasonFile {
  try {
    return readSeason(text);
  } catch (error) {
    throw error instanceof BadSeason ? refused(`${name} ${error.message}.`) : error;
  }
}

// Other columns than these are for people.
const membersFile = z.array(z.object({ id: z.number().int().min(1), email: z.string().max(254) }));

/** @param text of members.json, which is as its site signed it and may say anything all the same */
function addressesIn(text: string): Map<number, string> {
  const read = membersFile.safeParse(jsonOf(text));
  if (!read.success) throw refused(`${MEMBERS} does not say who the members are.`);
  return new Map(read.data.map(({ id, email }) => [id, email]));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
