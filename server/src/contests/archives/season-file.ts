import { createHash } from 'node:crypto';
import { contestTypes } from '@poolhouse/contract';
import { z } from 'zod';
import { isSignedBy } from '../../ground/proof/is-signed';
import { originOf, type ProofSite } from '../../ground/proof/proof-site';
import { jsonPieces } from './json-pieces';

/** What a season file may be; another number is another form. */
export const SEASON_FORMAT = 1;

const LARGEST = 2_147_483_647;
const number = z.number().int().min(1).max(LARGEST);
// Nothing that moves a cursor or the words around it, and nothing that a database cannot keep.
const words = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u);
const name = words.min(1);
const sum = z.string().regex(/^[0-9a-f]{64}$/);
const instant = z.iso.datetime();
const cell = z.union([z.string(), z.number(), z.null()]);
const table = z.strictObject({ columns: z.array(z.string().max(100)).max(100), rows: z.array(z.record(z.string(), cell)) });

/** A season of a contest as an export tells it, with all that it takes to show it without its site. */
const seasonFile = z.strictObject({
  format: z.literal(SEASON_FORMAT),
  /** The site's id, and the key that signs this and the log, base64. */
  site: z.string().regex(/^[0-9a-f]{16}$/),
  key: z.base64().length(44),
  contest: z.strictObject({ id: number, type: z.enum(contestTypes), name, year: z.number().int().min(1900).max(2200), first_week: number }),
  /** What it takes to open the same contest again. */
  terms: z.record(z.string(), z.json()),
  /** When it was closed; null while it is on. */
  closed: instant.nullable(),
  entries: z.array(z.strictObject({ id: number, user_id: number, name, entered: instant })),
  standings: z.strictObject({
    columns: table.shape.columns,
    rows: z.array(
      z.strictObject({
        ...{ entry_id: number, entry: z.string(), rank: z.number().int().min(1).max(LARGEST), points: z.number() },
        ...{
          winnings: z.number(),
          record: words,
        },
      }),
    ),
  }),
  /** What was picked, drafted, bought or drawn, by name. */
  tables: z.record(z.string().regex(/^[a-z][a-z0-9_-]{0,40}$/), table),
  messages: table,
  /** Its sealed log's file; null where none has begun. */
  log: z.strictObject({ file: z.string().max(100), sha256: sum }).nullable(),
  exported: instant,
  /** The SHA-256 of every other file of the export that is no season file, by name. */
  files: z.record(z.string(), sum),
});
export type SeasonFile = z.output<typeof seasonFile>;

const HEAD = '{"season":';
const TAIL = /,"signature":"([A-Za-z0-9+/]{86}==)"\}\n$/;
const TAIL_LENGTH = ',"signature":""}\n'.length + 88;

/** What is signed: no checkpoint and no receipt reads like it. @param bytes of the season's text @returns the text */
const signedText = (site: string, contest: number, bytes: string): string => `${originOf({ id: site }, contest)}\nseason\n${bytes}\n`;

/** The text of a season file, in pieces, signed by the site. */
export function* seasonText(proof: Pick<ProofSite, 'id' | 'key'>, season: SeasonFile): Generator<string> {
  const hash = createHash('sha256');
  yield HEAD;
  for (const piece of jsonPieces(season)) {
    hash.update(piece);
    yield piece;
  }
  const signature = proof.key.sign(signedText(season.site, season.contest.id, hash.digest('base64')));
  yield `,"signature":"${signature.toString('base64')}"}\n`;
}

/** What is wrong with a season file, as the end of a sentence that begins with its name. */
export class BadSeason extends Error {}

/** What a season file says. Its signature is the key's that it names: whether that is the site's, whoever takes it has to know. @throws BadSeason */
export function readSeason(text: string): SeasonFile {
  const signature = text.startsWith(HEAD) ? TAIL.exec(text.slice(-TAIL_LENGTH))?.[1] : undefined;
  if (signature === undefined) throw new BadSeason('is no season file: it does not end with a signature');
  const inner = text.slice(HEAD.length, -TAIL_LENGTH);
  const said = parsed(inner);
  const format = (said as { format?: unknown } | undefined)?.format;
  if (typeof format === 'number' && format !== SEASON_FORMAT)
    throw new BadSeason(`has format ${format}, and this release reads format ${SEASON_FORMAT}`);
  const read = seasonFile.safeParse(said);
  if (!read.success) throw new BadSeason(`does not say what a season file has to: ${placeOf(read.error)}`);
  const { site, key, contest } = read.data;
  const bytes = createHash('sha256').update(inner).digest('base64');
  if (!isSignedBy(Buffer.from(key, 'base64'), signedText(site, contest.id, bytes), Buffer.from(signature, 'base64')))
    throw new BadSeason('was changed after it was signed, or is signed by another key than it names');
  return read.data;
}

/** What a season file says that was read before, and is kept. */
export const keptSeason = (text: string): SeasonFile => JSON.parse(text.slice(HEAD.length, -TAIL_LENGTH)) as SeasonFile;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const placeOf = ({ issues: [issue] }: z.ZodError): string =>
  issue?.path.length ? issue.path.join('.').slice(0, 100) : 'it is no such text';

/** What was played: two exports of one season have the same one, whenever they were made and whatever was said on its board since. */
export function fingerprintOf({ contest, terms, closed, entries, standings, tables, log }: SeasonFile): string {
  const hash = createHash('sha256');
  for (const piece of jsonPieces({ contest, terms, closed, entries, standings, tables, log: log?.sha256 })) hash.update(piece);
  return hash.digest('hex');
}
