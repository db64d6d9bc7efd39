import { tag, type Tx } from '../../ground/db/database';
import { derive, type Derivation } from '../../ground/memory/derive';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { noSuchContest } from '../entries/access';
import { weekAt, weekStart, windowOf, type Calendar } from '../weeks/calendar';
import { moments } from '../weeks/moments';
import { factTags, type WinsReader } from './footballwins-facts';
import type { PeriodFacts, WinsFacts, WinsPeriod, WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';
import { ownersOf } from './records.rules';
import { stateAfter, weeksOver } from './weeks-over';

/** All that the periods from one on are made of. */
interface Facts extends Pick<WinsSeason, 'contest' | 'entries'> {
  calendar: Calendar;
  from: number;
  draft: WinsFacts | undefined;
  /** Week by week to the season's last. */
  games: readonly (readonly Game[])[];
}

const SEASON_BYTES = 30_000;
const seasons: Derivation<WinsSeason> = {
  name: 'NFL wins seasons',
  latest: true,
  weigh: ({ open }) => SEASON_BYTES * (1 + open.size / 10),
};

/** Reads a contest's season as a snapshot has it. @param wanted `now` in epoch ms */
export async function readSeason(
  tx: Tx,
  { db, directory, facts, seasonGames, over: kept }: WinsReader,
  { contestId, calendar, now }: { contestId: number; calendar: Calendar; now: number },
): Promise<WinsSeason> {
  const memberships = directory.in(tx);
  const contest = await memberships.contest(contestId);
  if (contest?.type !== footballWinsKind.type) throw noSuchContest();
  const entries = await memberships.entriesOf(contestId);
  const wanted = { contestId, year: calendar.year };
  const read = async (at: Tx, from: number): Promise<Facts> => ({
    contest,
    entries,
    calendar,
    from,
    draft: from === 0 ? await facts.readIn(at, wanted) : undefined,
    games: await seasonGames.read(at, calendar, Math.max(1, from)),
  });
  const week = weekAt(calendar, now, calendar.weeks, contest.firstWeek);
  const chain = {
    contestId,
    first: 0,
    present: week,
    // Names and owners are the draft's: whatever hangs on it is played anew with it.
    tags: (period: number) => (period === 0 ? factTags(wanted) : [tag.games(weekStart(calendar, period) ?? '')]),
    facts: async (at: Tx, from: number, to: number) => periodsOf(await read(at, from)).filter((one) => one.week <= to),
  };
  const over = seasonGames.areSo ? await kept.readIn(tx, chain, now) : NONE;
  const open = await read(tx, over.length);
  const times = moments(calendar, open.games.flat(), now);
  const inputs = [contestId, contest, entries, calendar, week, over, open.draft, open.games, times.validFrom];
  return derive(db, seasons, inputs, () => seasonOf(open, { over, weeks: calendar.weeks, showWeek: week, ...times }, now));
}

const NONE: WinsSeason['over'] = [];

/** The facts period by period, as the rules ask for them. */
function periodsOf({ contest, entries, calendar, from, draft, games }: Facts): PeriodFacts[] {
  const all = { contest, entries, endsAt: windowOf(calendar, calendar.weeks)?.closesAt ?? Infinity };
  const isRegular = (game: Game) => game.gameType === 'REG' && game.season === calendar.year;
  const weeks = games.map((ofWeek, n) => {
    const week = Math.max(1, from) + n;
    const closesAt = windowOf(calendar, week)?.closesAt ?? Infinity;
    return { ...all, week, games: ofWeek.filter(isRegular), closesAt, draft: undefined };
  });
  if (!draft) return weeks;
  return [{ ...all, week: 0, games: [], closesAt: windowOf(calendar, contest.firstWeek)?.opensAt ?? Infinity, draft }, ...weeks];
}

type Known = Pick<WinsSeason, 'over' | 'weeks' | 'showWeek' | 'validFrom' | 'validUntil'>;

/** Pure. */
function seasonOf(facts: Facts, known: Known, now: number): WinsSeason {
  const { contest, entries } = facts;
  let state = known.over.at(-1)?.state ?? weeksOver.start;
  const played = periodsOf(facts).map((period): WinsPeriod => {
    const before = state;
    state = stateAfter(before, period);
    return { ...period, before, after: state };
  });
  const open = played.filter((period) => period.draft || period.week >= contest.firstWeek);
  const awaited = open.filter(({ endsAt }) => now < endsAt).flatMap(({ games }) => games);
  return {
    ...known,
    ...state,
    contest,
    entries,
    open: new Map(open.map((period) => [period.week, period])),
    owners: ownersOf(state.teams),
    coming: awaited.filter(({ state: so }) => so === 'scheduled' || so === 'in_progress'),
  };
}

/** The week that is on, which is never over. */
export const weekOn = ({ open, showWeek }: WinsSeason): WinsPeriod => must(open.get(showWeek), 'the week that is on');

/** Everything that a contest's season hangs on. */
export function winsTags(contestId: number, calendar: Calendar): string[] {
  const { year, weeks } = calendar;
  const starts = Array.from({ length: weeks }, (_, n) => weekStart(calendar, n + 1)).filter((start) => start !== undefined);
  return [tag.clock, tag.season(year), ...factTags({ contestId, year }), ...starts.map(tag.games)];
}
