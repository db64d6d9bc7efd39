import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { SealSource } from '../../proof/seal-source';
import { weekSeals } from '../../proof/week-seals';
import type { FootballDeps } from '../football-deps';
import { currentWeek } from '../football-season';
import { footballKind } from '../football.kind';
import { picksOfWeeks } from '../football.store';
import { loggedPick, pickSays } from './logged-pick';

/** What of football is sealed: each entry's five picks of a week. */
export const footballSeals = (deps: FootballDeps): SealSource =>
  weekSeals(deps, {
    kind: footballKind,
    slots: PICKS_PER_WEEK,
    current: (tx, at) => currentWeek(tx, deps, at),
    picks: async (tx, contestId, weeks) =>
      (await picksOfWeeks(tx, contestId, weeks)).map((pick) => ({
        entryId: pick.entryId,
        week: pick.week,
        slot: pick.slot,
        eventId: pick.eventId,
        logged: loggedPick(pick),
        says: (game) => pickSays(pick, game),
      })),
  });
