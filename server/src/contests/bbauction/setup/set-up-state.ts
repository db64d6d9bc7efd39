import type { DataOf } from '@poolhouse/contract';
import { formatAnd, formatList, plural } from '@poolhouse/contract/formats';
import { readTournament } from '../../../sport/tournament/tournament';
import { instant } from '../../game-rows/game-rows';
import { readRoom } from '../auction.store';
import { readFolded } from '../folded';
import { firstTipoff } from '../lots/places';
import { settingsRow } from '../seen/settings-row';
import type { SetUp } from './set-up';
import { readStepMarks, STEP_ACTIONS } from './step-marks.store';

type Step = DataOf<'GET ad/bbauction_setup'>['steps']['data'][number];

type AuctionRow = DataOf<'GET ad/bbauction_setup'>['auctions']['data'][number];

/** Which steps are done, told by the data alone, and who did each last, told by the activity log. */
export async function setUpState({ tx, now, year, circle, memberships, ofYear }: SetUp): Promise<Step[]> {
  const tournament = await readTournament(tx, year, now);
  const playIns = tournament?.games.filter(({ round }) => round === 0) ?? [];
  const rooms = await Promise.all(ofYear.map(({ contest }) => readRoom(tx, contest.id)));
  const marks = await readStepMarks(tx, circle, year);
  /** 0 where there is no such group. */
  const contestOf = (group: number) => ofYear.find((one) => one.group === group)?.contest.id ?? 0;
  const counted = new Map<number, number>();
  for (const { contest, group } of ofYear) counted.set(group, (await memberships.entriesOf(contest.id)).length);
  const owners = (group: number) => counted.get(group) ?? 0;
  const counts = ofYear.map(({ group }) => owners(group));
  const decided = playIns.filter(({ winner }) => winner !== undefined).length;
  const step = (ID: number, done: boolean, note: string, contestId: number | null = null): Step => {
    const mark = marks.find((one) => one.action === STEP_ACTIONS[ID - 1] && one.contestId === contestId);
    return { ID, done: done ? 1 : 0, note, at: instant(mark?.at), by: mark?.by ?? '' };
  };
  return [
    step(1, ofYear.length > 0, ofYear.length > 0 ? `${ofYear.length} in ${year}` : ''),
    step(2, counts.length > 0 && counts.every((one) => one >= 2), counts.length > 0 ? `${formatAnd(counts)} owners` : ''),
    step(3, tournament !== undefined, formatList(tournament?.regions ?? [])),
    step(4, (tournament?.teams.size ?? 0) >= 64, tournament ? plural(tournament.teams.size, 'team') : ''),
    step(5, rooms.length > 0 && rooms.every(({ seed }) => seed !== ''), formatList(rooms.map(({ lots }) => plural(lots.length, 'lot')))),
    step(6, owners(1) >= 2, plural(owners(1), 'owner'), contestOf(1)),
    step(7, owners(2) >= 2, ofYear.some(({ group }) => group === 2) ? plural(owners(2), 'owner') : 'no group 2', contestOf(2)),
    step(8, playIns.length > 0 && decided === playIns.length, `${decided} of ${playIns.length}`),
  ];
}

/** How the year's auctions are run. */
export async function auctionRows({ tx, now, year, ofYear }: SetUp): Promise<AuctionRow[]> {
  const begun = now >= firstTipoff(await readTournament(tx, year, now)) ? 1 : 0;
  return Promise.all(
    ofYear.map(async ({ contest, group }) => {
      const room = await readRoom(tx, contest.id);
      const { state } = await readFolded(tx, room);
      return {
        ID: contest.id,
        Name: contest.name,
        group,
        sealed: room.seed === '' ? 0 : 1,
        begun,
        ...settingsRow(state.settings),
      } as const;
    }),
  );
}
