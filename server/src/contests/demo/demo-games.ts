import { must } from '../../ground/must';
import { ncaaTeams } from '../../sport/games/teams.ncaa';
import { nflTeams } from '../../sport/games/teams.nfl';
import { between, shuffled, type Random } from '../../sport/practice/random.rules';
import type { FinalScore } from '../../sport/practice/scoring.rules';
import { type DemoSport, COLLEGE_WEEKS, demoInstant, DEMO_SEASON, DEMO_WEEK } from './demo-season';
import { seasonFixtures, type Fixture } from './fixtures';
import { collegeSlots, nflSlots, type Slot } from './slots';
import { drawResult, homeMargin, lineFor, lineMoves, makeRatings, normal, type Ratings } from './strength.rules';

export interface DemoLine {
  at: number;
  spread2: number;
}

/** A made-up game. 1 is away, 2 is home; instants are epoch ms. */
export interface DemoGame {
  sourceKey: string;
  sport: DemoSport;
  week: number;
  kickoffAt: number;
  abbrev1: string;
  abbrev2: string;
  rank1: number | null;
  rank2: number | null;
  tv: string;
  /** Every line that the game has in its week, the opening one first. */
  lines: DemoLine[];
  final: FinalScore;
  /** Why it is not played; '' for one that is. */
  postponed: string;
}

const movedClubs = new Set(['OAK', 'SD', 'STL']);
const RANKED = 25;

/** The demo's whole season, NFL and college. */
export function demoGames(random: Random): DemoGame[] {
  const games = [...nflGames(random), ...collegeGames(random)];
  return postpone(postpone(games, 'NFL', DEMO_WEEK - 2, 'Blizzard, no new date yet'), 'NCAA', DEMO_WEEK, 'Lightning, no new date yet');
}

function nflGames(random: Random): DemoGame[] {
  const clubs = Object.keys(nflTeams).filter((code) => !movedClubs.has(code));
  const ratings = makeRatings('NFL', clubs, random);
  return seasonFixtures(clubs, random).flatMap((fixtures, index) => {
    const slots = nflSlots(index + 1, fixtures.length, random);
    return fixtures.map((fixture, at) =>
      makeGame({
        sport: 'NFL',
        week: index + 1,
        fixture,
        slot: must(slots[at], 'a slot for each game'),
        ratings,
        ranks: new Map(),
        random,
      }),
    );
  });
}

function collegeGames(random: Random): DemoGame[] {
  const colleges = Object.keys(ncaaTeams);
  const ratings = makeRatings('NCAA', colleges, random);
  return Array.from({ length: COLLEGE_WEEKS }, (_, index) => {
    const ranks = weekRanks(ratings, random);
    const slots = collegeSlots(between(random, 8, 12), random);
    const order = shuffled(random, colleges);
    const college = (n: number) => must(order[n], 'colleges for each slot');
    return slots.map((slot, at) =>
      makeGame({ sport: 'NCAA', week: index + 1, fixture: [college(2 * at), college(2 * at + 1)], slot, ratings, ranks, random }),
    );
  }).flat();
}

/** Pollsters see the hidden strength through a haze that moves from week to week. */
function weekRanks(ratings: Ratings, random: Random): Map<string, number> {
  const seen = [...ratings].map(([team, rating]) => ({ team, rating: rating + normal(random) * 2 }));
  return new Map(
    seen
      .sort((a, b) => b.rating - a.rating)
      .slice(0, RANKED)
      .map(({ team }, index) => [team, index + 1]),
  );
}

interface Making {
  sport: DemoSport;
  week: number;
  fixture: Fixture;
  slot: Slot;
  ratings: Ratings;
  /** By team; one that is not ranked is not in it. */
  ranks: ReadonlyMap<string, number>;
  random: Random;
}

function makeGame({ sport, week, fixture, slot, ratings, ranks, random }: Making): DemoGame {
  const [away, home] = fixture;
  const margin = homeMargin(ratings, away, home);
  const kickoffAt = demoInstant(week, slot.day, slot.time);
  const opensAt = demoInstant(week, 0, '09:00');
  const moves = lineMoves(lineFor(margin + normal(random)), random);
  return {
    sourceKey: `${sport}:demo_${DEMO_SEASON}_${String(week).padStart(2, '0')}_${away}_${home}`,
    sport,
    week,
    kickoffAt,
    abbrev1: away,
    abbrev2: home,
    rank1: ranks.get(away) ?? null,
    rank2: ranks.get(home) ?? null,
    tv: slot.tv,
    lines: moves.map((spread2, index) => ({ at: onTheHour(opensAt + ((kickoffAt - opensAt) * index) / moves.length), spread2 })),
    final: drawResult(sport, margin, random),
    postponed: '',
  };
}

/** Lines are read hourly on the hour. */
function onTheHour(instant: number): number {
  return Math.floor(instant / 3_600_000) * 3_600_000;
}

function postpone(games: DemoGame[], sport: DemoSport, week: number, reason: string): DemoGame[] {
  const chosen = games.findLast((game) => game.sport === sport && game.week === week);
  return games.map((game) => (game === chosen ? { ...game, postponed: reason } : game));
}
