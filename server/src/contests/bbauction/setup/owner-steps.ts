import { formatList, plural } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { addEntry } from '../../entries/entries.store';
import { keepColor, readColors } from '../auction.store';
import { lastYears, needAuctions, type SetUp, type StepDone } from './set-up';
import { listUserNames } from './users.store';

/** Step 2: last year's owners of the same group who still have an account. */
export async function copyOwners(site: SetUp): Promise<StepDone> {
  const { tx, invalidate, now, memberships } = site;
  const before = lastYears(site);
  const words: string[] = [];
  let count = 0;
  for (const { contest, group } of needAuctions(site)) {
    const model = before.find((one) => one.group === group);
    if (!model) {
      words.push(`Group ${group} had no auction before: add its owners on the Contests tab.`);
      continue;
    }
    const here = new Set((await memberships.entriesOf(contest.id)).map(({ userId }) => userId));
    const theirs = await memberships.entriesOf(model.contest.id);
    const known = await listUserNames(
      tx,
      theirs.map(({ userId }) => userId),
    );
    const colors = await readColors(tx, model.contest.id);
    const wanted = theirs.filter(({ userId }) => !here.has(userId));
    const present = wanted.filter(({ userId }) => known.has(userId));
    for (const { id, userId, name } of present) {
      const entry = await addEntry(tx, invalidate, { contestId: contest.id, userId, name, username: name, now });
      const color = colors.get(id);
      if (color) await keepColor(tx, invalidate, contest.id, { entryId: entry.id, color });
    }
    count += present.length;
    const gone = wanted.filter(({ userId }) => !known.has(userId)).map(({ name }) => name);
    const left = gone.length > 0 ? `; ${gone.length} left out (${formatList(gone)}: no account)` : '';
    words.push(
      wanted.length === 0
        ? `All ${here.size} are here in group ${group}.`
        : `${plural(present.length, 'owner')} copied from ${model.contest.year}, group ${group}${left}.`,
    );
  }
  return { message: words.join(' '), count };
}

/** Steps 6 and 7: whether a group can be played; the figures themselves are derived. */
export async function checkOwners(site: SetUp, group: number): Promise<StepDone> {
  const auction = needAuctions(site).find((one) => one.group === group);
  if (!auction) throw new Refusal('not_found', `There is no group ${group} in ${site.year}.`, { group_id: 'is not a group of this year' });
  const owners = await site.memberships.entriesOf(auction.contest.id);
  if (owners.length < 2)
    throw new Refusal('conflict', `Group ${group} has ${plural(owners.length, 'owner')} and needs two at least. Do step 2 first.`);
  const pairs = owners.length * (owners.length - 1);
  return {
    message: `Group ${group}: ${plural(owners.length, 'owner')}, ${plural(pairs, 'pair')}.`,
    count: pairs,
    contestId: auction.contest.id,
  };
}
