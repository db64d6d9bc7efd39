import { must } from '../../../ground/must';
import { compareNames } from '../../standings/names.rules';
import type { SeasonEntry } from '../money/season.rules';
import type { DecidedPick } from '../recap/decided.rules';

/** Fewer than so many picks are no rivalry and no likeness. */
export const ENOUGH = 5;

/** Another player, on the other side of so many of one's games. */
export interface Nemesis {
  entry: SeasonEntry;
  /** Games in which they had the other side, and how many of these picks they won. */
  against: number;
  right: number;
  weeks: readonly number[];
}

/** Another player, and how the picks went that both had. */
export interface Twin {
  entry: SeasonEntry;
  same: number;
  /** The player's own record of them. */
  wins: number;
  losses: number;
  weeks: readonly number[];
}

/** Two decided picks of the same game in the same week. */
interface Meeting {
  mine: DecidedPick;
  theirs: DecidedPick;
}

const gameOf = ({ pick }: DecidedPick): string => `${pick.week} ${pick.eventId}`;

const weeksOf = (meetings: readonly Meeting[]): number[] => [...new Set(meetings.map(({ mine }) => mine.pick.week))].sort((a, b) => a - b);

/** All games that the player and another one picked, by the other. */
function meetingsWith(entryId: number, picks: readonly DecidedPick[]): { entry: SeasonEntry; meetings: Meeting[] }[] {
  const own = new Map(picks.filter(({ entry }) => entry.id === entryId).map((pick) => [gameOf(pick), pick]));
  const others = new Map<number, { entry: SeasonEntry; meetings: Meeting[] }>();
  for (const theirs of picks) {
    const mine = own.get(gameOf(theirs));
    if (theirs.entry.id === entryId || !mine) continue;
    const known = others.get(theirs.entry.id) ?? { entry: theirs.entry, meetings: [] };
    known.meetings.push({ mine, theirs });
    others.set(theirs.entry.id, known);
  }
  return [...others.values()];
}

const byName = (a: { entry: SeasonEntry }, b: { entry: SeasonEntry }): number =>
  compareNames(a.entry.name, b.entry.name) || a.entry.id - b.entry.id;

/** Who was most often on the other side and right, at least five times; of several, who needed fewest games for it. */
export function nemesisOf(entryId: number, picks: readonly DecidedPick[]): Nemesis | undefined {
  return meetingsWith(entryId, picks)
    .map(({ entry, meetings }): Nemesis => {
      const against = meetings.filter(({ mine, theirs }) => mine.side !== theirs.side);
      return { entry, against: against.length, right: against.filter(({ theirs }) => theirs.won).length, weeks: weeksOf(against) };
    })
    .filter(({ right }) => right >= ENOUGH)
    .sort((a, b) => b.right - a.right || a.against - b.against || byName(a, b))[0];
}

/** Who most often had the same side of the same game, at least five times. */
export function twinOf(entryId: number, picks: readonly DecidedPick[]): Twin | undefined {
  return meetingsWith(entryId, picks)
    .map(({ entry, meetings }): Twin => {
      const same = meetings.filter(({ mine, theirs }) => mine.side === theirs.side);
      const wins = same.filter(({ mine }) => mine.won).length;
      return { entry, same: same.length, wins, losses: same.length - wins, weeks: weeksOf(same) };
    })
    .filter(({ same }) => same >= ENOUGH)
    .sort((a, b) => b.same - a.same || byName(a, b))[0];
}

/** A team that the player backed, and how that went. */
export interface Team {
  name: string;
  wins: number;
  losses: number;
  weeks: readonly number[];
}

/** How often a team has to be backed before it pays or never does again. */
const BACKED = 2;

/** The team that most paid to back, and the one that least did. Each is left out where no team is ahead, or behind. */
export function teamsOf(own: readonly DecidedPick[]): { paid: Team | undefined; never: Team | undefined } {
  const teams = new Map<string, DecidedPick[]>();
  for (const pick of own) {
    const name = pick.side === 1 ? pick.game.team1 : pick.game.team2;
    teams.set(name, [...(teams.get(name) ?? []), pick]);
  }
  const backed = [...teams.keys()]
    .map((name): Team => {
      const picks = must(teams.get(name), 'the picks of a team');
      const wins = picks.filter(({ won }) => won).length;
      return { name, wins, losses: picks.length - wins, weeks: [...new Set(picks.map(({ pick }) => pick.week))].sort((a, b) => a - b) };
    })
    .filter(({ wins, losses }) => wins + losses >= BACKED);
  const ahead = ({ wins, losses }: Team) => wins - losses;
  const [paid] = [...backed].sort((a, b) => ahead(b) - ahead(a) || b.wins - a.wins || compareNames(a.name, b.name));
  const [never] = [...backed].sort((a, b) => ahead(a) - ahead(b) || b.losses - a.losses || compareNames(a.name, b.name));
  return { paid: paid && ahead(paid) > 0 ? paid : undefined, never: never && ahead(never) < 0 ? never : undefined };
}
