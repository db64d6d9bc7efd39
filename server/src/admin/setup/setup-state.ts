import type { ContestChoiceRow, DataOf, SetupFiguresRow, SetupStepRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { contestsOfGroup } from '../../contests/contests.store';
import { weekAt, weekStart } from '../../contests/weeks/calendar';
import { findGroup } from '../../people/groups/groups.store';
import { gamesOfWeek } from '../../sport/games/games.store';
import { SPORTS } from '@poolhouse/contract';
import type { Viewer } from '../../ground/viewer';
import { countWords } from '../count-words';
import type { AdminParts } from '../admin-parts';
import { latestSeason, seasonFigures, siteCalendar } from '../games/season.store';
import { feedRows } from '../site/feed-rows.store';
import { membersOf, sportsOfSeason } from './setup.store';
import { firstPick } from './first-pick';

export interface SetupAsked {
  viewer: Viewer;
  groupNumber: number;
  /** Site time, epoch ms. */
  now: number;
}

/** How far a group is on the way to its first pick, as the data says. */
export async function readSetup(
  tx: Tx,
  { contests: open, about }: AdminParts,
  { viewer, groupNumber, now }: SetupAsked,
): Promise<DataOf<'GET ad/setup'>> {
  const group = await findGroup(tx, groupNumber);
  const season = await latestSeason(tx, now);
  const { games, results } = await seasonFigures(tx, season);
  const calendar = await siteCalendar(tx, season);
  const week = games === 0 ? 0 : weekAt(calendar, now, calendar.weeks);
  const start = weekStart(calendar, week);
  const coming = (start === undefined ? [] : await gamesOfWeek(tx, start, SPORTS)).filter(
    ({ kickoffAt, state }) => kickoffAt > now && state === 'scheduled',
  );
  const withoutLine = coming.filter(({ spread2 }) => spread2 === null);
  const contests = await contestsOfGroup(tx, groupNumber);
  const present = contests.filter(({ year }) => year === season);
  const { people, joined } = await membersOf(tx, groupNumber);
  const boards = (await feedRows(tx, about.feeds)).filter(({ usual_address, address }) => usual_address !== '' || address !== '');
  const scoresOn = boards.some(({ set_by }) => set_by !== 'nobody');
  const first = [...coming].sort((a, b) => a.kickoffAt - b.kickoffAt)[0];
  const named = group !== undefined && group.name !== `Group ${groupNumber}`;
  const site = viewer.isAdmin ? 1 : 0;
  const step = (ID: SetupStepRow['ID'], done: boolean, message: string, mine: 0 | 1 = 1): SetupStepRow => ({
    ID,
    done: done ? 1 : 0,
    message,
    mine,
  });
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
    first_lock: first ? new Date(first.kickoffAt).toISOString() : '',
    first_lock_game: first ? `${first.team1} at ${first.team2}` : '',
    first_pick: present.length === 0 ? '' : await firstPick(tx, open, { groupNumber, userId: viewer.userId, now }),
    scoreboard: boards.find(({ usual_address }) => usual_address !== '')?.usual_address ?? '',
    scoreboard_on: scoresOn ? 1 : 0,
  };
  const steps = [
    step('name', named, named ? (group?.name ?? '') : 'Give the pool a name.'),
    step(
      'games',
      games > 0,
      games > 0 ? `${season}: ${countWords(games, 'game')}, ${results} with results` : 'No season is there yet.',
      site,
    ),
    step('scores', scoresOn, scoresOn ? 'Live scores are on.' : 'Live scores are off; they can be entered by hand.', site),
    step('contest', present.length > 0, present.length > 0 ? `${countWords(present.length, 'contest')} open` : 'No contest is open yet.'),
    step('people', people > 1, people > 1 ? `${joined} of ${people} joined` : 'Nobody but you is in yet.'),
    step('lines', games > 0 && withoutLine.length === 0, linesWords(games, withoutLine.length), site),
  ];
  return {
    figures: { data: [figures] },
    steps: { data: steps },
    choices: { data: await choicesOf(tx, open.plugs, { season, contests }) },
    without_line: {
      data: withoutLine.map(({ id, team1, team2, kickoffAt }) => ({
        ID: id,
        game: `${team1} at ${team2}`,
        kickoff: new Date(kickoffAt).toISOString(),
      })),
    },
    missing: [
      ...steps.filter(({ done, ID }) => done === 0 && ID !== 'scores').map(({ message }) => message),
      ...(about.mailServer ? [] : ['No mail server: invite by link.']),
    ],
  };
}

/** @param games of the season, and how many of those to come have no line */
function linesWords(games: number, without: number): string {
  if (games === 0) return 'Lines come with the games.';
  return without === 0 ? 'All games to come have a line.' : `${countWords(without, 'game')} without a line`;
}

async function choicesOf(
  tx: Tx,
  plugs: AdminParts['contests']['plugs'],
  { season, contests }: { season: number; contests: Awaited<ReturnType<typeof contestsOfGroup>> },
): Promise<ContestChoiceRow[]> {
  const sports = await sportsOfSeason(tx, season);
  return plugs.map(({ type, name, fields, built, sports: wanted }) => ({
    ID: type,
    title: name,
    fields: [...(fields?.opening ?? [])],
    built: built === false ? 0 : 1,
    ready: wanted.some((sport) => sports.includes(sport)) ? 1 : 0,
    copy_of: contests.find((one) => one.type === type && one.year < season)?.id ?? null,
  }));
}
