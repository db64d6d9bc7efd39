import type { GolfAdminConfigRow, GolfAdminTournamentRow } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { hasRole } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Contest } from '../../contest';
import { contestsRun, noSuchContest } from '../../entries/access';
import { isSideActionOpen } from '../board/config-row';
import { onEvent, openEvent, planOf, shownEvent } from '../board/play';
import { dollars } from '../board/standing-rows';
import { isoOf, statusOf } from '../board/tournament-rows';
import type { Tournament, TournamentFacts } from '../golf';
import { pick1Contest } from '../golf-contest';
import { boardOf, type GolfMemories, type Season } from '../golf-memories';
import { golfKind } from '../golf.kind';
import type { Board } from '../rules/board.rules';
import { unfit } from '../rules/season.rules';
import { listOf } from '../stores/lists';
import { pick1Of, picksOf } from '../stores/picks.store';
import { fieldStates, tournamentsOfYear } from '../stores/tournaments.store';

/** What a golf contest's administrator works with: counts of picks, never picks. */
export function consoleRoutes(ctx: Context, memories: GolfMemories): void {
  route(ctx, 'GET golf/ad', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = memories.directory.in(tx);
      const run = await contestsRun(memberships, viewer, golfKind.type);
      const contest = meant(run, viewer, query.contest_id);
      const entries = await memberships.entriesOf(contest.id);
      const season = await memories.seasons.readIn(tx, contest.id);
      const picked = openEvent(season, now) ?? shownEvent(season, now);
      const tournaments = await tournamentRows(tx, memories, { contest, season, now });
      const tid = query.tid ?? picked?.tid ?? tournaments[0]?.ID ?? 0;
      const facts = tid > 0 ? await memories.facts.readIn(tx, tid) : null;
      const saved = picked ? await picksOf(tx, contest.id, picked.tid) : new Map<number, unknown>();
      const pick1 = await pick1Contest(memberships, contest);
      const saved1 = picked ? await pick1Of(tx, picked.tid) : new Map<number, unknown>();
      const entryRows = (of: typeof entries, has: ReadonlyMap<number, unknown>) =>
        of.map(({ id, name }) => ({ ID: id, entry_name: name, picked: has.has(id) ? (1 as const) : (0 as const) }));
      return {
        config: { data: [configOf({ viewer, contest, season, entries: [...entries], now, tid, picked })] },
        contests: { data: run.map(({ id, name }) => ({ id, name })) },
        tournaments: { data: tournaments },
        entries: { data: entryRows(entries, saved) },
        pick1_entries: { data: pick1 ? entryRows(await memberships.entriesOf(pick1.id), saved1) : [] },
        field: {
          data: (facts?.field ?? []).map(({ golferId, name, groupNum, status, startingStrokes }) => ({
            ID: golferId,
            Name: name,
            Group_Num: groupNum,
            status,
            starting_strokes: startingStrokes,
          })),
        },
        cards: { data: facts && query.gid !== undefined ? cardRows(facts, query.gid) : [] },
      };
    }),
  );
}

/** The contest that is named, else the latest that the viewer runs, in their own group first. */
function meant(run: readonly Contest[], viewer: Viewer, contestId: number | undefined): Contest {
  if (contestId) {
    const named = run.find(({ id }) => id === contestId);
    if (!named) throw noSuchContest();
    return named;
  }
  const found = run.find(({ groupNumber }) => groupNumber === viewer.groupNumber) ?? run[0];
  if (!found) throw new Refusal('not_found', 'There is no golf contest yet. Open one first.');
  return found;
}

/** All of the year, and what is in the season beside; in the order of the calendar. */
async function tournamentRows(
  tx: Tx,
  memories: GolfMemories,
  { contest, season: { events }, now }: { contest: Contest; season: Season; now: number },
): Promise<GolfAdminTournamentRow[]> {
  const inSeason = new Map(events.map((event) => [event.tid, event]));
  const ofYear = await tournamentsOfYear(tx, contest.year);
  const all = new Map([...ofYear, ...events.map(({ tournament }) => tournament)].map((one) => [one.id, one]));
  const fields = await fieldStates(tx, [...all.keys()]);
  const boards = await boardsOf(tx, memories, [...all.values()], now);
  return [...all.values()]
    .sort((a, b) => a.firstTeeAt - b.firstTeeAt || a.id - b.id)
    .map((tournament) => ({
      ID: tournament.id,
      Name: tournament.name,
      Start_Date: tournament.startDate,
      status: statusOf(tournament, boards.get(tournament.id), now),
      in_season: inSeason.has(tournament.id) ? 1 : 0,
      double: (inSeason.get(tournament.id)?.double ?? tournament.major) ? 1 : 0,
      major: tournament.major ? 1 : 0,
      unfit: unfit(tournament) ?? '',
      golfers: fields.get(tournament.id)?.golfers ?? 0,
      published: fields.get(tournament.id)?.published ? 1 : 0,
    }));
}

/** The boards of all that are not official: what they say is what the console says. */
async function boardsOf(tx: Tx, memories: GolfMemories, tournaments: readonly Tournament[], now: number): Promise<Map<number, Board>> {
  const boards = new Map<number, Board>();
  for (const { id, officialAt } of tournaments) {
    const facts = officialAt !== null && officialAt <= now ? null : await memories.facts.readIn(tx, id);
    if (facts) boards.set(id, boardOf(memories, facts, now));
  }
  return boards;
}

interface ConfigParts {
  viewer: Viewer;
  contest: Contest;
  season: Season;
  entries: Parameters<typeof planOf>[1];
  now: number;
  tid: number;
  picked: Season['events'][number] | undefined;
}

function configOf({ viewer, contest, season, entries, now, tid, picked }: ConfigParts): GolfAdminConfigRow {
  const plan = planOf(season, entries);
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  const amounts = (cents: readonly number[]) => cents.map(dollars).join(',');
  const { settings } = season;
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    Year: contest.year,
    may_set_season: hasRole(viewer, 'commissioner', { groupNumber: contest.groupNumber }) ? 1 : 0,
    may_set_scores: viewer.isAdmin ? 1 : 0,
    frozen: settings.frozenAt === null ? 0 : 1,
    EntryFee: dollars(settings.feeCents),
    Pot: dollars(plan.pot),
    weekly: amounts(plan.weekly),
    overall: amounts(plan.overall),
    per_event: dollars(plan.perEvent),
    rest: plan.rest,
    side_action_open: isSideActionOpen(season, now) ? 1 : 0,
    once_per_season: settings.oncePerSeason ? 1 : 0,
    self_pick1: settings.selfPick1 ? 1 : 0,
    tid,
    on_tid: onEvent(season, now)?.tid ?? 0,
    pick_tid: picked?.tid ?? 0,
    LockAt: isoOf(picked?.tournament.firstTeeAt ?? null),
  };
}

function cardRows({ tournament, courses, cards }: TournamentFacts, golferId: number) {
  return Array.from({ length: tournament.rounds }, (_, n) => {
    const card = cards.find((one) => one.golferId === golferId && one.round === n + 1);
    const course = courses.find(({ courseId }) => courseId === card?.courseId) ?? courses[0];
    return {
      ID: n + 1,
      holes: listOf(card?.holes ?? []),
      pars: listOf(course?.pars ?? []),
      manual: card?.manual ? (1 as const) : (0 as const),
    };
  });
}
