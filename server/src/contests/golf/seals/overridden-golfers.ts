import type { Overridden, OverriddenSide } from '../../log/override-lines';
import type { Board } from '../rules/board.rules';
import { loggedGolfer, tournamentPeriod, type TournamentPicks } from './tournament-seals';

/** What an administrator changes of an entry's picks of a tournament, as the contest's log takes it. */
export function overriddenGolfers(
  board: Board,
  { before, after, slots, now }: { before: TournamentPicks | undefined; after: TournamentPicks; slots: number; now: number },
): Overridden {
  const { id, year, firstTeeAt } = board.tournament;
  const names = new Map([...board.byId].map(([golferId, { name }]) => [golferId, name]));
  const sealed = now < firstTeeAt;
  const side = (picks: TournamentPicks | undefined, n: number): OverriddenSide => {
    const pick = loggedGolfer(picks, n, names);
    return pick === null && sealed ? null : { pick, sealed };
  };
  return {
    period: tournamentPeriod(year, id),
    // All picks of an entry are written together. Of open ones those that stay are no override; which sealed ones stay is told to nobody.
    slots: Array.from({ length: slots }, (_, n) => n)
      .filter((n) => sealed || before?.golfers[n] !== after.golfers[n])
      .map((n) => ({ slot: n + 1, before: side(before, n), after: side(after, n) })),
    reason: after.reason ?? '',
    now,
  };
}
