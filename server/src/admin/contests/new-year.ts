import type { Contest } from '../../contests/contest';
import { entriesOf } from '../../contests/entries/entries.store';
import type { ContestPlug } from '../../contests/plug';
import { mailQuestion } from '../../contests/seasons/season-mail';
import { askForSeason, noteReminded, questionsOfContest, questionsOfUser } from '../../contests/seasons/season-questions.store';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import type { LinkDeps } from '../../people/accounts/send-link';
import { findUser, type User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { readOptions } from '../../people/options/options.store';
import { knownContest } from './contests.routes';
import { copyContest, stillPlaying } from './copy-contest';

interface Doing {
  plugs: readonly ContestPlug[];
  viewer: Viewer;
  ip: string;
  site: LinkDeps;
}

export interface NewYear extends Doing {
  group: number;
  contestIds: readonly number[];
  /** What some of them are called then, by their ids now. */
  names: ReadonlyMap<number, string>;
  /** Players are asked; else they come in at once. */
  ask: boolean;
}

export interface OpenedSeason {
  contest: Contest;
  asked: number;
  entries: number;
}

/** Opens the next year of pools of one group. Each player gets one mail for all of them. Answers them, and how many mails were written. */
export async function openNewYear(
  tx: Tx,
  invalidate: Invalidate,
  { group, contestIds, names, ask, ...doing }: NewYear,
): Promise<{ seasons: OpenedSeason[]; mails: number }> {
  const seasons: OpenedSeason[] = [];
  const asked = new Map<number, { user: User; contests: Contest[] }>();
  for (const id of new Set(contestIds)) {
    const before = await knownContest(tx, id);
    if (before.groupNumber !== group)
      throw new Refusal('not_found', 'There is no such contest, or you are not in it.', { contest_ids: 'is not known' });
    const { season, players } = await openNext(tx, invalidate, { ...doing, before, name: names.get(id), ask });
    seasons.push(season);
    for (const user of players) {
      const one = asked.get(user.id) ?? { user, contests: [] };
      asked.set(user.id, { user, contests: [...one.contests, season.contest] });
    }
  }
  let mails = 0;
  for (const { user, contests } of asked.values()) {
    // Whoever opens the year sees the question at home.
    if (user.id === doing.viewer.userId) continue;
    const key = `season:${contests.map(({ id }) => id).join(',')}:${user.id}`;
    if (await mailQuestion(tx, doing.site, { user, by: doing.viewer.username, contests, key, again: false })) mails += 1;
  }
  return { seasons, mails };
}

async function openNext(
  tx: Tx,
  invalidate: Invalidate,
  { before, name, ask, plugs, viewer, ip, site }: Doing & { before: Contest; name: string | undefined; ask: boolean },
): Promise<{ season: OpenedSeason; players: User[] }> {
  const now = site.clock.now();
  const copy = { plugs, viewer, ip, contestId: before.id, year: before.year + 1, name, now, enter: !ask };
  const { id, entries } = await copyContest(tx, invalidate, copy);
  const contest = await knownContest(tx, id);
  const players = new Map<number, { user: User; names: string[] }>();
  for (const { old, user } of ask ? await stillPlaying(tx, before) : [])
    players.set(user.id, { user, names: [...(players.get(user.id)?.names ?? []), old.name] });
  for (const { user, names } of players.values())
    await askForSeason(tx, invalidate, { contestId: id, userId: user.id, by: viewer.username, names, now });
  if (ask)
    await logActivity(tx, {
      at: now,
      action: 'season.asked',
      by: viewer,
      ip,
      after: { asked: [...players.keys()] },
      place: { contest: id },
    });
  return { season: { contest, asked: players.size, entries }, players: [...players.values()].map(({ user }) => user) };
}

export interface SeasonAnswerLine {
  user: User;
  entries: string[];
  answer: '' | 'in' | 'out';
  answeredAt: number | null;
  remindedAt: number | null;
}

/** Who was asked about a contest, and what they said; whoever came in by another way is in. Closed accounts are left out. */
export async function seasonAnswers(tx: Tx, contestId: number): Promise<SeasonAnswerLine[]> {
  const present = await entriesOf(tx, contestId);
  const lines: SeasonAnswerLine[] = [];
  for (const { userId, names, answer, answeredAt, remindedAt } of await questionsOfContest(tx, contestId)) {
    const user = await findUser(tx, userId);
    if (!user || user.closed_at !== null) continue;
    const own = present.filter((entry) => entry.userId === userId).map(({ name }) => name);
    const stands = own.length > 0 ? 'in' : answer === 'in' ? 'out' : (answer ?? '');
    lines.push({ user, entries: own.length > 0 ? own : [...names], answer: stands, answeredAt, remindedAt });
  }
  return lines;
}

/** One a day is enough for anybody: of real time. */
const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Mails who has not said yet and takes reminders. Answers how many mails were written, and how many have not said. */
export async function remindSeason(
  tx: Tx,
  invalidate: Invalidate,
  { contest, viewer, ip, site }: Omit<Doing, 'plugs'> & { contest: Contest },
): Promise<{ mails: number; silent: number }> {
  const now = site.clock.now();
  const silent = (await seasonAnswers(tx, contest.id)).filter(({ answer }) => answer === '');
  const reminded: number[] = [];
  for (const { user } of silent) {
    if (user.id === viewer.userId || !(await readOptions(tx, user.id)).weeklyReminder) continue;
    // All that they have not said of this group's pools, in one mail.
    const open = (await questionsOfUser(tx, user.id)).filter(
      (one) => one.question.answer === null && one.contest.groupNumber === contest.groupNumber,
    );
    const key = `season_again:${contest.groupNumber}:${user.id}:${dayOf(site.wall.now())}`;
    const contests = open.map((one) => one.contest);
    if (await mailQuestion(tx, site, { user, by: viewer.username, contests, key, again: true })) reminded.push(user.id);
  }
  await noteReminded(tx, invalidate, { contestId: contest.id, userIds: reminded, now });
  await logActivity(tx, {
    at: now,
    action: 'season.reminded',
    by: viewer,
    ip,
    after: { silent: silent.length, mails: reminded.length },
    place: { contest: contest.id },
  });
  return { mails: reminded.length, silent: silent.length };
}
