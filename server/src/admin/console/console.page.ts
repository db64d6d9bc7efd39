import type { DataOf, HitCounts } from '@poolhouse/contract';
import { contestContracts, hitArea } from '@poolhouse/contract';
import { scope, type Database, type Tx } from '../../ground/db/database';
import type { Clock } from '../../ground/clock/clock';
import { behindMs } from '../../ground/clock/forward-clock';
import type { PageKind, PageLists } from '../../web/pages/page';
import { activityRows } from '../../people/activity/activity-rows.store';
import { lockedUsers } from '../../people/accounts/locked-users.store';
import { mailRows } from '../../people/mail/mail-rows.store';
import { findGroup } from '../../people/groups/groups.store';
import { statementsSent } from '../../ground/db/statements';
import { figuresOf } from '../../ground/memory/memories';
import type { Figures } from '../../ground/figures/figures';
import { freeHeap } from '../figures/free-heap';
import type { AdminParts } from '../admin-parts';
import { agentRows } from '../site/agent-rows.store';
import { contestRows } from '../contests/contest-rows.store';
import { countServers, databaseStarted, readConnected, readHits } from '../figures/figures.store';
import { serverId } from '../figures/keep-figures';
import { groupRows, roleRows } from '../groups/group-rows.store';
import { claimRows, inviteRows } from '../invites/invite-rows.store';
import { activityReach, seesAddresses, type Reach } from '../reach';
import { feedRows } from '../site/feed-rows.store';
import { releaseRows } from '../site/release-rows';
import { userRows } from '../users/user-rows.store';
import { contestFacts } from './contest-facts.store';
import { needsAction } from './needs-action';

/** How long the page stands by itself: figures and the log move without anybody being told. */
const STANDS_MS = 30_000;
const SHOWN = 50;
const CONNECTED_SHOWN = 200;

export interface ConsoleParts extends AdminParts {
  db: Database;
  clock: Clock;
  wall: Clock;
  figures: Figures;
}

type Console = DataOf<'GET ad/pagedata'>;

/** The console of one reach: all of its administrators see it alike. */
export function consolePage(parts: ConsoleParts): PageKind<Reach, PageLists> {
  return {
    name: 'console',
    key: ({ role, group, groups, contests }) => [role, group, groups, contests ?? ''].join('/'),
    scopes: ({ role }) => [scope.users, scope.contests, scope.console, ...(role === 'site' ? [scope.feeds] : [])],
    async load(tx, reach, now) {
      const from = now - (now % STANDS_MS);
      return { model: await readConsole(tx, parts, reach, now), validFrom: from, validUntil: from + STANDS_MS };
    },
    rows: (model) => model,
  };
}

async function readConsole(tx: Tx, parts: ConsoleParts, reach: Reach, now: number): Promise<PageLists> {
  const { wall, about, contests: open } = parts;
  const { plugs } = open;
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
  const added: Partial<Console> = {};
  for (const { console } of plugs) Object.assign(added, await console?.groups?.({ tx, ...facts, now, wallNow }));
  const action = await needsAction(tx, {
    reach,
    agents,
    locked,
    claims,
    contests: facts.contests,
    clockBehind: behindMs(parts.clock),
    ofContests: site ? (await Promise.all(plugs.map(async ({ console }) => (await console?.needs?.({ tx, now })) ?? []))).flat() : [],
    sources: open.rooms.flatMap(({ missingPicks }) => missingPicks ?? []),
    now,
  });
  const config: Console['config']['data'][number] = {
    ID: 1,
    role: reach.role,
    group_number: reach.group,
    group_name: (await findGroup(tx, reach.group))?.name ?? '',
    users_total: users.total,
    activity_total: activity.total,
    contests_total: contests.total,
    groups_total: groups.total,
    mail_server: about.mailServer ? 1 : 0,
    practice: about.practice ? 1 : 0,
  };
  const lists = Object.fromEntries(Object.entries(added).map(([name, group]) => [name, (group as { data: PageLists[string] }).data]));
  return {
    ...lists,
    config: [config],
    needs_action: action,
    users: users.rows,
    active_contests: contests.rows,
    groups: groups.rows,
    roles: runs ? await roleRows(tx, reach.group, site) : [],
    invites: runs ? await inviteRows(tx, reach.group, now) : [],
    claims,
    activity: activity.rows,
    locked_users: locked,
    mail: runs ? await mailRows(tx, reach.groups) : [],
    contest_agents: agents,
    feeds: site ? await feedRows(tx, about.feeds) : [],
    releases: site ? await releaseRows(tx, parts, wallNow) : [],
    ...(await figureRows(tx, parts, reach)),
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
