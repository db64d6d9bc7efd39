import { tag, type Tx } from '../../ground/db/database';
import type { Game } from '../../sport/games/game';
import type { Contest, Entry } from '../contest';
import { noSuchContest } from '../entries/access';
import type { Memories } from '../memories';
import type { Ranked } from '../standings/ranking.rules';
import { weekAt, weekStart, type Calendar } from '../weeks/calendar';
import { picksOfContest } from './__id__.store';
import { rankEntries, tally, type Standing, type TeamPick } from './standings.rules';

/** All facts of one contest. */
export interface Season {
  contest: Contest;
  entries: readonly Entry[];
  /** The week that is on, and its games. */
  week: number;
  games: readonly Game[];
  /** The games of all weeks. */
  gameById: ReadonlyMap<number, Game>;
  /** By entry and week. */
  picks: ReadonlyMap<number, ReadonlyMap<number, TeamPick>>;
}

/** @param wanted `now` is site time, epoch ms */
export async function readSeason(
  tx: Tx,
  { directory, seasonGames }: Pick<Memories, 'directory' | 'seasonGames'>,
  { contestId, calendar, now }: { contestId: number; calendar: Calendar; now: number },
): Promise<Season> {
  const memberships = directory.in(tx);
  const contest = await memberships.contest(contestId);
  if (!contest) throw noSuchContest();
  const weeks = await seasonGames.read(tx, calendar);
  const week = weekAt(calendar, now, calendar.weeks);
  return {
    contest,
    entries: await memberships.entriesOf(contestId),
    week,
    games: weeks[week - 1] ?? [],
    gameById: new Map(weeks.flat().map((game) => [game.id, game])),
    picks: await picksOfContest(tx, contestId),
  };
}

/** The standings after a week, of these entries. */
export function standingsOf(
  { entries, picks, gameById }: Pick<Season, 'entries' | 'picks' | 'gameById'>,
  upTo: number,
  among = entries,
): Ranked<Standing>[] {
  return rankEntries(among.map((entry) => tally(entry, picks.get(entry.id), gameById, upTo)));
}

/** Everything that a contest's season hangs on. */
export function seasonTags(contestId: number, calendar: Calendar): string[] {
  const weeks = Array.from({ length: calendar.weeks }, (_, n) => n + 1);
  return [
    tag.clock,
    tag.contest(contestId),
    tag.season(calendar.year),
    ...weeks.map((week) => tag.picks(contestId, week)),
    ...weeks.flatMap((week) => weekStart(calendar, week) ?? []).map(tag.games),
  ];
}
