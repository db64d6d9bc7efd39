import type { Viewer } from '../../ground/viewer';
import type { RowName } from './made-row';
import { ownChanges, ownParts, ownPartsOf, ownRows, sameOwnModels, type OwnGroup, type OwnGroups } from './own-rows';
import { prepare, type Packed } from './pack';
import type { PageAnswer } from './page';
import type { PageHistory, State } from './page-history';
import { groupText, textOf, type RowTexts } from './row-texts';
import { isShortEnd } from './short-end';
import type { OwnModels } from './viewer-page';

/** More does not fit behind what is packed. */
const LONGEST_END = 60_000;
const isLittle = (end: string, share: number, length: () => number): boolean => end.length < LONGEST_END && end.length < share * length();

interface Asked {
  viewer: Viewer;
  /** What closes the answer. */
  tail: string;
  encoding: PageAnswer['encoding'];
}

/**
 * The viewer's whole page: what all see alike is packed once, unless a row in it is another one for this viewer. On a long page such rows stand
 * apart, for a client that lays them over the others itself.
 *
 * @param apart which share of what all see they may weigh then, as it is sent; 0 where the client does not take them apart
 */
export async function wholeAnswer<P>(
  history: PageHistory<P>,
  { parts, models }: OwnModels,
  { viewer, tail, encoding, apart }: Asked & { apart: number },
): Promise<Packed> {
  const own = ownRows(ownParts(parts, models, viewer));
  const written = (of: (name: string) => boolean) =>
    [...own].filter(([name, { rows }]) => of(name) && (rows.size > 0 || !history.shared.has(name))).map(writtenGroup);
  const over = written((name) => history.shared.has(name));
  if (over.length === 0 || apart > 0) {
    const prefix = history.wholePrefix();
    const rest = over.length === 0 ? tail : `"__own":{${over.join(',')}},${tail}`;
    const end = ended(
      prefix.text,
      written((name) => !history.shared.has(name)),
      rest,
    );
    if (over.length === 0 ? isShortEnd(end.length, prefix.text.length) : isLittle(end, apart, () => prefix.lengthIn(encoding)))
      return prefix.withSuffix(end, encoding);
  }
  const groups: string[] = [];
  for (const name of new Set([...history.shared.names(), ...own.keys()])) {
    const mine = own.get(name);
    if (!mine || mine.rows.size === 0)
      groups.push(history.shared.has(name) ? history.shared.text([name]) : groupText(name, mine?.keyed ?? false, []));
    else groups.push(groupText(name, mine.keyed, overlaid(history.shared.rowsOf(name), mine.rows)));
  }
  return prepare(`{"data":{${groups.join(',')}},${tail}`, encoding);
}

/** From the state that a client holds to the one that it is sent. */
interface Since {
  /** Of what all see. */
  all: State;
  before: OwnModels;
  after: OwnModels;
}

/** What changed for the viewer since a state: the bytes that all get, unless one of the changed rows is another one for this viewer. */
export async function deltaAnswer<P>(
  history: PageHistory<P>,
  { all, before: { models: before }, after: { models: after, parts } }: Since,
  { viewer, tail, encoding }: Asked,
): Promise<Packed> {
  const { changes, prefix } = history.deltaSince(all);
  const rowsOf = ownPartsOf(parts, { before, after }, viewer, changes.keys());
  const own = ownRows(rowsOf.after);
  const mine = sameOwnModels(parts, before, after) ? new Map<string, RowTexts>() : ownChanges(ownRows(rowsOf.before), own, history.shared);
  const isKeyed = (name: string) => own.get(name)?.keyed ?? history.shared.isKeyed(name);
  if (![...mine.keys()].some((name) => changes.has(name)) && !covers(own, changes)) {
    const end = ended(
      prefix.text,
      [...mine].map(([name, rows]) => groupText(name, isKeyed(name), rows)),
      tail,
    );
    if (isShortEnd(end.length, prefix.text.length)) return prefix.withSuffix(end, encoding);
  }
  const groups: string[] = [];
  for (const name of new Set([...changes.keys(), ...mine.keys()])) {
    const rows = new Map<RowName, string | null>();
    for (const [rowName, text] of changes.get(name) ?? []) if (!own.get(name)?.rows.has(rowName)) rows.set(rowName, text);
    for (const [rowName, text] of mine.get(name) ?? []) rows.set(rowName, text);
    if (rows.size > 0) groups.push(groupText(name, isKeyed(name), rows));
  }
  return prepare(`{"data":{${groups.join(',')}},${tail}`, encoding);
}

/** What follows the shared groups: the viewer's own, the end of `data`, and the rest of the answer. */
function ended(prefix: string, groups: readonly string[], tail: string): string {
  const more = groups.join(',');
  return `${more && !prefix.endsWith('{') ? ',' : ''}${more}},${tail}`;
}

/** Whether a row that changed for all is another one for this viewer. */
function covers(own: OwnGroups, changes: ReadonlyMap<string, RowTexts>): boolean {
  for (const [name, { rows }] of own) {
    const changed = rows.size > 0 && changes.get(name);
    if (changed) for (const rowName of rows.keys()) if (changed.has(rowName)) return true;
  }
  return false;
}

const writtenGroup = ([name, { keyed, rows }]: readonly [string, OwnGroup]): string => groupText(name, keyed, texts(rows));

function* texts(rows: ReadonlyMap<RowName, object>): Iterable<readonly [RowName, string]> {
  for (const [name, row] of rows) yield [name, textOf(row)];
}

/** The shared rows in their order, each replaced by the viewer's own where there is one, then the rest of those. */
function* overlaid(shared: Iterable<readonly [RowName, string]>, own: ReadonlyMap<RowName, object>): Iterable<readonly [RowName, string]> {
  const placed = new Set<RowName>();
  for (const [name, text] of shared) {
    const mine = own.get(name);
    if (mine) placed.add(name);
    yield [name, mine ? textOf(mine) : text];
  }
  for (const [name, row] of own) if (!placed.has(name)) yield [name, textOf(row)];
}
