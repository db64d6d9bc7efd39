import type { ParsedQuery } from '@poolhouse/contract';
import { formatList } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import type { Contest, Entry } from '../../contest';
import { noSuchEntry } from '../../entries/access';
import { entryToSeeOf } from '../../entries/entry-to-see';
import { anotherAdministrator } from '../../entries/four-eyes';
import { windowOf, type Calendar } from '../../weeks/calendar';
import { noSuchWeek } from '../../weeks/no-such-week';
import { footballKind } from '../football.kind';
import type { WantedPick } from '../picks';
import { allGames, type EntryWeek } from './entry-week';
import { sealedSlotsLeftOut } from './override.rules';

/** An entry that the viewer may see, and its contest. */
export const entryToSee = entryToSeeOf(footballKind);

/** Only its player saves an entry's picks without a reason. */
export function refuseOthersEntry(entry: Entry, viewer: Viewer): void {
  if (entry.userId !== viewer.userId) throw noSuchEntry();
}

/** The week that an override is for: the one that is on, or an earlier one in which the entry existed. */
export function overrideWeek(
  query: Pick<ParsedQuery<'GET football/MakePicksGuts'>, 'week'>,
  { entry, contest: { firstWeek } }: { entry: Entry; contest: Contest },
  calendar: Calendar,
  current: number,
): number {
  const week = query.week ?? current;
  if (week > current) throw new Refusal('bad_input', `Week ${week} has not come yet.`, { week: `must be ${firstWeek} to ${current}` });
  if (week < firstWeek) throw noSuchWeek(firstWeek, current);
  if ((windowOf(calendar, week)?.closesAt ?? Infinity) <= entry.createdAt) {
    throw new Refusal('bad_input', `${entry.name} was not in the contest in week ${week}.`, { week: 'lies before the entry' });
  }
  return week;
}

/** One's own picks are saved for the week that is on, as by any player. */
export function refuseOtherWeek(week: number | undefined, current: number): void {
  if (week === undefined || week === current) return;
  if (week < current) throw anotherAdministrator();
  throw new Refusal('bad_input', `Your own picks can only be set for week ${current}. Nothing was saved.`, { week: `must be ${current}` });
}

/** Refuses an override that would leave some sealed picks standing beside a game to come. */
export function refusePartOfSealed(facts: EntryWeek, wanted: readonly WantedPick[], now: number): void {
  const left = sealedSlotsLeftOut(facts.saved, wanted, allGames(facts), now);
  if (left.length === 0) return;
  throw new Refusal(
    'bad_input',
    `Pick ${formatList(left)} is sealed until its game starts. Give all sealed picks anew, or correct started games only. Nothing was saved.`,
    Object.fromEntries(left.map((slot) => [`pick${slot}`, 'is sealed, and was not given'])),
  );
}
