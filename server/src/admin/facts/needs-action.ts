import type { ContestAgentRow, LockedUserRow, NeedsActionRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { readSetting } from '../../ground/settings/settings.store';
import { givenUpMails } from '../../people/mail/mail-rows.store';
import { staleScores } from '../../sport/feeds/health.store';
import { readOpenPicks, type OpenPicks, type PickSource } from '../../sport/reminders/pick-source';
import type { Reach } from '../reach';
import { REMOTE_CHECK, type RemoteCheck } from '../site/remote-check';
import { misfitRows } from './misfit-rows';

/** Missing picks are worth a word when they lock within so long. */
const SOON_MS = 24 * 60 * 60_000;
/** A clock is corrected by less than that every day. */
const STEP_MS = 2_000;

export interface ActionFacts {
  reach: Reach;
  agents: readonly ContestAgentRow[];
  locked: readonly LockedUserRow[];
  claims: readonly { ID: number; username: string; entry_name: string; at: string }[];
  contests: readonly { id: number; name: string }[];
  sources: readonly PickSource[];
  /** What contests ask site administrators for. */
  ofContests: readonly NeedsActionRow[];
  /** How far the machine's clock stands behind, ms. */
  clockBehind: number;
  /** Site time, epoch ms. */
  now: number;
}

/** What an administrator should do something about, the most pressing first. */
export async function needsAction(tx: Tx, facts: ActionFacts): Promise<NeedsActionRow[]> {
  const { reach, agents, locked, claims, clockBehind } = facts;
  const site = reach.role === 'site';
  const misfits = site ? await misfitRows(tx, facts.now) : [];
  const told = new Set(misfits.map(({ feed }) => feed));
  return [
    ...(site && clockBehind > STEP_MS ? [clockRow(clockBehind)] : []),
    ...(site ? await ofFeeds(tx) : []),
    ...misfits.map(({ feed: _feed, ...row }) => row),
    ...agents.filter(({ late, active }) => late === 1 && active === 1).map(lateAgent),
    ...agents.filter(({ name, failures, active }) => failures > 0 && active === 1 && !told.has(name)).map(failingAgent),
    ...(site ? await ofFiles(tx) : []),
    ...(site ? facts.ofContests : []),
    ...(await ofPicks(tx, facts)),
    ...locked.map((user) => row('user_locked', user.ID, `${user.Email} is locked out after failed sign-ins.`, { at: user.until })),
    ...(reach.role === 'helper' ? [] : await ofMails(tx, reach)),
    ...claims.map((claim) =>
      row('claim_waits', claim.ID, `${claim.username} says that ${claim.entry_name} is theirs, and waits for an answer.`, { at: claim.at }),
    ),
  ];
}

function row(
  kind: NeedsActionRow['kind'],
  subject: number | null,
  message: string,
  { id = subject ?? 0, at = '' }: { id?: number | string; at?: string } = {},
): NeedsActionRow {
  return { ID: `${kind}-${id}`, kind, message, at, subject_id: subject };
}

function clockRow(byMs: number): NeedsActionRow {
  const [n, unit] = byMs < 90 * 60_000 ? [Math.ceil(byMs / 60_000), 'minute'] : [Math.round(byMs / 3_600_000), 'hour'];
  const by = plural(n, unit);
  return row(
    'clock_behind',
    null,
    `The machine’s clock is ${by} behind what it was. Time stands still here until it is put right; what is locked stays locked.`,
  );
}

const titleOf = ({ name, title }: ContestAgentRow) => title ?? name;
const lateAgent = (agent: ContestAgentRow) =>
  row('agent_late', agent.ID, `${titleOf(agent)} should have run long ago.`, { at: agent.last_runtime });
const failingAgent = (agent: ContestAgentRow) =>
  row('agent_failing', agent.ID, `${titleOf(agent)}: ${agent.outcome}`, { at: agent.last_runtime });

async function ofFeeds(tx: Tx): Promise<NeedsActionRow[]> {
  return [...(await staleScores(tx))].map(([sport, from]) =>
    row('feed_silent', null, `The ${sport} scoreboard is silent while games are on. Enter scores by hand if it stays so.`, {
      id: sport,
      at: new Date(from).toISOString(),
    }),
  );
}

async function ofFiles(tx: Tx): Promise<NeedsActionRow[]> {
  const kept = await readSetting(tx, REMOTE_CHECK);
  const check = kept === undefined ? undefined : (JSON.parse(kept) as RemoteCheck);
  if (!check || check.damaged === 0) return [];
  const many = plural(check.damaged, 'released version has', 'released versions have');
  return [row('files_damaged', null, `Files of ${many} changed since they were published.`, { at: check.at })];
}

async function ofMails(tx: Tx, { groups }: Reach): Promise<NeedsActionRow[]> {
  return (await givenUpMails(tx, groups)).map((mail) =>
    row('mail_given_up', mail.id, `A mail to ${mail.to} was given up: ${mail.error || 'it could not be delivered'}.`, { at: mail.at }),
  );
}

/** Of the group's contests, one line a contest: how many entries lack picks, and when the first of them locks. */
async function ofPicks(tx: Tx, { contests, sources, now }: ActionFacts): Promise<NeedsActionRow[]> {
  const open = await missingPicks(
    tx,
    sources,
    contests.map(({ id }) => id),
    now,
  );
  return contests.flatMap(({ id, name }) => {
    const missing = (open.get(id) ?? []).filter(({ locks }) => locks.some(({ at }) => at - now < SOON_MS));
    if (missing.length === 0) return [];
    const first = Math.min(...missing.flatMap(({ locks }) => locks.map(({ at }) => at)));
    const many = plural(missing.length, 'entry lacks', 'entries lack');
    return [row('picks_missing', id, `${many} picks in ${name}.`, { at: new Date(first).toISOString() })];
  });
}

/** Entries whose picks of the present round are not in, by contest. */
export async function missingPicks(
  tx: Tx,
  sources: readonly PickSource[],
  contestIds: readonly number[],
  now: number,
): Promise<Map<number, OpenPicks[]>> {
  const byContest = new Map<number, OpenPicks[]>();
  if (contestIds.length === 0) return byContest;
  const only = new Set(contestIds);
  for (const { picks } of await readOpenPicks(tx, sources, { now, only }))
    byContest.set(picks.contestId, [...(byContest.get(picks.contestId) ?? []), picks]);
  return byContest;
}
