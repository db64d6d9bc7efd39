import type { Json } from '../../ground/proof/canonical';
import type { Game } from '../../sport/games/game';
import { hasKickedOff, lineOfSide } from '../../sport/games/game.rules';
import { shortPickWords } from '../game-rows/team-words.rules';
import type { OverriddenSide } from '../log/override-lines';
import type { Memories } from '../memories';
import type { SealSource } from '../proof/seal-source';
import { loggedLine, setBy } from '../proof/week-pick';
import { weekSeals, type WeeklyPicks } from '../proof/week-seals';
import { weekAt } from '../weeks/calendar';
import { knownLines } from './log/known-lines';
import { untoldWeeks } from './log/untold-weeks';
import type { Choice, SavedPick } from './picks';
import { underdogsKind } from './underdogs.kind';
import { picksOfWeeks } from './underdogs.store';

type LoggedPick = Pick<SavedPick, 'choice' | 'takenAt' | 'overrideReason'>;

/** What the log shows of a pick: the points where the player took them, or an administrator gave them; null for one that was taken away. */
export const loggedDog = ({ choice, takenAt, overrideReason }: LoggedPick): Json =>
  choice && {
    event: choice.eventId,
    line: loggedLine(choice.spread),
    side: choice.side,
    taken: takenAt !== null,
    ...setBy(overrideReason),
  };

/** A side of an override, for the log. */
export function dogSide(pick: LoggedPick | undefined, game: Game | undefined, now: number): OverriddenSide {
  return pick?.choice ? { pick: loggedDog(pick), sealed: game !== undefined && !hasKickedOff(game, now) } : null;
}

/**
 * What of Underdogs is sealed: each entry's pick of a week, also one that was planned before. All that the standings follow from besides stands in
 * the log in the clear.
 */
export function underdogsSeals(memories: Memories): SealSource {
  const seals = weekSeals(memories, dogPicks);
  return {
    ...seals,
    async before(tx, contest, now) {
      const known = await seals.before(tx, contest, now);
      return { ...known, more: await knownLines({ tx, memories, contest, now }, known.results) };
    },
    untold: (tx, contest, now) => untoldWeeks(tx, memories, contest, now),
  };
}

const dogPicks: WeeklyPicks = {
  kind: underdogsKind,
  slots: 1,
  current: async (_tx, { contest, calendar, now }) => weekAt(calendar, now, calendar.weeks, contest.firstWeek),
  picks: async (tx, contestId, weeks) =>
    [...(await picksOfWeeks(tx, contestId, weeks))].flatMap(([week, picks]) =>
      [...picks].map(([entryId, pick]) => ({
        entryId,
        week,
        slot: 1,
        eventId: pick.choice?.eventId ?? null,
        logged: loggedDog(pick),
        says: (game: Game) => (pick.choice ? dogSays(pick.choice, game) : ''),
      })),
    ),
};

const dogSays = ({ side, spread }: Choice, game: Game): string => shortPickWords(game, side, spread ?? lineOfSide(game, side));
