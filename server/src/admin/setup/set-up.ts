import type { DataOf, ParsedBody } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/contract/formats';
import { contestById } from '../../contests/entries/contests.store';
import type { Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { findUser } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { addMember, changeGroup, findGroup, noSuchGroup } from '../../people/groups/groups.store';
import type { Context } from '../../web/context';
import type { AdminDeps } from '../admin-deps';
import { enterContest, openContest, plugOf } from '../contests/open-contest';
import { inviteLink } from '../facts/invite-link';
import { addInvite } from '../facts/invites.store';
import { takeGames, type LoadedGames, type ReadGames } from '../games/load-games';
import { refuseRefused, takeRoster } from '../invites/roster';
import { succeed } from '../succeed';
import { membersOf } from './setup.store';

type RequestBody = ParsedBody<'POST ad/set_up'>;
export type SetUp = Omit<DataOf<'POST ad/set_up'>, 'next'>;

const DAY_MS = 24 * 60 * 60_000;

export interface SetUpDeps {
  ctx: Pick<Context, 'clock' | 'wall' | 'mail'>;
  admin: AdminDeps;
  viewer: Viewer;
  ip: string;
  groupNumber: number;
  input: RequestBody;
  /** Games that were read before the transaction began. */
  read: ReadGames | undefined;
}

/** From nothing to the first pick, all or nothing: name, games, contests with the own entry, players, invitation. */
export async function setUp(tx: Tx, invalidate: Invalidate, deps: SetUpDeps): Promise<SetUp> {
  const { ctx, admin, viewer, ip, groupNumber, input, read } = deps;
  const { plugs } = admin.contests;
  const now = ctx.clock.now();
  if (!(await findGroup(tx, groupNumber))) throw noSuchGroup();
  await addMember(tx, invalidate, { userId: viewer.userId, groupNumber }, now);
  await nameGroup(tx, invalidate, deps, now);
  const games = read && input.games ? await takeGames(tx, invalidate, read, { input: input.games, viewer, ip, now }) : null;
  refuseRefusedGames(games, read);
  const me = must(await findUser(tx, viewer.userId), 'the administrator who sets up');
  const contests: SetUp['contests'] = [];
  for (const one of input.contests) {
    const id = await openContest({ tx, invalidate, plugs, viewer, ip, now }, one, groupNumber);
    const contest = must(await contestById(tx, id), 'a contest that was just opened');
    const named = input.entry_name === undefined ? {} : { entry_name: input.entry_name };
    if (input.enter_me === 1) await enterContest({ tx, invalidate, plugs, viewer, ip, now }, contest, me, named);
    const nothing = { pot: 0, prizes: { data: [] }, weeks: { data: [] }, adds_up: 1 as const, message: '' };
    const expected = input.entries ?? Math.max(1, (await membersOf(tx, groupNumber)).people);
    contests.push({ id, name: one.name, ...(plugOf(plugs, one.contest_type).worth?.(one, expected) ?? nothing) });
  }
  if (input.emails.length > 0) {
    const requests = input.emails.map((email, n) => ({ line: n + 1, email, name: '', entryName: '', contest: '' }));
    refuseRefused(await takeRoster(tx, invalidate, { ctx, plugs, viewer, ip, groupNumber }, requests));
  }
  const link = input.invite ? await invite(tx, deps, input.invite, now) : '';
  const said = [
    ...(games ? [plural(games.added, 'new game')] : []),
    ...(contests.length > 0 ? [plural(contests.length, 'contest')] : []),
    ...(input.emails.length > 0 ? [plural(input.emails.length, 'invitation')] : []),
    ...(link === '' ? [] : ['one link']),
  ];
  return { ...succeed(formatList(said) || 'nothing to do'), games, contests, link };
}

async function nameGroup(
  tx: Tx,
  invalidate: Invalidate,
  { viewer, ip, groupNumber, input: { name } }: SetUpDeps,
  now: number,
): Promise<void> {
  const group = must(await findGroup(tx, groupNumber), 'the group that is set up');
  if (name === undefined || group.name === name) return;
  await changeGroup(tx, invalidate, groupNumber, { name });
  const named = (of: string) => ({ group_number: groupNumber, name: of });
  await logActivity(tx, {
    at: now,
    action: 'group.renamed',
    by: viewer,
    ip,
    before: named(group.name),
    after: named(name),
    place: { group: groupNumber },
  });
}

async function invite(
  tx: Tx,
  { ctx, viewer, ip, groupNumber }: SetUpDeps,
  { days, uses }: { days: number; uses: number },
  now: number,
): Promise<string> {
  const { id, code } = await addInvite(tx, {
    groupNumber,
    contestId: null,
    uses,
    expiresAt: now + days * DAY_MS,
    by: viewer.username,
    now,
  });
  const after = { id, group_number: groupNumber, contest_id: null, days, uses };
  await logActivity(tx, { at: now, action: 'invite.made', by: viewer, ip, after, place: { group: groupNumber } });
  return inviteLink(ctx.mail.baseUrl, code);
}

/** A preview tells which lines of a file are refused; nothing is done over them. */
function refuseRefusedGames(games: LoadedGames | null, read: ReadGames | undefined): void {
  const [first] = games?.refused.data ?? [];
  if (first && read && 'refused' in read)
    throw new Refusal('bad_input', `The games cannot be taken: ${first.line === null ? '' : `line ${first.line} `}${first.message}.`, {
      games: 'cannot be taken',
    });
}
