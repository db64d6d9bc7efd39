import type { DataOf, GolfBirthdayRow, GolfStatsRow } from '@poolhouse/contract';
import { DateTime } from 'luxon';
import type { Tx } from '../../../ground/db/database';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Contest } from '../../contest';
import { tournamentFields } from '../board/config-row';
import { readPlay, shownEvent } from '../board/play';
import { isoOf, tournamentRows } from '../board/tournament-rows';
import type { GolfMemories } from '../golf-memories';
import { unknownTournament } from '../picks/open-field';
import { golfScore } from '../rules/card.rules';
import { resultsOf, type Result } from '../stores/history.store';
import { madeCut, readForm, tellsOfCut } from './form';

const BIRTHDAY_DAYS = 7;

interface Wanted {
  viewer: Viewer;
  contest: Contest;
  tid: number | undefined;
  permNum: string | undefined;
  now: number;
}

/** The golfers of a tournament by group, with what they did before and there. */
export async function statsData(
  tx: Tx,
  memories: GolfMemories,
  { viewer, contest, tid, permNum, now }: Wanted,
): Promise<DataOf<'GET golf/statspagedata'>> {
  const { entriesByContest } = await memories.directory.readIn(tx);
  const season = await memories.seasons.readIn(tx, contest.id);
  const named = tid !== undefined || permNum !== undefined;
  const event = named ? season.events.find((one) => one.tid === tid || one.tournament.permNum === permNum) : shownEvent(season, now);
  if (named && !event) throw unknownTournament();
  const entries = entriesByContest.get(contest.id) ?? [];
  const play = event && (await readPlay(tx, memories, { contest, entries, season, tid: event.tid, now }));
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  const config = {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    ...tournamentFields(play?.board, contest.year),
    is_admin: runsContest(viewer, contest) ? (1 as const) : (0 as const),
  };
  const tournaments = { data: tournamentRows(season, now, play?.board) };
  const none = { config: { data: [config] }, birthdays: { data: [] }, tournament_history: { data: [] }, tournaments, birthdays_known: 0 };
  if (!play) return none;
  const { facts, board } = play;
  const form = await readForm(tx, facts);
  const here = new Map<number, Result[]>();
  for (const result of await resultsOf(tx, { permNum: facts.tournament.permNum, before: facts.tournament.startDate }))
    here.set(result.golferId, [...(here.get(result.golferId) ?? []), result]);
  const played = new Map<number, number>();
  for (const picks of play.effective.values())
    for (const { golferId } of picks) if (golferId !== null) played.set(golferId, (played.get(golferId) ?? 0) + 1);
  const own = new Set(
    (mine ? (play.effective.get(mine.id)?.map(({ golferId }) => golferId) ?? play.saved.get(mine.id)?.golfers) : undefined) ?? [],
  );
  const rows = facts.field.flatMap(({ golferId, name, groupNum, odds }): GolfStatsRow[] => {
    if (groupNum === null) return [];
    const [known, before, first] = [form.get(golferId), (here.get(golferId) ?? []).filter(tellsOfCut), board.byId.get(golferId)?.cards[0]];
    return [
      {
        ID: golferId,
        golfer_name: name,
        group_num: groupNum,
        position: bestOf(before),
        cuts: before.filter(madeCut).length,
        entries: before.length,
        YTD_Cuts: known?.cuts ?? 0,
        YTD_Events: known?.events ?? 0,
        Rank: known?.rank ?? null,
        Tee_Time: isoOf(first?.teeAt ?? null),
        back_nine: first?.startHole === 10 ? 1 : 0,
        Avg_Birdies: known?.bpr ?? null,
        Holes_Per_Eagle: known?.hpe ?? null,
        ...(runsContest(viewer, contest) ? { Odds: odds } : {}),
        Consecutive_Cuts: known?.cc ?? null,
        GIR: known?.gir ?? null,
        picked: played.get(golferId) ?? 0,
        mine: own.has(golferId) ? 1 : 0,
      },
    ];
  });
  const birthdays = facts.field.flatMap(({ golferId, name, groupNum }) => {
    const birthday = form.get(golferId)?.birthday ?? '';
    return birthday === '' ? [] : [{ golferId, name, groupNum, birthday }];
  });
  return {
    ...none,
    birthdays: { data: birthdays.flatMap((one) => comingBirthday(one, { now, zone: facts.tournament.zone })) },
    tournament_history: { data: rows },
    birthdays_known: birthdays.length,
  };
}

/** The best finish: a place before a missed cut. */
function bestOf(results: readonly Result[]): string {
  const placeOf = ({ position }: Result) =>
    /^T?\d+$/.test(position) ? Number(position.replace('T', '')) : position === 'MDF' ? 900 : 1000;
  return [...results].sort((a, b) => placeOf(a) - placeOf(b))[0]?.position ?? '';
}

function comingBirthday(
  { golferId, name, groupNum, birthday }: { golferId: number; name: string; groupNum: number | null; birthday: string },
  { now, zone }: { now: number; zone: string },
): GolfBirthdayRow[] {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const born = DateTime.fromISO(birthday, { zone });
  if (!born.isValid) return [];
  const thisYear = born.set({ year: today.year });
  const next = thisYear < today ? born.set({ year: today.year + 1 }) : thisYear;
  if (next.diff(today, 'days').days > BIRTHDAY_DAYS) return [];
  return [{ ID: golferId, Golfer_Name: name, Golfer_Birthday: next.toISODate(), Golfer_Age: next.year - born.year, Group_Num: groupNum }];
}

export const scoreText = (toPar: number | null): string => (toPar === null ? '' : golfScore(toPar));
