import type { DataOf, HitCounts } from '@poolhouse/contract';
import { contestContracts, hitArea } from '@poolhouse/contract';
import type { Clock } from '../../ground/clock/clock';
import { behindMs } from '../../ground/clock/forward-clock';
import { tag, type Database, type Tx } from '../../ground/db/database';
import { statementsSent } from '../../ground/db/statements';
import type { Figures } from '../../ground/figures/figures';
import { figuresOf } from '../../ground/memory/memories';
import { lockedUsers } from '../../people/accounts/locked-users.store';
import { activityRows } from '../../people/activity/activity-rows.store';
import { findGroup } from '../../people/groups/groups.store';
import { mailRows } from '../../people/mail/mail-rows.store';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import type { AdminDeps } from '../admin-deps';
import { contestRows } from '../facts/contest-rows.store';
import { groupRows, roleRows } from '../facts/group-rows.store';
import { claimRows, inviteRows } from '../facts/invite-rows.store';
import { needsAction, type ActionFacts } from '../facts/needs-action';
import { userRows } from '../facts/user-rows.store';
import { countServers, databaseStarted, readConnected, readHits } from '../figures/figures.store';
import { freeHeap } from '../figures/free-heap';
import { serverId } from '../figures/keep-figures';
import { activityReach, seesAddresses, type Reach } from '../reach';
import { agentRows } from '../site/agent-rows.store';
import { feedRows } from '../site/feed-rows.store';
import { releaseRows } from '../site/release-rows';
import { contestFacts } from './contest-facts.store';

/** How long the page stands by itself: figures and the log move without any announcement. */
const STANDS_MS = 30_000;
const SHOWN = 50;
const CONNECTED_SHOWN = 200;

export interface ConsoleParts extends AdminDeps {
  db: Database;
  clock: Clock;
  wall: Clock;
  figures: Figures;
}

type Console = DataOf<'GET ad/pagedata'>;

/** The console of one reach: all of its administrators see it alike. */
export function consolePage(parts: ConsoleParts): PartedPage<Reach> {
  return {
    name: 'console',
    key: ({ role, group, groups, contests }) => [role, group, groups, contests ?? ''].join('/'),
    parts: [
      part<Reach, PageLists>({
        name: 'console',
        tags: ({ role }) => [tag.users, tag.console, ...(role === 'site' ? [tag.feeds] : [])],
        async load(tx, reach, now) {
          const from = now - (now % STANDS_MS);
          return { model: await readConsole(tx, parts, reach, now), validFrom: from, validUntil: from + STANDS_MS };
        },
        shared: (lists) => lists,
      }),
    ],
  };
}

async function readConsole(tx: Tx, parts: ConsoleParts, reach: Reach, now: number): Promise<PageLists> {
  const {
    wall,
    about,
    contests: { plugs },
  } = parts;
  const wallNow = wall.now();
  const site = reach.role === 'site';
  const facts = await contestFacts(tx, reach);
  const users = await userRows(tx, { plugs, reach, now, wallNow }, { limit: SHOWN });
  const activity = await activityRows(tx, { reach: activityReach(reach), addresses: seesAddresses(reach), limit: SHOWN });
  const contests = await contestRows(tx, reach, { limit: SHOWN });
  const groups = await groupRows(tx, reach.groups, { limit: SHOWN });
  const agents = site ? await agentRows(tx, wallNow) : [];
  const runs = reach.role !== 'helper';
  const locked = runs ? await lockedUsers(tx, wallNow, reach.groups) : [];
  const claims = runs ? await claimRows(tx, reach.group) : [];
  const lists = await listsOfContests(plugs, { tx, ...facts, now, wallNow });
  const action = await actionRows(tx, parts, { reach, agents, locked, claims, contests: facts.contests, now });
  const config = await configRow(tx, reach, about, { users, activity, contests, groups });
  return {
    ...lists,
    config: [config],
    needs_action: action,
    users: users.rows,
    active_contests: contests.rows,
    groups: groups.rows,
    ...(await listsOfRunners(tx, reach, now)),
    claims,
    activity: activity.rows,
    locked_users: locked,
    contest_agents: agents,
    ...(await listsOfSite(tx, parts, reach)),
    ...(await figureRows(tx, parts, reach)),
  };
}

/** What a helper does not see. */
async function listsOfRunners(tx: Tx, { role, group, groups }: Reach, now: number) {
  if (role === 'helper') return { roles: [], invites: [], mail: [] };
  return {
    roles: await roleRows(tx, group, role === 'site'),
    invites: await inviteRows(tx, group, now),
    mail: await mailRows(tx, groups),
  };
}

/** What is the site's, and no group's. */
async function listsOfSite(tx: Tx, parts: ConsoleParts, { role }: Reach) {
  if (role !== 'site') return { feeds: [], releases: [] };
  return { feeds: await feedRows(tx, parts.about.feeds), releases: await releaseRows(tx, parts, parts.wall.now()) };
}

type ConsolePlug = NonNullable<AdminDeps['contests']['plugs'][number]['console']>;

/** The lists that contests bring, by name. */
async function listsOfContests(
  plugs: AdminDeps['contests']['plugs'],
  asked: Parameters<NonNullable<ConsolePlug['groups']>>[0],
): Promise<PageLists> {
  const added: Partial<Console> = {};
  for (const { console } of plugs) Object.assign(added, await console?.groups?.(asked));
  return Object.fromEntries(Object.entries(added).map(([name, group]) => [name, (group as { data: PageLists[string] }).data]));
}

type Seen = Omit<ActionFacts, 'clockBehind' | 'ofContests' | 'sources'>;

async function actionRows(tx: Tx, { contests: { plugs, modules }, clock }: ConsoleParts, seen: Seen) {
  const asked = { tx, now: seen.now };
  const needs = async () => (await Promise.all(plugs.map(async ({ console }) => (await console?.needs?.(asked)) ?? []))).flat();
  return needsAction(tx, {
    ...seen,
    clockBehind: behindMs(clock),
    ofContests: seen.reach.role === 'site' ? await needs() : [],
    sources: modules.flatMap(({ missingPicks }) => missingPicks ?? []),
  });
}

type Totals = Record<'users' | 'activity' | 'contests' | 'groups', { total: number }>;

async function configRow(tx: Tx, reach: Reach, about: AdminDeps['about'], totals: Totals): Promise<Console['config']['data'][number]> {
  return {
    ID: 1,
    role: reach.role,
    group_number: reach.group,
    group_name: (await findGroup(tx, reach.group))?.name ?? '',
    users_total: totals.users.total,
    activity_total: totals.activity.total,
    contests_total: totals.contests.total,
    groups_total: totals.groups.total,
    mail_server: about.mailServer ? 1 : 0,
    practice: about.practice ? 1 : 0,
  };
}

/** What the processes have counted: hits and presence of all together, caches of this one. */
async function figureRows(tx: Tx, { db, wall, figures }: ConsoleParts, { role, groups }: Reach) {
  const wallNow = wall.now();
  const { hits: own, present } = figures.waiting;
  const started = await databaseStarted(tx, db.engine);
  const pages = figuresOf(db).find(({ name }) => name === 'pages');
  const connected = await readConnected(tx, { own: present, wallNow, groups, limit: CONNECTED_SHOWN });
  const conn_users = connected.map(({ userId, name, lastSeen }) => ({ ID: userId, name, last_seen: new Date(lastSeen).toISOString() }));
  if (role !== 'site') return { conn_users, hit_count: [], cache_stats: [], activity_info: [] };
  return {
    conn_users,
    hit_count: [{ ID: 1 as const, ...hitCounts(await readHits(tx), own) }],
    cache_stats: [
      {
        ID: 1 as const,
        apc_hits: figures.served + (pages?.hits ?? 0),
        apc_misses: pages?.loads ?? 0,
        apc_mem_free: freeHeap(),
        ...(await countServers(tx, serverId, wallNow)),
        since: new Date(figures.since).toISOString(),
      },
    ],
    activity_info: [
      { ID: 1 as const, uptime: Math.max(0, Math.floor((wallNow - (started ?? figures.since)) / 1000)), queries: statementsSent() },
    ],
  };
}

function hitCounts(written: Awaited<ReturnType<typeof readHits>>, own: Figures['waiting']['hits']): HitCounts {
  const counts: Record<string, number | string> = {};
  for (const { name } of contestContracts) {
    const area = hitArea(name);
    const [all, more] = [written.get(area), own.get(area)];
    const lastAt = Math.max(all?.lastAt ?? 0, more?.lastAt ?? 0);
    counts[`${area}_HitCount`] = (all?.count ?? 0) + (more?.count ?? 0);
    counts[`${area}_LastHitTime`] = lastAt === 0 ? '' : new Date(lastAt).toISOString();
  }
  return counts as HitCounts;
}
