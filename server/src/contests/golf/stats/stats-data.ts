import type { DataOf, GolfBirthdayRow, GolfStatsRow } from '@poolhouse/contract';
import { DateTime } from 'luxon';
import type { Tx } from '../../../ground/db/database';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Contest, Entry } from '../../contest';
import { tournamentFields } from '../board/config-row';
import { readPlay, shownEvent, type Play } from '../board/play';
import { isoOf, tournamentRows } from '../board/tournament-rows';
import type { FieldGolfer, TournamentFacts } from '../golf';
import { unknownTournament } from '../golf-contest';
import type { GolfMemories, Season } from '../golf-memories';
import type { Board } from '../rules/board.rules';
import { golfScore } from '../rules/card.rules';
import { seasonAt } from '../season/so-far';
import { resultsOf, type Result } from '../stores/history.store';
import { madeCut, readForm, tellsOfCut, type Form } from './form';

const BIRTHDAY_DAYS = 7;

interface Wanted {
  viewer: Viewer;
  contest: Contest;
  tid: number | undefined;
  permNum: string | undefined;
  now: number;
}

/** The golfers of a tournament by group, with what they did before and there. */
export async function statsData(tx: Tx, memories: GolfMemories, wanted: Wanted): Promise<DataOf<'GET golf/statspagedata'>> {
  const { viewer, contest, now } = wanted;
  const season = await seasonAt(tx, memories, contest.id, now);
  const event = meantEvent(season, wanted);
  const entries = await memories.directory.in(tx).entriesOf(contest.id);
  const play = event && (await readPlay(tx, memories, { contest, entries, season, tid: event.tid, now }));
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  const config = { data: [configRow(wanted, mine, play)] };
  const tournaments = { data: tournamentRows(season, now, play?.board) };
  if (!play) return { config, birthdays: { data: [] }, tournament_history: { data: [] }, tournaments, birthdays_known: 0 };
  const { facts, board } = play;
  const { tournament } = facts;
  const form = await readForm(tx, facts);
  const before = byGolfer(await resultsOf(tx, { permNum: tournament.permNum, before: tournament.startDate }));
  const known = { board, form, before, picked: timesPicked(play), own: ownGolfers(play, mine), withOdds: runsContest(viewer, contest) };
  const birthdays = knownBirthdays(facts, form);
  return {
    config,
    birthdays: { data: birthdays.flatMap((one) => comingBirthday(one, { now, zone: tournament.zone })) },
    tournament_history: { data: facts.field.flatMap((golfer) => statsRow(golfer, known) ?? []) },
    tournaments,
    birthdays_known: birthdays.length,
  };
}

/** The tournament that is named, else the one that the contest's page shows. */
function meantEvent(season: Season, { tid, permNum, now }: Wanted): Season['events'][number] | undefined {
  if (tid === undefined && permNum === undefined) return shownEvent(season, now);
  const event = season.events.find((one) => one.tid === tid || one.tournament.permNum === permNum);
  if (!event) throw unknownTournament();
  return event;
}

const configRow = ({ viewer, contest }: Wanted, mine: Entry | undefined, play: Play | undefined) => ({
  ID: 1,
  contest_id: contest.id,
  contest_name: contest.name,
  entry_id: mine?.id ?? 0,
  EntryName: mine?.name ?? '',
  ...tournamentFields(play?.board, contest.year),
  is_admin: runsContest(viewer, contest) ? (1 as const) : (0 as const),
});

function byGolfer(results: readonly Result[]): Map<number, Result[]> {
  const byId = new Map<number, Result[]>();
  for (const result of results) byId.set(result.golferId, [...(byId.get(result.golferId) ?? []), result]);
  return byId;
}

/** How many entries play each golfer. */
function timesPicked({ effective }: Play): Map<number, number> {
  const times = new Map<number, number>();
  for (const picks of effective.values())
    for (const { golferId } of picks) if (golferId !== null) times.set(golferId, (times.get(golferId) ?? 0) + 1);
  return times;
}

/** The golfers that an entry plays, or has saved while picks are open. */
function ownGolfers({ effective, saved }: Play, mine: Entry | undefined): Set<number | null> {
  if (!mine) return new Set();
  return new Set(effective.get(mine.id)?.map(({ golferId }) => golferId) ?? saved.get(mine.id)?.golfers);
}

/** What is known of a tournament's golfers beside the field itself. */
interface Known {
  board: Board;
  form: ReadonlyMap<number, Form>;
  /** What they did in this tournament in earlier years. */
  before: ReadonlyMap<number, readonly Result[]>;
  picked: ReadonlyMap<number, number>;
  own: ReadonlySet<number | null>;
  withOdds: boolean;
}

function statsRow({ golferId, name, groupNum, odds }: FieldGolfer, known: Known): GolfStatsRow | undefined {
  if (groupNum === null) return undefined;
  const form = known.form.get(golferId);
  const before = (known.before.get(golferId) ?? []).filter(tellsOfCut);
  const first = known.board.byId.get(golferId)?.cards[0];
  return {
    ID: golferId,
    golfer_name: name,
    group_num: groupNum,
    position: bestOf(before),
    cuts: before.filter(madeCut).length,
    entries: before.length,
    YTD_Cuts: form?.cuts ?? 0,
    YTD_Events: form?.events ?? 0,
    Rank: form?.rank ?? null,
    Tee_Time: isoOf(first?.teeAt ?? null),
    back_nine: first?.startHole === 10 ? 1 : 0,
    Avg_Birdies: form?.bpr ?? null,
    Holes_Per_Eagle: form?.hpe ?? null,
    ...(known.withOdds ? { Odds: odds } : {}),
    Consecutive_Cuts: form?.cc ?? null,
    GIR: form?.gir ?? null,
    picked: known.picked.get(golferId) ?? 0,
    mine: known.own.has(golferId) ? 1 : 0,
  };
}

interface Birthday {
  golferId: number;
  name: string;
  groupNum: number | null;
  birthday: string;
}

const knownBirthdays = ({ field }: TournamentFacts, form: ReadonlyMap<number, Form>): Birthday[] =>
  field.flatMap(({ golferId, name, groupNum }) => {
    const birthday = form.get(golferId)?.birthday ?? '';
    return birthday === '' ? [] : [{ golferId, name, groupNum, birthday }];
  });

/** The best finish: a place before a missed cut. */
function bestOf(results: readonly Result[]): string {
  const placeOf = ({ position }: Result) =>
    /^T?\d+$/.test(position) ? Number(position.replace('T', '')) : position === 'MDF' ? 900 : 1000;
  return [...results].sort((a, b) => placeOf(a) - placeOf(b))[0]?.position ?? '';
}

function comingBirthday({ golferId, name, groupNum, birthday }: Birthday, { now, zone }: { now: number; zone: string }): GolfBirthdayRow[] {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const born = DateTime.fromISO(birthday, { zone });
  if (!born.isValid) return [];
  const thisYear = born.set({ year: today.year });
  const next = thisYear < today ? born.set({ year: today.year + 1 }) : thisYear;
  if (next.diff(today, 'days').days > BIRTHDAY_DAYS) return [];
  return [{ ID: golferId, Golfer_Name: name, Golfer_Birthday: next.toISODate(), Golfer_Age: next.year - born.year, Group_Num: groupNum }];
}

export const scoreText = (toPar: number | null): string => (toPar === null ? '' : golfScore(toPar));
