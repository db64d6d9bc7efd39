import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import { between, pickOne, seededRandom, shuffled, type Random } from '../../../sport/practice/random.rules';
import type { DemoGame } from '../../demo/demo-games';
import { lineAt } from '../../demo/demo-lines';
import { aYearEarlier, DEMO_SEED, DEMO_WEEK, demoInstant } from '../../demo/demo-season';
import type { DemoEntry } from './football-league';

/** A made-up pick. Side 1 is away, 2 home; instants are epoch ms. */
export interface DemoPick {
  week: number;
  slot: number;
  game: DemoGame;
  side: 1 | 2;
  /** The picked side's line when it was locked. */
  lockedSpread: number | null;
  lockedAt: number | null;
  savedAt: number;
}

const FIVE = 5;
const LOCKS = 0.7;
/** What the games of which most is said draw, beside 1 of the others. */
const TALKED_OF = [14, 10, 7, 5];
const COLLEGE_DRAWS = 0.4;
const WITH_THE_CROWD = 0.7;
const HOUR = 3_600_000;

/** The picks that an entry has made by then, epoch ms. */
export function demoPicks(entry: DemoEntry, games: readonly DemoGame[], until: number, random: Random): DemoPick[] {
  return Array.from({ length: DEMO_WEEK }, (_, index) => weekPicks({ entry, week: index + 1, games, random, until })).flat();
}

/**
 * Picks for the weeks after the demo's start, at the lines that will then be current: so the league plays on while the clock
 * runs, though nobody sits behind most of its entries.
 */
export function picksAhead(entry: DemoEntry, games: readonly DemoGame[], until: number, random: Random): DemoPick[] {
  return Array.from({ length: FOOTBALL_WEEKS - DEMO_WEEK }, (_, index) => {
    const week = DEMO_WEEK + 1 + index;
    return weekPicks({ entry, week, games, random, until }).map((pick) => ({
      ...pick,
      lockedSpread: null,
      lockedAt: null,
      savedAt: until,
    }));
  }).flat();
}

/**
 * The picks of the season before.
 *
 * @param games of the demo's own year, as they are before aYearBack() moves them
 */
export function lastSeasonPicks(entry: DemoEntry, games: readonly DemoGame[], weeks: number, random: Random): DemoPick[] {
  return Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) => {
    const picks = weekPicks({ entry: { ...entry, picksIn: undefined }, week, games, random, until: Infinity, crowd: false });
    return picks.map((pick) => ({
      ...pick,
      savedAt: aYearEarlier(pick.savedAt),
      lockedAt: pick.lockedAt === null ? null : aYearEarlier(pick.lockedAt),
    }));
  });
}

interface Picking {
  entry: DemoEntry;
  week: number;
  /** Of the season. */
  games: readonly DemoGame[];
  random: Random;
  /** No pick is saved later, epoch ms. */
  until: number;
  /** Whether the entry goes with what everybody talks of; nobody looks for that in a season that is over. */
  crowd?: boolean;
}

function weekPicks({ entry, week, games, random, until, crowd = true }: Picking): DemoPick[] {
  const ofWeek = games.filter((game) => game.week === week);
  const wanted = week === DEMO_WEEK ? (entry.picksIn ?? FIVE) : random() < entry.forgets ? between(random, 0, FIVE - 1) : FIVE;
  const chosen = (crowd ? asTheCrowd(week, ofWeek, random) : anyGames(ofWeek, random))
    .slice(0, wanted)
    .sort((a, b) => a.kickoffAt - b.kickoffAt);
  const opensAt = demoInstant(week, 0, '09:00');
  const latest = Math.min(until, ...chosen.map((game) => game.kickoffAt)) - HOUR;
  const savedAt = opensAt + Math.floor(random() * (latest - opensAt));
  return chosen.map((game, index) => {
    const side = chooseSide(game, { luck: entry.luck, crowd }, random);
    const locks = random() < LOCKS;
    return {
      week,
      slot: index + 1,
      game,
      side,
      lockedSpread: locks ? lineAt(game, side, savedAt) : null,
      lockedAt: locks ? savedAt : null,
      savedAt,
    };
  });
}

/** NFL games are what most people know; college games make up the rest. */
function anyGames(games: readonly DemoGame[], random: Random): DemoGame[] {
  const some = (sport: DemoGame['sport'], most: number) =>
    shuffled(
      random,
      games.filter((game) => game.sport === sport),
    ).slice(0, most);
  return shuffled(random, [...some('NFL', 9), ...some('NCAA', 4)]);
}

/** The games that draw most come first, most of the time. */
function asTheCrowd(week: number, games: readonly DemoGame[], random: Random): DemoGame[] {
  const draws = drawsOf(week, games);
  const turns = games.map((game) => ({ game, at: random() ** (1 / must(draws.get(game), 'how much a game draws')) }));
  return turns.sort((a, b) => b.at - a.at).map(({ game }) => game);
}

/**
 * How much each game of a week draws people: all talk of the same few. Dice of the week's own, so that everybody sees the same.
 */
function drawsOf(week: number, games: readonly DemoGame[]): ReadonlyMap<DemoGame, number> {
  const known = shuffled(
    seededRandom(DEMO_SEED + week),
    games.filter((game) => game.sport === 'NFL'),
  );
  return new Map(games.map((game) => [game, game.sport === 'NFL' ? (TALKED_OF[known.indexOf(game)] ?? 1) : COLLEGE_DRAWS]));
}

/** The side that is expected to win; at a pick'em the home side. */
const favourite = (game: DemoGame): 1 | 2 => (must(game.lines.at(-1), 'the closing line of a game').spread2 > 0 ? 1 : 2);

/** Mostly with the crowd, but for the lucky, who now and then know better. */
function chooseSide(game: DemoGame, { luck, crowd }: { luck: number; crowd: boolean }, random: Random): 1 | 2 {
  if (random() >= luck) return crowd && random() < WITH_THE_CROWD ? favourite(game) : pickOne(random, [1, 2]);
  return game.final.score2 + must(game.lines.at(-1), 'the closing line of a game').spread2 > game.final.score1 ? 2 : 1;
}
