import type { GolfStandingRow } from '@poolhouse/contract';
import type { Entry } from '../../contest';
import { sharePlaces } from '../../standings/places.rules';
import type { Season } from '../golf-memories';
import { overallPrizes } from '../rules/money.rules';
import { liveOrder } from '../rules/order.rules';
import type { Final } from '../stores/finals.store';
import type { Finished, Play } from './play';
import { dollars, dollarText, frozenFinals, liveRows, NO_SIDE, rowOf, worstScore } from './standing-rows';

/** The season: sum of the scores of official tournaments and of the one that is on, and all that was won so far. */
export function seasonStandings(
  { season, entries, now }: { season: Season; entries: readonly Entry[]; now: number },
  running: Play | undefined,
): GolfStandingRow[] {
  const finals = frozenFinals(season, now);
  const byTournament = new Map<number, Final[]>();
  for (const final of finals) byTournament.set(final.tid, [...(byTournament.get(final.tid) ?? []), final]);
  const live = running && !byTournament.has(running.event.tid) ? new Map(liveRows(running).map((row) => [row.entry_id, row])) : undefined;
  const groups = liveOrder(entries.map((entry) => seasonOf(entry, [...byTournament.values()], live?.get(entry.id))));
  const over = isOver(season, now);
  const prizes = new Map(
    over ? sharePlaces(groups, finalPrizes(season, finals, entries)).map(({ winner, points }) => [winner.entryId, points]) : [],
  );
  const told = { begun: byTournament.size > 0 || live !== undefined, live: live !== undefined, over };
  let place = 1;
  return groups.flatMap((group) => {
    const at = place;
    place += group.length;
    return group.map((sum) => seasonRow(sum, { place: at, shared: group.length > 1, prize: prizes.get(sum.entryId) ?? 0 }, told));
  });
}

/** What an entry has to its name over the season, for the order of places. */
interface SeasonSum extends Finished {
  entry: Entry;
  cents: number;
  side: number;
}

/** An entry that came later has the worst score of the tournaments before, and won nothing in them. */
function seasonOf(entry: Entry, tournaments: readonly (readonly Final[])[], live: GolfStandingRow | undefined): SeasonSum {
  const own = tournaments.map((finals) => finals.find(({ entryId }) => entryId === entry.id) ?? { ...NONE, score: worstScore(finals) });
  return {
    entry,
    entryId: entry.id,
    name: entry.name,
    rounds: [],
    score: own.reduce((sum, { score }) => sum + (score ?? 0), 0) + (live?.Score ?? 0),
    cents: own.reduce((sum, { points, aces, winner }) => sum + points + aces + winner, 0),
    side: own.reduce((sum, { side }) => sum + side, 0),
  };
}

const NONE = { points: 0, aces: 0, winner: 0, side: 0 };

const isOver = ({ events }: Season, now: number): boolean =>
  events.length > 0 && events.every(({ tournament: { officialAt } }) => officialAt !== null && officialAt <= now);

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
function finalPrizes(season: Season, finals: readonly Final[], entries: readonly Entry[]): number[] {
  const { plan } = season.settings;
  if (!plan) return [];
  const paid = finals.reduce((sum, { points, aces, winner }) => sum + points + aces + winner, 0);
  const overall = plan.overall.reduce((sum, prize) => sum + prize, 0) + plan.rest;
  return overallPrizes(plan, plan.pot - overall - paid, entries.length);
}
