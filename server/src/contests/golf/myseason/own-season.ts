import {
  FEWEST_SEASON_WEEKS,
  type GolfSeasonBeside,
  type GolfSeasonConfig,
  type GolfSeasonFact,
  type GolfSeasonPick,
  type GolfSeasonRule,
  type GolfSeasonTournament,
} from '@poolhouse/contract';
import { formatNumber } from '@poolhouse/contract/formats';
import { must } from '../../../ground/must';
import type { Entry } from '../../contest';
import { namedHead, NOWHERE, placedHead } from '../../myseason/head.rules';
import { sum } from '../../standings/shares.rules';
import { dollars } from '../board/standing-rows';
import { myFacts } from './my-facts.rules';
import type { OpenSeason } from './open-season.types';
import { alonePicks, ownTournaments, type OwnTournament } from './own-golfers.rules';

/** An entry's season up to the last tournament that is official. */
export interface OwnGolfSeason {
  head: GolfSeasonConfig;
  tournaments: readonly GolfSeasonTournament[];
  picks: readonly GolfSeasonPick[];
  facts: readonly GolfSeasonFact[];
  /** Empty where no tournament can be compared. */
  rules: readonly GolfSeasonRule[];
  beside: GolfSeasonBeside | undefined;
}

export function headOf({ contest, tournaments, over }: OpenSeason, entry: Pick<Entry, 'id' | 'name'> | undefined): GolfSeasonConfig {
  const last = tournaments.at(-1)?.seq ?? 0;
  return { ...namedHead(contest, entry, last, over), ...NOWHERE, Score: 0, Points: 0 };
}

/** Pure. Undefined while the entry has played too few tournaments for a season. */
export function ownSeason(of: OpenSeason, entry: Pick<Entry, 'id' | 'name'>): OwnGolfSeason | undefined {
  const own = ownTournaments(entry.id, of.tournaments);
  if (own.length < FEWEST_SEASON_WEEKS) return undefined;
  const { Score, Points } = must(
    of.table.find(({ entry_id }) => entry_id === entry.id),
    'the season of an entry',
  );
  const placed = of.table.map(({ entry_id: entryId, EntryName: name, Rank: rank, Score: score }) => ({
    ...{ entryId, name, rank },
    // Fewest strokes are first.
    wins: 0 - (score ?? 0),
  }));
  return {
    head: {
      ...{ ...headOf(of, entry), Score: Score ?? 0, Points },
      ...must(placedHead(placed, entry.id, 'stroke'), 'the place of an entry that was there'),
    },
    tournaments: own.map((one) => tournamentRow(one)),
    picks: own.flatMap(pickRows),
    facts: myFacts(entry.id, of, own),
    ...besideRules(own),
  };
}

const tournamentRow = ({ of, mine }: OwnTournament): GolfSeasonTournament => ({
  ...{ ID: of.seq, Week: of.seq, Rank: of.ranks.get(mine.entryId) ?? 0, tid: of.tid, Name: of.name, double: of.double ? 1 : 0 },
  ...{ Place: mine.place, Shared: mine.shared ? 1 : 0, Of: of.finishers.length, Score: mine.score },
  ...{ Points: dollars(mine.cents), Won: mine.won },
});

function pickRows(one: OwnTournament): GolfSeasonPick[] {
  const alone = new Set(alonePicks(one));
  return one.mine.recap.picks.map((pick) => ({
    ...{ ID: `${one.of.seq}-${pick.golferId}`, Week: one.of.seq, Name: pick.name, Position: pick.position ?? '' },
    ...{ Balls: pick.onlyBalls, House: pick.house ? 1 : 0, Alone: alone.has(pick) ? 1 : 0 },
  }));
}

const tenth = (n: number): number => Math.round(10 * n) / 10;

/** What the player had beside simple rules, in the tournaments in which these can be told. */
function besideRules(own: readonly OwnTournament[]): Pick<OwnGolfSeason, 'rules' | 'beside'> {
  const compared = own.flatMap(({ of: { rules }, mine }) => (rules ? [{ ...rules, mine: mine.score }] : []));
  if (compared.length === 0) return { rules: [], beside: undefined };
  const rule = (ID: GolfSeasonRule['ID']): GolfSeasonRule => ({ ID, Score: tenth(sum(compared.map((one) => one[ID]))) });
  const [mine, random] = [rule('mine'), rule('random')];
  return {
    rules: [mine, rule('crowd'), rule('favorites'), rule('house'), random],
    beside: { ID: 1, Tournaments: compared.length, Says: besideWords(tenth(random.Score - mine.Score)) },
  };
}

/** @param by strokes that any four have more than the player */
function besideWords(by: number): string {
  if (by === 0) return 'Level with any four';
  return `${formatNumber(Math.abs(by), 1)} strokes ${by > 0 ? 'better' : 'worse'} than any four`;
}
