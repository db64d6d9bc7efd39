import type { ContestChoiceRow, DataOf, SetupFiguresRow, SetupStepRow } from '@poolhouse/contract';
import { SPORTS } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { contestsOfGroup } from '../../contests/entries/contests.store';
import { weekAt, weekStart } from '../../contests/weeks/calendar';
import type { Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { findGroup } from '../../people/groups/groups.store';
import type { Game } from '../../sport/games/game';
import { gamesOfWeek } from '../../sport/games/games.store';
import type { AdminDeps } from '../admin-deps';
import { firstPick } from '../facts/first-pick';
import { latestSeason, seasonFigures, siteCalendar } from '../games/season.store';
import { feedRows } from '../site/feed-rows.store';
import { membersOf, sportsOfSeason } from './setup.store';

export interface SetupAsked {
  viewer: Viewer;
  groupNumber: number;
  /** Site time, epoch ms. */
  now: number;
}

/** How far a group is on the way to its first pick, as the data says. */
export async function readSetup(
  tx: Tx,
  { contests: open, about }: AdminDeps,
  { viewer, groupNumber, now }: SetupAsked,
): Promise<DataOf<'GET ad/setup'>> {
  const group = await findGroup(tx, groupNumber);
  const { season, games, results, week, coming } = await readSeason(tx, now);
  const withoutLine = coming.filter(({ spread2 }) => spread2 === null);
  const contests = await contestsOfGroup(tx, groupNumber);
  const present = contests.filter(({ year }) => year === season);
  const { people, joined } = await membersOf(tx, groupNumber);
  const boards = (await feedRows(tx, about.feeds)).filter(({ usual_address, address }) => usual_address !== '' || address !== '');
  const figures: SetupFiguresRow = {
    ID: 1,
    group_number: groupNumber,
    group_name: group?.name ?? '',
    season: games === 0 ? 0 : season,
    games,
    results,
    week,
    contests: present.length,
    people,
    joined,
    ...firstLock(coming),
    first_pick: present.length === 0 ? '' : await firstPick(tx, open, { groupNumber, userId: viewer.userId, now }),
    scoreboard: boards.find(({ usual_address }) => usual_address !== '')?.usual_address ?? '',
    scoreboard_on: boards.some(({ set_by }) => set_by !== 'nobody') ? 1 : 0,
  };
  const named = group !== undefined && group.name !== `Group ${groupNumber}`;
  const steps = stepsOf({ ...figures, named }, withoutLine.length, viewer);
  return {
    figures: { data: [figures] },
    steps: { data: steps },
    choices: { data: await choicesOf(tx, open.plugs, { season, contests }) },
    without_line: { data: withoutLine.map(withoutLineRow) },
    missing: missingWords(steps, about),
  };
}

/** The latest season, and the games of its present week that are to come. */
async function readSeason(tx: Tx, now: number) {
  const season = await latestSeason(tx, now);
  const { games, results } = await seasonFigures(tx, season);
  const calendar = await siteCalendar(tx, season);
  const week = games === 0 ? 0 : weekAt(calendar, now, calendar.weeks);
  const start = weekStart(calendar, week);
  const coming = start === undefined ? [] : (await gamesOfWeek(tx, start, SPORTS)).filter((game) => isToCome(game, now));
  return { season, games, results, week, coming };
}

const isToCome = ({ kickoffAt, state }: Game, now: number) => kickoffAt > now && state === 'scheduled';

function withoutLineRow({ id, team1, team2, kickoffAt }: Game) {
  return { ID: id, game: `${team1} at ${team2}`, kickoff: new Date(kickoffAt).toISOString() };
}

/** When picks lock for the first time, and with which game. */
function firstLock(coming: readonly Game[]): Pick<SetupFiguresRow, 'first_lock' | 'first_lock_game'> {
  const first = [...coming].sort((a, b) => a.kickoffAt - b.kickoffAt)[0];
  if (!first) return { first_lock: '', first_lock_game: '' };
  return { first_lock: new Date(first.kickoffAt).toISOString(), first_lock_game: `${first.team1} at ${first.team2}` };
}

/** What is done and what is left, by the figures. @param without how many games to come have no line */
function stepsOf(figures: SetupFiguresRow & { named: boolean }, without: number, viewer: Viewer): SetupStepRow[] {
  const { named, group_name: name, season, games, results, contests, people, joined, scoreboard_on: scoresOn } = figures;
  const site = viewer.isAdmin ? 1 : 0;
  const step = (ID: SetupStepRow['ID'], done: boolean, message: string, mine: 0 | 1 = 1): SetupStepRow => ({
    ID,
    done: done ? 1 : 0,
    message,
    mine,
  });
  return [
    step('name', named, named ? name : 'Give the pool a name.'),
    step('games', games > 0, games > 0 ? `${season}: ${plural(games, 'game')}, ${results} with results` : 'No season is there yet.', site),
    step('scores', scoresOn === 1, scoresOn ? 'Live scores are on.' : 'Live scores are off; they can be entered by hand.', site),
    step('contest', contests > 0, contests > 0 ? `${plural(contests, 'contest')} open` : 'No contest is open yet.'),
    step('people', people > 1, people > 1 ? `${joined} of ${people} joined` : 'Nobody but you is in yet.'),
    step('lines', games > 0 && without === 0, linesWords(games, without), site),
  ];
}

function missingWords(steps: readonly SetupStepRow[], { mailServer }: AdminDeps['about']): string[] {
  const open = steps.filter(({ done, ID }) => done === 0 && ID !== 'scores').map(({ message }) => message);
  return mailServer ? open : [...open, 'No mail server: invite by link.'];
}

/** @param games of the season, and how many of those to come have no line */
function linesWords(games: number, without: number): string {
  if (games === 0) return 'Lines come with the games.';
  return without === 0 ? 'All games to come have a line.' : `${plural(without, 'game')} without a line`;
}

async function choicesOf(
  tx: Tx,
  plugs: AdminDeps['contests']['plugs'],
  { season, contests }: { season: number; contests: Awaited<ReturnType<typeof contestsOfGroup>> },
): Promise<ContestChoiceRow[]> {
  const sports = await sportsOfSeason(tx, season);
  return plugs.map(({ type, name, fields, built, sports: wanted }) => ({
    ID: type,
    title: name,
    fields: [...(fields?.opening ?? [])],
    usual: { ...fields?.usual },
    built: built === false ? 0 : 1,
    ready: wanted.some((sport) => sports.includes(sport)) ? 1 : 0,
    copy_of: contests.find((one) => one.type === type && one.year < season)?.id ?? null,
  }));
}
