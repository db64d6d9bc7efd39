import { formatAnd } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { addContest } from '../../entries/contests.store';
import { keepRoom, readRoom, DEFAULT_SETTINGS } from '../auction.store';
import { bbAuctionKind } from '../bbauction.kind';
import { settingsOf, type RequestedSettings } from '../bidding/settings-words';
import { groupsWords, lastYears, type SetUp, type StepDone } from './set-up';

/** Step 1: makes the year's auctions as last year's were, and sets how they are run. */
export async function updateConfig(
  site: SetUp,
  { name, group_id: group, ...wished }: RequestedSettings & { name?: string; group_id?: number },
): Promise<StepDone> {
  const { tx, invalidate, year, circle, now, ofYear } = site;
  const settings = settingsOf(wished);
  if (ofYear.length === 0) {
    const models = lastYears(site);
    const names = models.length > 0 ? models.map(({ contest }) => contest.name) : [name ?? 'NCAA Auction'];
    for (const [n, one] of names.entries()) {
      const id = await addContest(tx, invalidate, { type: bbAuctionKind.type, name: one, year, groupNumber: circle, now });
      const model = models[n];
      const before = model ? (await readRoom(tx, model.contest.id)).settings : DEFAULT_SETTINGS;
      await keepRoom(tx, invalidate, { contestId: id, settings: { ...before, ...settings }, seed: '', commit: '', lots: [], owners: [] });
    }
    return { message: `Year ${year}: group ${formatAnd(names.map((_, n) => n + 1))} set up.`, count: names.length };
  }
  const meant = ofYear.filter((one) => group === undefined || one.group === group);
  if (meant.length === 0)
    throw new Refusal('not_found', `There is no group ${group ?? 1} in ${year}.`, { group_id: 'is not a group of this year' });
  let changed = 0;
  for (const { contest } of meant) {
    const room = await readRoom(tx, contest.id);
    const next = { ...room.settings, ...settings };
    if (JSON.stringify(next) === JSON.stringify(room.settings)) continue;
    if (room.owners.length > 0) throw new Refusal('conflict', 'The auction has begun. Change its settings on the live page.');
    await keepRoom(tx, invalidate, { ...room, settings: next });
    changed += 1;
  }
  return { message: changed === 0 ? 'Nothing to change.' : `Year ${year}: ${groupsWords(meant)} set up.`, count: changed };
}
