import { canonical, fromBase64, isIncluded, leafOf, utf8 } from '@poolhouse/shared-ui/proof';
import type { Log, Seal } from './log.types';
import { placeOf } from './opened-names.rules';
import type { OpenedPick, OpenedRow } from './opened.types';
import { lockName } from './read-log.rules';

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a seal holds of a slot. */
interface Content {
  contest: number;
  entry: number;
  period: string;
  slot: number;
  pick: Record<string, unknown> | null;
}

function readContent(text: string): Content | null {
  try {
    const read = JSON.parse(text) as Partial<Content> | null;
    if (typeof read !== 'object' || read === null || typeof (read.pick ?? {}) !== 'object' || canonical(read) !== text) return null;
    return read as Content;
  } catch {
    return null;
  }
}

/** Holds what was opened against the seals of the log. @param contest the one that is checked */
export async function checkOpened(contest: number, log: Log, rows: readonly OpenedRow[]): Promise<OpenedPick[]> {
  const lasts = new Map(log.seals.filter(({ last }) => last).map((seal) => [seal.period, seal]));
  const byPlace = new Map<string, OpenedRow[]>();
  for (const row of rows) byPlace.set(placeOf(row), [...(byPlace.get(placeOf(row)) ?? []), row]);
  const checked: OpenedPick[] = [];
  // Some at a time: the page stays usable while they are checked.
  for (let from = 0; from < rows.length; from += 200) {
    const some = rows.slice(from, from + 200).map((row) => checkOne({ contest, log, lasts, byPlace }, row));
    checked.push(...(await Promise.all(some)));
  }
  return checked;
}

interface Against {
  contest: number;
  log: Log;
  lasts: ReadonlyMap<string, Seal>;
  byPlace: ReadonlyMap<string, readonly OpenedRow[]>;
}

/** The lock at which a pick's game began: the first that is not before its seal, else the last one of all. */
function lockFor({ log, lasts }: Against, row: OpenedRow, content: Content | null): Seal | undefined {
  const event = content?.pick?.['event'];
  const locks = typeof event === 'number' ? (log.locksOf.get(lockName(row.period, event)) ?? []) : [];
  return locks.find(({ beat }) => beat >= row.beat) ?? locks.at(-1) ?? lasts.get(row.period);
}

async function checkOne(against: Against, row: OpenedRow): Promise<OpenedPick> {
  const { log } = against;
  const seal = log.seals[row.beat - 1];
  const salt = fromBase64(row.salt);
  const leaf = await leafOf(salt ?? new Uint8Array(), utf8(row.content));
  const content = readContent(row.content);
  const lock = lockFor(against, row, content);
  const [wrong, inSeal] = [wrongContent(against, row, content), seal ? await isInSeal(row, seal, leaf) : false];
  const changed = !isShown(row, content);
  return {
    ...{ row, seal, changed },
    openedAt: lock?.at ?? null,
    commitment: hexOf(leaf),
    misfit:
      wrong ??
      (salt?.length === 16 && inSeal ? null : 'It is not in its seal.') ??
      afterLock(seal, lock, content) ??
      untold(against, row, changed),
    atLock: seal?.lock === true,
  };
}

function wrongContent(against: Against, row: OpenedRow, content: Content | null): string | null {
  if (isRepeated(against, row)) return 'It was opened twice.';
  const same =
    content?.contest === against.contest && content.entry === row.entry && content.period === row.period && content.slot === row.slot;
  return same ? null : 'What was opened is of another place.';
}

/** A slot is opened once more only where it could be picked anew: an administrator set it, or its game was put off. */
function isRepeated({ log, byPlace }: Against, row: OpenedRow): boolean {
  const others = (byPlace.get(placeOf(row)) ?? []).filter((other) => other !== row);
  if (others.length === 0) return false;
  const anew = log.overrides.some((told) => placeOf(told) === placeOf(row)) || log.putOff.has(row.period);
  return !anew || others.some(({ beat }) => beat === row.beat);
}

/** At its own place: the seal holds all slots of its period, by entry and number. */
async function isInSeal({ entry, slot, period, index, size, path }: OpenedRow, seal: Seal, leaf: Uint8Array): Promise<boolean> {
  const each = seal.slots / seal.present.length;
  const place = seal.present.indexOf(entry) * each + slot - 1;
  if (seal.period !== period || seal.slots !== size || place !== index || slot < 1 || slot > each) return false;
  const hashes = path.map(fromBase64).filter((hash) => hash !== null);
  return hashes.length === path.length && isIncluded(leaf, { index, size, path: hashes }, seal.root);
}

/** What an administrator set, and picks of who was not in the contest when the game began, may be of one that had begun. */
const afterLock = (seal: Seal | undefined, lock: Seal | undefined, content: Content | null): string | null =>
  seal && lock && seal.beat > lock.beat && content?.pick?.['by'] === undefined && lock.present.includes(content?.entry ?? 0)
    ? 'It was sealed after its lock.'
    : null;

/** Whether the board shows what was sealed. Who set it, and why, is told beside it. */
function isShown({ shown }: OpenedRow, content: Content | null): boolean {
  try {
    return canonical(bare(JSON.parse(shown))) === canonical(bare(content?.pick ?? null));
  } catch {
    return false;
  }
}

function bare(pick: unknown): unknown {
  if (typeof pick !== 'object' || pick === null) return pick;
  const { by: _by, reason: _reason, ...rest } = pick as Record<string, unknown>;
  return rest;
}

/** A board that shows something else than what was sealed needs a line of the log that says so, or a later opening. */
function untold({ log, byPlace }: Against, row: OpenedRow, changed: boolean): string | null {
  if (!changed) return null;
  const place = placeOf(row);
  if (byPlace.get(place)?.some((other) => other.beat > row.beat && isShown(row, readContent(other.content)))) return null;
  const told = log.overrides.findLast((override) => placeOf(override) === place);
  try {
    if (told && canonical(bare(JSON.parse(told.after))) === canonical(bare(JSON.parse(row.shown)))) return null;
  } catch {
    // What cannot be read was told by nobody.
  }
  return 'The board shows another pick, and the log does not say why.';
}
