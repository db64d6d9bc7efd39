import { must } from '../../../ground/must';
import { logActivity } from '../../../people/activity/activity.store';
import { boardOf } from '../../../people/smack/smack.store';
import { seededRandom } from '../../../sport/practice/random.rules';
import { DEMO_SEASON } from '../../demo/demo-season';
import { OPENED_AT, type DemoSite } from '../../demo/demo-site';
import { demoSmack } from '../../demo/demo-smack';
import { addDemoSmack } from '../../demo/demo.store';
import { addContest } from '../../entries/contests.store';
import { addEntry } from '../../entries/entries.store';
import { setMissedPick, writePick } from '../underdogs.store';
import { ENTERED, underdogsLeague, type DemoDogEntry } from './underdogs-league';
import { demoDogs, type DemoDog } from './underdogs-picks';
import { underdogsSayings } from './underdogs-sayings';

/** Dice of its own, so that the other contests' demo stays as it is. */
const SEED = 20260915;

/** An Underdogs contest in mid-season. Who forgets a pick is given the biggest underdog left. */
export async function fillUnderdogs(site: DemoSite): Promise<void> {
  const { tx, invalidate, userIds, season, until } = site;
  const { name, group, entries } = underdogsLeague;
  const random = seededRandom(SEED);
  const contestId = await addContest(tx, invalidate, { type: 'underdogs', name, year: DEMO_SEASON, groupNumber: group, now: OPENED_AT });
  await setMissedPick(tx, invalidate, contestId, { policy: 'biggest', since: OPENED_AT });
  for (const entry of entries) {
    const { id } = await addEntry(tx, invalidate, {
      contestId,
      userId: must(userIds.get(entry.user), entry.user),
      username: entry.user,
      name: entry.name,
      now: OPENED_AT,
    });
    for (const pick of demoDogs(entry, season.games, { until, random })) await fillPick(site, { contestId, entryId: id, entry, pick });
  }
  const messages = demoSmack(underdogsSayings, underdogsLeague, { games: season.games, until, random });
  await addDemoSmack(tx, invalidate, { board: boardOf('underdogs', contestId), messages, userIds });
}

interface DemoPick {
  contestId: number;
  entryId: number;
  entry: DemoDogEntry;
  pick: DemoDog;
}

/** A pick of the demo; the one that an administrator has entered stands in the log. */
async function fillPick({ tx, invalidate, userIds, season }: DemoSite, { contestId, entryId, entry, pick }: DemoPick): Promise<void> {
  const eventId = must(season.ids.get(pick.game.sourceKey), pick.game.sourceKey);
  const { week, side, spread, savedAt } = pick;
  const entered = isEntered(entry, pick);
  const saved = {
    week,
    choice: { eventId, side, spread },
    takenAt: spread === null || entered ? null : savedAt,
    savedAt,
    overrideReason: entered ? ENTERED.reason : null,
  };
  await writePick(tx, invalidate, { contestId, entryId }, saved);
  if (!entered) return;
  const about = { entry_id: entryId, week };
  await logActivity(tx, {
    at: savedAt,
    action: 'underdogs.pick_overridden',
    by: { userId: must(userIds.get(ENTERED.by), ENTERED.by), username: ENTERED.by },
    ip: '',
    before: { ...about, pick: null },
    after: { ...about, reason: ENTERED.reason, pick: null },
    place: { contest: contestId },
  });
}

function isEntered(entry: DemoDogEntry, pick: DemoDog): boolean {
  return entry.user === ENTERED.user && pick.week === ENTERED.week;
}
