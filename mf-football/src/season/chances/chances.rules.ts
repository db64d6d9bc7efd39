import { drawMargin, marginsOf, type Margins } from '@poolhouse/contract/chances';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { seededBits } from '@poolhouse/shared-ui/screen';
import { isExtra, type Race } from './race.rules';

export const SIMULATIONS = 4000;
/** Weeks of entries between two breaths of the page: less than a frame on a phone, with room for who watches. */
const SLICE = 36_000;
/** A game that is drawn takes as long as so many of them. */
const GAME = 20;
/** Above every number of picks: more wins first, then fewer losses. */
const WIN = 10_000;

export interface Chance {
  /** Of first place, alone or shared. */
  readonly first: number;
  /** Of five wins in five; the season has none. */
  readonly perfect: number | null;
}

/** By the id of an outlook's row, such as `week-12`. */
export type Chances = ReadonlyMap<string, Chance>;

/** A racer by its place in the list. */
export type Watch = (margins: Readonly<Int16Array>, isFirst: (racer: number) => boolean) => void;

/** How many of `picks` even ones are won: ones among so many bits. */
const WON = Uint8Array.from({ length: 1 << PICKS_PER_WEEK }, (_, n) => n.toString(2).replaceAll('0', '').length);
const even = (picks: number, random: () => number): number => WON[random() >>> (32 - picks)] ?? 0;
const won = (picks: number, random: () => number): number => (picks > 0 ? even(Math.min(picks, PICKS_PER_WEEK), random) : 0);

/** The seed of what is known: who looks at the same race sees the same figures (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The dice of the week that is on: what is ahead of it changes none of them, so that two pages that know the same of the week say the same of it. */
const weekBits = ({ week, games, racers }: Race) =>
  seededBits(
    seedOf(JSON.stringify([week, games, racers.map(({ id, week: its, running }) => [id, its.wins, its.losses, its.open, running])])),
  );

/**
 * Plays the rest of the week and of the season so many times and counts who is first. Each pick that is not on yet is as likely
 * won as lost. Between two slices it yields, so that the page stays awake.
 *
 * @param seed of the weeks ahead
 * @param watch sees the week of each play: the margins of its games, and whether a racer is first in it
 */
export function* chancesOf(race: Race, seed: number, simulations = SIMULATIONS, watch?: Watch): Generator<void, Chances> {
  const { racers } = race;
  const [here, ahead] = [weekBits(race), seededBits(seed)];
  const tally = yield* tallyOf(race);
  let done = 0;
  for (let n = 0; n < simulations; n += 1) {
    done += racers.length * (1 + race.weeksAhead) + GAME * race.games.length;
    if (done > SLICE) {
      done = 0;
      yield;
    }
    const anyPerfect = playWeek(race, tally, here);
    playAhead(race, tally, ahead, anyPerfect);
    const most = countFirst(tally.weekKeys, tally.weekFirst);
    watch?.(tally.margins, (r) => tally.weekKeys[r] === most);
    countFirst(tally.seasonKeys, tally.seasonFirst);
  }
  const share = (counts: Uint32Array, r: number): number => (counts[r] ?? 0) / simulations;
  return new Map(
    racers.flatMap(({ id }, r): [string, Chance][] => [
      [`week-${id}`, { first: share(tally.weekFirst, r), perfect: share(tally.perfect, r) }],
      [`season-${id}`, { first: share(tally.seasonFirst, r), perfect: null }],
    ]),
  );
}

/** By racer: how one play ends, as keys of which the greatest is first; and what was counted over all plays. */
interface Tally {
  readonly weekKeys: Float64Array;
  readonly seasonKeys: Float64Array;
  readonly weekFirst: Uint32Array;
  readonly seasonFirst: Uint32Array;
  readonly perfect: Uint32Array;
  /** By game: how it ends. */
  readonly ends: readonly Margins[];
  /** By game, of the play that is on. */
  readonly margins: Int16Array;
}

/** A step is a game. */
function* tallyOf({ racers, games }: Race): Generator<void, Tally> {
  const counts = () => new Uint32Array(racers.length);
  const keys = () => new Float64Array(racers.length);
  const ends: Margins[] = [];
  for (const game of games) {
    // Of one whose clock tells nothing all is open.
    ends.push(marginsOf(game) ?? marginsOf({ ...game, status: '' }) ?? LEVEL);
    yield;
  }
  return {
    weekKeys: keys(),
    seasonKeys: keys(),
    weekFirst: counts(),
    seasonFirst: counts(),
    perfect: counts(),
    ends,
    margins: new Int16Array(games.length),
  };
}

/** The rest of the week that is on. @returns whether anybody won five of five */
function playWeek({ racers }: Race, { ends, margins, weekKeys, seasonKeys, perfect }: Tally, random: () => number): boolean {
  for (let g = 0; g < margins.length; g += 1) margins[g] = drawMargin(ends[g] ?? LEVEL, random() / 4_294_967_296);
  let anyPerfect = false;
  for (let r = 0; r < racers.length; r += 1) {
    const racer = racers[r];
    if (!racer) continue;
    const { week, season, running } = racer;
    let wins = won(week.open, random);
    for (const { game, home, line } of running) if ((home ? 1 : -1) * (margins[game] ?? 0) + line > 0) wins += 1;
    const left = week.open + running.length;
    weekKeys[r] = (week.wins + wins) * WIN - (week.wins + week.losses + left);
    seasonKeys[r] = (season.wins + wins) * WIN - (season.wins + season.losses + left);
    if (week.wins + wins < PICKS_PER_WEEK) continue;
    perfect[r] = (perfect[r] ?? 0) + 1;
    anyPerfect = true;
  }
  return anyPerfect;
}

/** The weeks to come; an extra one is played only while nobody has won five of five. @param anyPerfect in the week before them */
function playAhead(race: Race, { seasonKeys }: Tally, random: () => number, anyPerfect: boolean): void {
  let perfect = anyPerfect;
  for (let ahead = 1; ahead <= race.weeksAhead; ahead += 1) {
    if (perfect && isExtra(race.week + ahead)) break;
    perfect = false;
    for (let r = 0; r < race.racers.length; r += 1) {
      const wins = even(PICKS_PER_WEEK, random);
      seasonKeys[r] = (seasonKeys[r] ?? 0) + wins * WIN;
      if (wins === PICKS_PER_WEEK) perfect = true;
    }
  }
}

/** A game of which nothing is known ends level. */
const LEVEL: Margins = { from: 0, chances: Float64Array.of(1) };

/** @returns the greatest key */
function countFirst(keys: Float64Array, first: Uint32Array): number {
  let most = -Infinity;
  for (const key of keys) if (key > most) most = key;
  for (let r = 0; r < keys.length; r += 1) if (keys[r] === most) first[r] = (first[r] ?? 0) + 1;
  return most;
}
