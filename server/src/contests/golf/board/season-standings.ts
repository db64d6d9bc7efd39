import type { GolfStandingRow } from '@poolhouse/contract';
import type { Entry } from '../../contest';
import { sharePlaces } from '../../standings/places.rules';
import { sum } from '../../standings/shares.rules';
import { overallPrizes } from '../rules/money.rules';
import { liveOrder } from '../rules/order.rules';
import { sumOf, type EntrySum } from '../rules/season-state.rules';
import { isSeasonOver, type SeasonSoFar } from '../season/so-far';
import type { Finished, Play } from './play';
import { dollars, dollarText, liveRows, NO_SIDE, rowOf } from './standing-rows';

/** The season: sum of the scores of official tournaments and of the one that is on, and all that was won so far. */
export function seasonStandings(
  { season, entries, now }: { season: SeasonSoFar; entries: readonly Entry[]; now: number },
  running: Play | undefined,
): GolfStandingRow[] {
  const { settled, state } = season;
  const isLive = running !== undefined && settled.every(({ event }) => event.tid !== running.event.tid);
  const live = new Map(isLive ? liveRows(running).map((row) => [row.entry_id, row.Score ?? 0]) : []);
  const groups = liveOrder(entries.map((entry) => seasonSum(entry, sumOf(state, entry.id), live.get(entry.id))));
  const over = isSeasonOver(season, now);
  const shares = over ? sharePlaces(groups, finalPrizes(season, entries)) : [];
  const prizes = new Map(shares.map(({ winner, points }) => [winner.entryId, points]));
  const stands = { begun: settled.length > 0 || isLive, live: isLive, over };
  let place = 1;
  return groups.flatMap((group) => {
    const at = place;
    place += group.length;
    return group.map((one) => seasonRow(one, { place: at, shared: group.length > 1, prize: prizes.get(one.entryId) ?? 0 }, stands));
  });
}

/** What an entry has to its name over the season, for the order of places. */
type SeasonSum = Finished & EntrySum & { entry: Entry };

const seasonSum = (entry: Entry, own: EntrySum, live = 0): SeasonSum => ({
  ...own,
  entry,
  entryId: entry.id,
  name: entry.name,
  rounds: [],
  score: own.score + live,
});

interface SeasonPlace {
  place: number;
  shared: boolean;
  /** Cents of the overall prizes. */
  prize: number;
}

const seasonRow = (
  { entry, score, cents, side }: SeasonSum,
  { place, shared, prize }: SeasonPlace,
  { begun, live, over }: { begun: boolean; live: boolean; over: boolean },
): GolfStandingRow => ({
  ...rowOf(0, entry),
  Score: begun ? score : null,
  Points: dollars(cents + prize),
  ...NO_SIDE,
  side_action_points: dollars(side),
  holes_remaining: 0,
  Rank: begun ? place : 0,
  Shared: shared ? 1 : 0,
  TieNote: '',
  Projected: live ? 1 : 0,
  Won: over ? `${dollarText(prize)} for overall place ${place}` : '',
});

/** Overall prizes with what nobody won over the season. */
function finalPrizes({ settings: { plan }, state }: SeasonSoFar, entries: readonly Entry[]): number[] {
  if (!plan) return [];
  const paid = sum(Object.values(state.sums).map(({ cents }) => cents));
  return overallPrizes(plan, plan.pot - sum(plan.overall) - plan.rest - paid, entries.length);
}
