import type { UnderdogsEventRow } from '@poolhouse/contract';
import type { Board } from '../contest/board.rules';
import { weeksToPick } from './dogs.rules';
import { isOpen, pickOf } from './my-pick.rules';
import { weekChoices } from './week-choices.rules';

/** How an entry stands in the week that is on, and what it can pick. @param now epoch ms of the server's time */
export function myWeek({ config, picks }: Board, events: readonly UnderdogsEventRow[], entryId: number, now: number) {
  const pick = pickOf(picks, entryId, config.week);
  const choices = weekChoices(events, picks, entryId, now);
  const free = choices(config.week).filter((choice) => choice.state === 'free').length;
  return {
    pick,
    /** The pick can still be changed. */
    open: pick !== null && isOpen(pick, now),
    choices,
    /** How many underdogs of this week can be taken. */
    free,
    weeks: config.SelfPick === 1 ? weeksToPick(events, choices) : [],
    /** A pick is missing: nobody has to look for the way to it. */
    missing: pick === null && free > 0,
  };
}
