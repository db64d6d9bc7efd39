import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { between, pickOne, shuffled, type Random } from '../../../sport/practice/random.rules';
import type { DemoEntry } from './football-league';
import type { DemoGame } from '../../demo/demo-games';
import { lineAt } from '../../demo/demo-lines';
import { aYearEarlier, DEMO_START, DEMO_WEEK, demoInstant } from '../../demo/demo-season';
import { must } from '../../../ground/must';

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
const HOUR = 3_600_000;

/** The picks that an entry has made by the demo's start. */
export function demoPicks(entry: DemoEntry, games: readonly DemoGame[], random: Random): DemoPick[] {
  return Array.from({ length: DEMO_WEEK }, (_, index) => weekPicks({ entry, week: index + 1, games, random })).flat();
}

/**
 * Picks for the weeks after the demo's start, at the lines that will then be current: so the league plays on while the clock
 * runs, though nobody sits behind most of its entries.
 */
export function picksAhead(entry: DemoEntry, games: readonly DemoGame[], random: Random): DemoPick[] {
  return Array.from({ length: FOOTBALL_WEEKS - DEMO_WEEK }, (_, index) => {
    const week = DEMO_WEEK + 1 + index;
    return weekPicks({ entry, week, games, random }).map((pick) => ({ ...pick, lockedSpread: null, lockedAt: null, savedAt: DEMO_START }));
  }).flat();
}

/**
 * The picks of the season before.
 *
 * @param games of the demo's own year, as they are before aYearBack() moves them
 */
export function lastSeasonPicks(entry: DemoEntry, games: readonly DemoGame[], weeks: number, random: Random): DemoPick[] {
  return Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) => {
    const picks = weekPicks({ entry: { ...entry, picksIn: undefined }, week, games, random, until: Infinity });
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
  until?: number;
}

function weekPicks({ entry, week, games, random, until = DEMO_START }: Picking): DemoPick[] {
  const ofWeek = games.filter((game) => game.week === week);
  const wanted = week === DEMO_WEEK ? (entry.picksIn ?? FIVE) : random() < entry.forgets ? between(random, 0, FIVE - 1) : FIVE;
  // NFL games are what most people know; college games make up the rest.
  const board = [
    ...shuffled(
      random,
      ofWeek.filter((game) => game.sport === 'NFL'),
    ).slice(0, 9),
    ...shuffled(
      random,
      ofWeek.filter((game) => game.sport === 'NCAA'),
    ).slice(0, 4),
  ];
  const chosen = shuffled(random, board)
    .slice(0, wanted)
    .sort((a, b) => a.kickoffAt - b.kickoffAt);
  const opensAt = demoInstant(week, 0, '09:00');
  const latest = Math.min(until, ...chosen.map((game) => game.kickoffAt)) - HOUR;
  const savedAt = opensAt + Math.floor(random() * (latest - opensAt));
  return chosen.map((game, index) => {
    const side = chooseSide(game, entry.luck, random);
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

/** A coin, but for the lucky, who now and then know better. */
function chooseSide(game: DemoGame, luck: number, random: Random): 1 | 2 {
  if (random() >= luck) return pickOne(random, [1, 2]);
  return game.final.score2 + must(game.lines.at(-1), 'the closing line of a game').spread2 > game.final.score1 ? 2 : 1;
}
