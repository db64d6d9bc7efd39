import type { UnderdogsEventRow, UnderdogsPickRow } from '@poolhouse/contract';
import { choicesOf, type Choice } from './dogs.rules';
import { isOpen, pickOf } from './my-pick.rules';
import { usedTeams } from './used-teams.rules';

/** What an entry can choose from, week by week. `now` is epoch ms of the server's time. */
export function weekChoices(
  events: readonly UnderdogsEventRow[],
  picks: readonly UnderdogsPickRow[],
  entryId: number,
  now: number,
): (week: number) => Choice[] {
  const used = usedTeams(picks, entryId);
  return (week) => {
    const pick = pickOf(picks, entryId, week);
    return choicesOf({ events, week, mine: pick?.pick ?? '', used, locked: pick !== null && !isOpen(pick, now), now });
  };
}
