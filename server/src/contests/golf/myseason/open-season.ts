import type { Tx } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import { must } from '../../../ground/must';
import type { Contest, Entry } from '../../contest';
import { seasonStandings } from '../board/season-standings';
import type { GolfMemories } from '../golf-memories';
import { placesAfter } from '../golf-results';
import { finishersOf } from '../recap/read-recap';
import { isSeasonOver, seasonAt, type SeasonSoFar } from '../season/so-far';
import type { OpenSeason, OpenTournament } from './open-season.types';
import { toldTournaments, type ToldTournament } from './told-tournaments';

const FINISHER_BYTES = 1500;
const openSeasons: Derivation<OpenSeason> = {
  name: 'golf seasons told',
  latest: true,
  weigh: ({ tournaments }) => tournaments.reduce((sum, { finishers }) => sum + finishers.length * FINISHER_BYTES, FINISHER_BYTES),
};

/**
 * A contest's season up to the last tournament that is official, in the order of the season. One that is on changes nothing of it: it is
 * worked out anew when another one is official, when a card or a result is corrected, or when somebody comes or goes.
 */
export async function readOpenSeason(tx: Tx, memories: GolfMemories, contest: Contest, now: number): Promise<OpenSeason> {
  const season = await seasonAt(tx, memories, contest.id, now);
  const entries = await memories.directory.in(tx).entriesOf(contest.id);
  const keys = season.settled.map(({ event: { tid } }) => ({ contestId: contest.id, tid }));
  const told = await toldTournaments(memories).readAllIn(tx, keys, now);
  const over = season.settled.length > 0 && isSeasonOver(season, now);
  const inputs = [
    contest.id,
    contest,
    entries,
    season.events,
    season.settings,
    over,
    ...told,
    ...season.settled.map(({ results }) => results),
  ];
  return derive(memories.db, openSeasons, inputs, () => openSeason({ contest, entries, season, told, over, now }));
}

interface Read {
  contest: Contest;
  entries: readonly Entry[];
  season: SeasonSoFar;
  told: readonly ToldTournament[];
  over: boolean;
  now: number;
}

/** Pure. */
function openSeason({ contest, entries, season, told, over, now }: Read): OpenSeason {
  const tournaments = season.settled.flatMap((settled, n): OpenTournament[] => {
    const { finals, rare, rules } = must(told[n], 'what is told of a tournament');
    const finishers = finishersOf(finals, entries);
    const { seq, tid, double, tournament } = settled.event;
    // One that was called off, or was too short.
    if (finishers.length === 0) return [];
    return [{ seq, tid, double, name: tournament.name, finishers, rare, rules, ranks: placesAfter(settled, entries) }];
  });
  return { contest, entries, tournaments, over, table: seasonStandings({ season, entries, now }, undefined) };
}
