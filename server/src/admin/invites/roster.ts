import type { RosterLine } from '@poolhouse/contract';
import { contestTypes, refusedName, tidyName } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/contract/formats';
import { z } from 'zod';
import type { Contest } from '../../contests/contest';
import { contestsOfGroup } from '../../contests/entries/contests.store';
import { presentEntries } from '../../contests/entries/entries.store';
import type { ContestPlug } from '../../contests/plug';
import type { Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { findUser, findUserByName } from '../../people/accounts/users.store';
import { isMember } from '../../people/groups/groups.store';
import { readCsv } from '../../sport/imports/csv-file';
import type { Context } from '../../web/context';
import { enterContest } from '../contests/open-contest';
import { addUser, freeUsername, localPart } from '../users/add-user';

/** One player of a list, before anything is known of them. */
export interface RosterRequest {
  /** Line of the file, from 1. */
  line: number;
  email: string;
  name: string;
  entryName: string;
  /** Type or name of the contest; '' for the one that the whole list is for. */
  contest: string;
}

export interface RosterDeps {
  ctx: Pick<Context, 'clock' | 'wall' | 'mail'>;
  plugs: readonly ContestPlug[];
  viewer: Viewer;
  ip: string;
  groupNumber: number;
  /** Into which all are entered that name none. */
  contest?: Contest | undefined;
  /**
   * In a rehearsal for who may not know of whom other groups have: who stands for those, by their address. They go every way that newcomers
   * go, so that nothing that is answered tells them apart.
   */
  standIns?: Map<string, number>;
}

/** `invited`: who has been invited by a line before. */
type Taking = RosterDeps & { invited: Set<string> };

const address = z.email().max(254);

/** The lines of a roster file. @throws FileRefused where it is no CSV file with a column email */
export function rosterOf(csv: string): RosterRequest[] {
  const { rows, problems } = readCsv(csv, ['email']);
  const [first] = problems;
  if (first) throw new Refusal('bad_input', `Line ${first.line ?? 1} ${first.reason}.`, { csv: `line ${first.line ?? 1} ${first.reason}` });
  return rows.map(({ line, value }) => ({
    line,
    email: value('email'),
    name: value('name'),
    entryName: value('entry_name'),
    contest: value('contest'),
  }));
}

/**
 * Adds and enters the players of a list, each line by itself, and says what became of it. Where a line is refused the caller undoes it all.
 */
export async function takeRoster(
  tx: Tx,
  invalidate: Invalidate,
  deps: RosterDeps,
  requests: readonly RosterRequest[],
): Promise<RosterLine[]> {
  const lines: RosterLine[] = [];
  const invited = new Set<string>();
  for (const request of requests) {
    const row = { ID: lines.length + 1, line: request.line, email: request.email, name: request.name, entry_name: request.entryName };
    try {
      lines.push({ ...row, ...(await takeLine(tx, invalidate, { ...deps, invited }, request)) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      lines.push({ ...row, what: 'refused', message: error.message });
    }
  }
  return lines;
}

/** All or nothing: names the lines that are refused. */
export function refuseRefused(lines: readonly RosterLine[]): void {
  const refused = lines.filter(({ what }) => what === 'refused');
  const [first] = refused;
  if (!first) return;
  const more = refused.length > 1 ? ` (and ${plural(refused.length - 1, 'more line')})` : '';
  throw new Refusal(
    'bad_input',
    `Line ${first.line}: ${first.message}${more} Nothing was taken.`,
    Object.fromEntries(refused.map(({ line, message }) => [`line ${line}`, message])),
  );
}

async function takeLine(
  tx: Tx,
  invalidate: Invalidate,
  deps: Taking,
  request: RosterRequest,
): Promise<Pick<RosterLine, 'what' | 'message'>> {
  const { ctx, plugs, viewer, ip, groupNumber } = deps;
  if (!address.safeParse(request.email).success) throw new Refusal('bad_input', `${request.email || 'It'} is not an e-mail address.`);
  for (const name of [request.name, request.entryName]) {
    const reason =
      name === '' ? null : (refusedName(tidyName(name)) ?? (tidyName(name).length > 40 ? 'must have at most 40 characters' : null));
    if (reason) throw new Refusal('bad_input', `The name ${reason}.`);
  }
  const contest = request.contest === '' ? deps.contest : await contestNamed(tx, groupNumber, request.contest);
  const name = request.name === '' ? undefined : tidyName(request.name);
  const { id, member } = await personOf(tx, invalidate, deps, { email: request.email, name });
  if (id === undefined) return { what: 'new', message: 'is invited by mail' };
  // The same words for who has an account elsewhere and who has none.
  const message = member ? '' : 'is invited by mail';
  if (!contest || (await presentEntries(tx, contest.id, id)).length > 0) return { what: member ? 'known' : 'new', message };
  const user = must(await findUser(tx, id), 'a player of the list');
  const body = request.entryName === '' ? {} : { entry_name: tidyName(request.entryName) };
  await enterContest({ tx, invalidate, plugs, viewer, ip, now: ctx.clock.now() }, contest, user, body);
  return { what: member ? 'enters' : 'new', message };
}

/** Who has the address, added if nobody has; no id for who has an account elsewhere and is invited. `member`: was one before this line. */
async function personOf(
  tx: Tx,
  invalidate: Invalidate,
  { ctx, viewer, ip, groupNumber, standIns, invited }: Taking,
  { email, name }: { email: string; name: string | undefined },
): Promise<{ id: number | undefined; member: boolean }> {
  const known = await findUserByName(tx, email);
  const added = { name, groupNumber, viewer, ip };
  if (known && (await isMember(tx, known.id, groupNumber))) return { id: known.id, member: true };
  if (!known || !standIns) {
    if (known && invited.has(known.email_key)) return { id: undefined, member: false };
    if (known) invited.add(known.email_key);
    return { id: await addUser(tx, invalidate, ctx, { ...added, email }), member: false };
  }
  const before = standIns.get(known.email_key);
  if (before !== undefined) return { id: before, member: true };
  const id = await addUser(tx, invalidate, ctx, {
    ...added,
    email: `${standIns.size}@stand-in.invalid`,
    name: name ?? (await freeUsername(tx, localPart(email))),
  });
  if (id !== undefined) standIns.set(known.email_key, id);
  return { id, member: false };
}

/** The group's contest of a type, or of a name as the console shows it, of the latest year. */
async function contestNamed(tx: Tx, groupNumber: number, named: string): Promise<Contest> {
  const wanted = tidyName(named).toLowerCase();
  const all = await contestsOfGroup(tx, groupNumber);
  const contest =
    all.find(({ type }) => type === wanted) ??
    all.find(({ name, year }) => [name, `${name} ${year}`].some((one) => one.toLowerCase() === wanted));
  if (!contest)
    throw new Refusal(
      'not_found',
      `There is no contest called ${named} in this group; a type (${formatList(contestTypes)}) would do as well.`,
    );
  return contest;
}
