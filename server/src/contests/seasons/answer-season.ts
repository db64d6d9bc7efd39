import { lookAlikeKeys } from '@poolhouse/contract';
import { seasonName } from '@poolhouse/contract/rules';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { isMember, openGroup } from '../../people/groups/groups.store';
import type { Contest, Entry } from '../contest';
import { contestById } from '../entries/contests.store';
import { addEntry, entriesOf, presentEntries, putBackEntry, removedEntries, removeEntry } from '../entries/entries.store';
import type { ContestPlug } from '../plug';
import { hasBegun } from './begun.store';
import { refusePicksOfFrozen } from './freezes.store';
import { noteAnswer, questionOfUser } from './season-questions.store';
import { refuseStaying } from './staying-entry';

export interface SeasonAnswer {
  plugs: readonly ContestPlug[];
  user: User;
  ip: string;
  contestId: number;
  answer: 'in' | 'out';
  /** Site time, epoch ms. */
  now: number;
}

const notAsked = () => new Refusal('not_found', 'Nobody asks you about this season.', { contest_id: 'does not ask you' });

/**
 * Takes a player's word on whether they play a new year: in, with their entries of the year before under the same names, or out. It may be
 * changed until the season begins; the same once more changes nothing. Answers it in a sentence.
 */
export async function answerSeason(tx: Tx, invalidate: Invalidate, said: SeasonAnswer): Promise<string> {
  const { plugs, user, ip, contestId, answer, now } = said;
  const question = await questionOfUser(tx, contestId, user.id);
  const contest = question && (await contestById(tx, contestId));
  if (!question || !contest || user.closed_at !== null || !(await isMember(tx, user.id, contest.groupNumber))) throw notAsked();
  const words = `${answer === 'in' ? 'You are in' : 'You are not in'} ${seasonName(contest)}`;
  const present = await presentEntries(tx, contestId, user.id);
  if (question.answer === 'in' && present.length === 0)
    throw new Refusal('conflict', `You were taken out of ${seasonName(contest)}. Ask who runs it.`, { contest_id: 'took you out' });
  if (question.answer === answer && present.length > 0 === (answer === 'in')) return words;
  await openGroup(tx, contest.groupNumber);
  await refusePicksOfFrozen(tx, contestId);
  await refuseBegun(tx, plugs, contest, now);
  const whose = { plugs, contest, user, now };
  const changed = answer === 'in' ? await enter(tx, invalidate, { ...whose, names: question.names }) : await leave(tx, invalidate, whose);
  await noteAnswer(tx, invalidate, { contestId, userId: user.id, answer, now });
  await logActivity(tx, {
    at: now,
    action: 'season.answered',
    by: { userId: user.id, username: user.username, groupNumber: contest.groupNumber },
    ip,
    before: { answer: question.answer },
    after: { answer, entries: changed.map(({ id }) => id) },
    place: { contest: contestId },
  });
  return words;
}

async function refuseBegun(tx: Tx, plugs: readonly ContestPlug[], contest: Contest, now: number): Promise<void> {
  const plug = plugs.find(({ type }) => type === contest.type);
  if (await (plug?.begun?.(tx, contest, now) ?? hasBegun(tx, contest, plug?.sports ?? [], now)))
    throw new Refusal('conflict', `${seasonName(contest)} has begun. Ask who runs it.`, { contest_id: 'has begun' });
}

interface Whose {
  plugs: readonly ContestPlug[];
  contest: Contest;
  user: User;
  now: number;
}

/** Who is in by other ways, such as an invitation, stays as they are. */
async function enter(
  tx: Tx,
  invalidate: Invalidate,
  { plugs, contest, user, names, now }: Whose & { names: readonly string[] },
): Promise<Entry[]> {
  if ((await presentEntries(tx, contest.id, user.id)).length > 0) return [];
  const gone = await removedEntries(tx, contest.id, user.id);
  const entered: Entry[] = [];
  for (const name of names) {
    const before = gone.find((entry) => entry.name === name);
    if (before) await refuseStaying(tx, plugs, before, now);
    entered.push(
      before
        ? await putBackEntry(tx, invalidate, before, now)
        : await addEntry(tx, invalidate, { contestId: contest.id, userId: user.id, ...(await freeOr(tx, contest.id, name)), now }),
    );
  }
  return entered;
}

/** The name where nobody has one that looks like it, else numbered. */
async function freeOr(tx: Tx, contestId: number, name: string): Promise<{ name?: string; username: string }> {
  const taken = new Set((await entriesOf(tx, contestId)).flatMap((entry) => lookAlikeKeys(entry.name)));
  return { ...(lookAlikeKeys(name).some((key) => taken.has(key)) ? {} : { name }), username: name };
}

async function leave(tx: Tx, invalidate: Invalidate, { plugs, contest, user, now }: Whose): Promise<Entry[]> {
  const present = await presentEntries(tx, contest.id, user.id);
  for (const entry of present) {
    await refuseStaying(tx, plugs, entry, now);
    await removeEntry(tx, invalidate, entry, now);
  }
  return present;
}
