import { NFL_WEEKS } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import type { Side } from '../../../sport/games/game.rules';
import { shuffled, type Random } from '../../../sport/practice/random.rules';
import { isAnnounced } from '../../demo/announced';
import type { DemoGame } from '../../demo/demo-games';
import { lineAt } from '../../demo/demo-lines';
import { DEMO_START, DEMO_WEEK, demoInstant } from '../../demo/demo-season';
import { OPENED_AT } from '../../demo/demo-site';
import { talkOf } from '../../demo/talk';
import { biggestLeft, teamKey, type TeamKey } from '../missed-pick.rules';
import { ENTERED, type DemoDogEntry, type Taste } from './underdogs-league';

/** A made-up pick. Instants are epoch ms. */
export interface DemoDog {
  week: number;
  game: DemoGame;
  side: Side;
  /** The points at which it was taken; null for one that is planned. */
  spread: number | null;
  savedAt: number;
}

interface Candidate {
  game: DemoGame;
  side: Side;
  spread: number;
}

const HOUR = 3_600_000;
/** So often a player takes what all talk of, whatever they like by themselves. */
const WITH_THE_CROWD = 0.75;

/**
 * An entry's season by the rules: no team twice, only teams that got points when they were picked; nothing in weeks that it forgets.
 *
 * @param until nothing is saved later, epoch ms
 */
export function demoDogs(entry: DemoDogEntry, games: readonly DemoGame[], { until, random }: { until: number; random: Random }): DemoDog[] {
  const used = new Map<TeamKey, number>();
  return Array.from({ length: NFL_WEEKS }, (_, n) => n + 1).flatMap((week) => {
    const ofWeek = games.filter((game) => game.week === week && !game.postponed);
    const pick = pickOf({ entry, week, games: ofWeek, used, until, random });
    if (pick) used.set(teamKey(pick.game, pick.side), week);
    else if (week < DEMO_WEEK) useGiven(week, ofWeek, used);
    return pick ?? [];
  });
}

/** An entry's pick of a week that is to be made. */
interface Turn {
  entry: DemoDogEntry;
  week: number;
  /** The week's. */
  games: readonly DemoGame[];
  used: ReadonlyMap<TeamKey, number>;
  until: number;
  random: Random;
}

function pickOf({ entry, week, games, used, until, random }: Turn): DemoDog | undefined {
  // Who is told to sign in makes the picks to come, but the administrator has planned one to show how.
  if (week > DEMO_WEEK)
    return !isAnnounced(entry.user) || (entry.user === 'casey' && week === DEMO_WEEK + 2)
      ? planned({ entry, week, games, used, until, random })
      : undefined;
  const entered = entry.user === ENTERED.user && week === ENTERED.week;
  if (week === DEMO_WEEK ? entry.thisWeek === 'none' : !entered && random() < entry.forgets) return undefined;
  const opensAt = demoInstant(week, 0, '09:00');
  const savedAt = opensAt + Math.floor(random() * (Math.min(demoInstant(week, 4, '10:00'), until - HOUR) - opensAt));
  const begun = (game: DemoGame) => game.kickoffAt <= DEMO_START === (entry.thisWeek === 'begun');
  const chosen = choose(
    { ...entry, week },
    candidates(
      games.filter((game) => week < DEMO_WEEK || begun(game)),
      used,
      savedAt,
    ),
    random,
  );
  return chosen && { week, ...chosen, savedAt };
}

/** At the line that will then be the last one; games of the weeks to come have their opening line. */
function planned({ entry, week, games, used, until, random }: Turn): DemoDog | undefined {
  const chosen = choose({ ...entry, week, luck: 0 }, candidates(games, used, until), random);
  return chosen && { week, ...chosen, spread: isAnnounced(entry.user) ? chosen.spread : null, savedAt: until - HOUR };
}

function candidates(games: readonly DemoGame[], used: ReadonlyMap<TeamKey, number>, savedAt: number): Candidate[] {
  return games.flatMap((game) => {
    const line = lineAt(game, 2, savedAt);
    const side = line > 0 ? 2 : 1;
    const free = line !== 0 && game.kickoffAt > savedAt + HOUR && !used.has(teamKey(game, side));
    return free ? [{ game, side, spread: Math.abs(line) }] : [];
  });
}

function choose({ taste, luck, week }: DemoDogEntry & { week: number }, all: readonly Candidate[], random: Random): Candidate | undefined {
  const sport = taste === 'college' && all.some(({ game }) => game.sport === 'NCAA') ? 'NCAA' : 'NFL';
  const liked = ordered(
    taste,
    shuffled(
      random,
      all.filter(({ game }) => game.sport === sport),
    ),
  );
  const known = random() < luck && week !== DEMO_WEEK ? liked.find(covers) : undefined;
  // The week that is on is the one of which a newcomer asks who took what: all who like the NFL have heard the talk.
  const herds = (random() < WITH_THE_CROWD || week === DEMO_WEEK) && taste !== 'college';
  return known ?? (herds ? talkedOf(week, all) : liked[0]);
}

/** The one that everybody has on the tongue: of a loud club, at home, with points that may do without being needed. */
function talkedOf(week: number, all: readonly Candidate[]): Candidate | undefined {
  const talk = talkOf(week);
  const heard = ({ game, side, spread }: Candidate) =>
    talk(side === 1 ? game.abbrev1 : game.abbrev2) + (side === 2 ? 0.5 : 0) + (spread <= 7 ? 0.5 : 0);
  return all.filter(({ game }) => game.sport === 'NFL').sort((a, b) => heard(b) - heard(a))[0];
}

function ordered(taste: Taste, all: readonly Candidate[]): readonly Candidate[] {
  const key: Partial<Record<Taste, (candidate: Candidate) => number>> = {
    long: ({ spread }) => -spread,
    short: ({ spread }) => spread,
    home: ({ side }) => -side,
    late: ({ game }) => -game.kickoffAt,
  };
  const by = key[taste];
  return by ? [...all].sort((a, b) => by(a) - by(b)) : all;
}

function covers({ game: { final }, side, spread }: Candidate): boolean {
  const margin = side === 2 ? final.score2 - final.score1 : final.score1 - final.score2;
  return margin + spread > 0;
}

/** The contest gives the biggest underdog left for a forgotten week, and that team is used as well. */
function useGiven(week: number, games: readonly DemoGame[], used: Map<TeamKey, number>): void {
  const closed = games.map((game, id) => ({
    ...game,
    id,
    spread2: must(game.lines.at(-1), 'the closing line of a game').spread2,
    state: 'final' as const,
  }));
  const given = biggestLeft(closed, used, OPENED_AT);
  if (given) used.set(teamKey(given.game, given.side), week);
}
