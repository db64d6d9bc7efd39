import { formatGain, formatList, formatMoney, formatToPar, plural } from '@poolhouse/contract/formats';
import { derive } from '../../ground/memory/derive';
import type { Entry } from '../contest';
import {
  NO_RESULTS,
  resultsMemory,
  type ContestResults,
  type OverPeriod,
  type PeriodResult,
  type ResultsSource,
} from '../years/results-source';
import { seasonStandings } from './board/season-standings';
import { dollars, dollarText } from './board/standing-rows';
import { golfBeside } from './golf-contest';
import type { GolfMemories } from './golf-memories';
import { golfKind, pick1Kind } from './golf.kind';
import { sumOf, wonCents, type Result } from './rules/season-state.rules';
import { isOfficial, seasonAt, soFar, type SeasonSoFar, type Settled } from './season/so-far';

const results = resultsMemory('golf results');

/** Golf tournaments that are official, and seasons: fewest strokes are best, and first place is what is won. */
export const golfResults = (memories: GolfMemories): ResultsSource => ({
  type: golfKind.type,
  round: 'tournament',
  gives: ['best', 'worst', 'drought', 'pots', 'comeback'],
  margin: (n) => plural(n, 'stroke'),
  async read(tx, contest, now) {
    const season = await seasonAt(tx, memories, contest.id, now);
    const entries = await memories.directory.in(tx).entriesOf(contest.id);
    const { events, settled } = season;
    return derive(memories.db, results, [contest.id, season.settings, events, entries, ...settled.map(({ results: of }) => of)], () =>
      golfPeriods(season, entries, now),
    );
  },
  address: ({ contest, period: { key } }) =>
    key === 'season' ? `${golfKind.path}/season?contest=${contest.id}` : `${golfKind.path}?contest=${contest.id}&tid=${key}`,
});

/** Pure. */
export function golfPeriods(season: SeasonSoFar, entries: readonly Entry[], now: number): ContestResults {
  const { events, settled } = season;
  const over = settled.length > 0 && events.every((event) => isOfficial(event, now));
  const rounds = settled.map((one) => tournamentOf(one, scored(one.results), placesAfter(one, entries)));
  const at = settled.at(-1)?.event.tournament.officialAt ?? 0;
  return { rounds: rounds.filter((one) => one.results.length > 0), season: over ? seasonPeriod(season, entries, { now, at }) : undefined };
}

const scored = (all: readonly Result[]) => all.flatMap((one) => (one.score === null ? [] : [{ ...one, score: one.score }]));

const tournamentOf = (
  { event: { tid, tournament } }: Settled,
  played: readonly (Result & { score: number })[],
  after: ReadonlyMap<number, number>,
): OverPeriod => ({
  ...{ key: String(tid), kind: 'tournament', title: tournament.name, at: tournament.officialAt ?? 0 },
  results: played.map((one): PeriodResult => {
    const cents = wonCents(one);
    return {
      ...{ entryId: one.entryId, rank: one.place, score: [-one.score, cents], good: null, won: one.place === 1 },
      seasonRank: after.get(one.entryId) ?? null,
      says: formatList([formatToPar(one.score), ...(cents > 0 ? [dollarText(cents)] : [])]),
    };
  }),
});

/** Where each stood in the season after a tournament. */
export function placesAfter({ state }: Settled, entries: readonly Entry[]): Map<number, number> {
  const sums = entries.map(({ id }) => ({ id, score: sumOf(state, id).score }));
  return new Map(sums.map(({ id, score }) => [id, 1 + sums.filter((other) => other.score < score).length]));
}

function seasonPeriod(season: SeasonSoFar, entries: readonly Entry[], { now, at }: { now: number; at: number }): OverPeriod {
  return {
    ...{ key: 'season', kind: 'season', title: 'Season', at },
    results: seasonStandings({ season, entries, now }, undefined).flatMap(({ entry_id: entryId, Rank, Score, Points }) =>
      Score === null
        ? []
        : [
            {
              ...{ entryId, rank: Rank, score: [-Score, Points], good: null, won: Rank === 1, seasonRank: Rank },
              says: `${formatToPar(Score)}, ${formatMoney(Points)}`,
            },
          ],
    ),
  };
}

/** Pick1: who had the best golfer shares the pot, and the others are alike. */
export const pick1Results = (memories: GolfMemories): ResultsSource => ({
  type: pick1Kind.type,
  round: 'tournament',
  gives: ['drought', 'pots'],
  margin: (cents) => dollarText(cents),
  async read(tx, contest, now) {
    const golf = await golfBeside(memories.directory.in(tx), contest);
    if (!golf) return NO_RESULTS;
    const season = await memories.seasons.readIn(tx, golf.id);
    const { settled } = await soFar(tx, memories, { contestId: contest.id, season, now });
    return derive(memories.db, results, [contest.id, season, ...settled.map(({ results: of }) => of)], () => ({
      rounds: settled.map(pick1Round).filter((one) => one.results.length > 0),
      season: undefined,
    }));
  },
  // The board is of the golf contest beside it; its own is the recap.
  address: ({ contest, period: { key } }) => `${pick1Kind.path}/recap?contest=${contest.id}&tid=${key}`,
});

function pick1Round({ event: { tid, tournament }, results: all }: Settled): OverPeriod {
  const winners = all.filter(({ points }) => points > 0).length;
  return {
    ...{ key: String(tid), kind: 'tournament', title: tournament.name, at: tournament.officialAt ?? 0 },
    // One that was called off moves no money.
    results: (winners > 0 ? all : []).map(({ entryId, points }) => ({
      ...{ entryId, rank: points > 0 ? 1 : winners + 1, score: [points], good: null, won: points > 0, seasonRank: null },
      says: formatGain(dollars(points)),
    })),
  };
}
