import type { GolfConfigRow, GolfPicksRow, GolfScoresRow } from '@poolhouse/contract';
import { scope } from '../../ground/db/database';
import { boardOf as smackBoard } from '../../people/smack/smack.store';
import { readSmack } from '../../people/smack/smack-rows.store';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import type { Contest } from '../contest';
import { contestOptions } from '../contest-years';
import type { Memberships } from '../directory';
import { ownPickRows, sharedPickRows } from './board/picks-by-viewer';
import { readPlay, shownEvent, type Play } from './board/play';
import { configOf } from './board/config-row';
import { pick1Rows, pick1Contest, type Pick1Table } from './board/pick1-rows';
import { roundRows, seasonStandings, tournamentStandings } from './board/standing-rows';
import { courseRows, leaderRows, scoreRows, tournamentRows } from './board/tournament-rows';
import { golfKind } from './golf.kind';
import { boardOf, momentsOf, type GolfMemories } from './golf-memories';
import { golfScope } from './golf-scopes';
import { lastShotsOf, shotDetailsOf, type ShotModel } from './shots/seen-shots';

export interface GolfPageParams {
  contestId: number;
  tid: number;
  /** The tournament that is on where another is shown; else 0. */
  running: number;
  /** With the shots of the viewer's golfers. */
  shots: boolean;
}

interface EntriesModel {
  contest: Contest;
  config: Omit<GolfConfigRow, 'entry_id' | 'EntryName' | 'is_admin' | 'pick1golf_entry_id' | 'in_side_action'>;
  sideSince: ReadonlyMap<number, number>;
  ownPicks: ReadonlyMap<number, readonly GolfPicksRow[]>;
  pick1: Pick1Table | undefined;
  memberships: Memberships;
  shared: PageLists;
}

/**
 * The golf board of a contest and tournament, in parts: the field, the entries, the smack board, and the shots where they are asked for.
 */
export function golfPage(memories: GolfMemories): PartedPage<GolfPageParams> {
  return {
    name: 'golf',
    key: ({ contestId, tid, running, shots }) => [contestId, tid, running, shots ? 1 : 0].join(':'),
    parts: [fieldPart(memories), entriesPart(memories), smackPart, shotsPart(memories)],
  };
}

const fieldPart = (memories: GolfMemories) =>
  part<GolfPageParams, PageLists, null>({
    name: 'field',
    scopes: ({ tid }) => [scope.clock, golfScope.tournament(tid), golfScope.shots(tid)],
    async load(tx, { tid }, now) {
      const facts = await memories.facts.readIn(tx, tid);
      if (!facts) return { model: { courses: [], leaderboard: [], scores: [] }, validFrom: 0, validUntil: Infinity };
      const board = boardOf(facts, now);
      const shots = lastShotsOf(await memories.shots.readIn(tx, tid), board, now);
      const moments = momentsOf(facts, now);
      return {
        model: { courses: courseRows(facts.courses), leaderboard: leaderRows(board, shots.texts), scores: scoreRows(board) },
        validFrom: Math.max(moments.validFrom, shots.validFrom),
        validUntil: Math.min(moments.validUntil, shots.validUntil),
      };
    },
    shared: (groups) => groups,
    keep: () => null,
  });

const entriesPart = (memories: GolfMemories) =>
  part<GolfPageParams, EntriesModel, Omit<EntriesModel, 'shared'>>({
    name: 'entries',
    scopes: ({ contestId, tid, running }) => [
      scope.clock,
      scope.contests,
      scope.contest(contestId),
      golfScope.contest(contestId),
      golfScope.calendar,
      golfScope.picks(contestId, tid),
      golfScope.pick1(tid),
      golfScope.tournament(tid),
      ...(running ? [golfScope.tournament(running), golfScope.picks(contestId, running)] : []),
    ],
    async load(tx, { contestId, tid, running }, now) {
      const memberships = await memories.directory.readIn(tx);
      const contest = memberships.contestById.get(contestId);
      if (!contest) throw new Error(`There is no contest ${contestId}.`);
      const entries = memberships.entriesByContest.get(contestId) ?? [];
      const season = await memories.seasons.readIn(tx, contestId);
      const play = await readPlay(tx, memories, { contest, entries, season, tid, now });
      const live = running ? await readPlay(tx, memories, { contest, entries, season, tid: running, now }) : play;
      const isOn = live?.board.begun && live.board.status !== 'OFFICIAL' && live.board.status !== 'CANCELLED';
      const pick1 = play && (await pick1Rows(tx, memories, play, pick1Contest(memberships, contest)));
      const moments = play ? momentsOf(play.facts, now) : { validFrom: 0, validUntil: Infinity };
      const other = live && live !== play ? momentsOf(live.facts, now) : moments;
      return {
        model: {
          contest,
          config: configOf({ contest, season, play, now }),
          sideSince: play?.sideSince ?? new Map(),
          ownPicks: ownPickRows(play),
          pick1,
          memberships,
          shared: {
            standings: [...(play ? tournamentStandings(play) : []), ...seasonStandings({ season, entries, now }, isOn ? live : undefined)],
            rounds: play ? roundRows(play) : [],
            picks: sharedPickRows(play),
            tournaments: tournamentRows(season, now, play?.board),
            pick1picks: pick1?.shared ?? [],
          },
        },
        validFrom: Math.max(moments.validFrom, other.validFrom),
        validUntil: Math.min(moments.validUntil, other.validUntil),
      };
    },
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ({
      config: [configRow(model, viewer)],
      contests: contestOptions(model.memberships, viewer, golfKind.type, model.contest.year),
      picks: model.ownPicks.get(viewer.userId) ?? [],
      pick1picks: model.pick1?.own.get(viewer.userId) ?? [],
    }),
  });

function configRow({ contest, config, sideSince, pick1, memberships }: Omit<EntriesModel, 'shared'>, viewer: Viewer): GolfConfigRow {
  const own = memberships.entriesByUser.get(viewer.userId) ?? [];
  const mine = own.find((entry) => entry.contestId === contest.id);
  return {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    is_admin: runsContest(viewer, contest) ? 1 : 0,
    pick1golf_entry_id: own.find((entry) => entry.contestId === pick1?.contestId)?.id ?? 0,
    in_side_action: mine && sideSince.has(mine.id) ? 1 : 0,
  };
}

const smackPart = part<GolfPageParams, PageLists, null>({
  name: 'smack',
  scopes: ({ contestId }) => [scope.smack(smackBoard(golfKind.type, contestId))],
  load: async (tx, { contestId }) => ({
    model: { smack: await readSmack(tx, smackBoard(golfKind.type, contestId)) },
    validFrom: 0,
    validUntil: Infinity,
  }),
  shared: (groups) => groups,
  keep: () => null,
});

/** The shots of the viewer's own golfers in the round that is on; where they are not asked for nothing is read. */
const shotsPart = (memories: GolfMemories) =>
  part<GolfPageParams, ShotsModel>({
    name: 'shots',
    scopes: ({ contestId, tid, shots }) =>
      shots
        ? [scope.clock, golfScope.tournament(tid), golfScope.shots(tid), golfScope.picks(contestId, tid), scope.contest(contestId)]
        : [],
    async load(tx, { contestId, tid, shots }, now) {
      const none = { model: { byUser: new Map() }, validFrom: 0, validUntil: Infinity };
      if (!shots) return none;
      const memberships = await memories.directory.readIn(tx);
      const contest = memberships.contestById.get(contestId);
      const season = await memories.seasons.readIn(tx, contestId);
      const entries = memberships.entriesByContest.get(contestId) ?? [];
      const play = contest && (await readPlay(tx, memories, { contest, entries, season, tid, now }));
      if (!play) return none;
      const details = shotDetailsOf(await memories.shots.readIn(tx, tid), play.board, { round: play.board.currentRound, now });
      const moments = momentsOf(play.facts, now);
      return {
        model: { byUser: shotsByUser(play, details) },
        validFrom: Math.max(moments.validFrom, details.validFrom),
        validUntil: Math.min(moments.validUntil, details.validUntil),
      };
    },
    own: ({ byUser }, viewer) => ({ scores: byUser.get(viewer.userId) ?? [] }),
  });

interface ShotsModel {
  byUser: ReadonlyMap<number, readonly GolfScoresRow[]>;
}

function shotsByUser({ entries, effective, board }: Play, { texts }: ShotModel): Map<number, GolfScoresRow[]> {
  const rows = new Map(scoreRows(board).map((row) => [row.ID, row]));
  const byUser = new Map<number, GolfScoresRow[]>();
  for (const entry of entries) {
    const own = (effective.get(entry.id) ?? []).flatMap(({ golferId }) => {
      const text = golferId === null ? undefined : texts.get(golferId);
      const row = rows.get(`${golferId}-${board.currentRound}`);
      return text !== undefined && row ? [{ ...row, shot_details: text }] : [];
    });
    byUser.set(entry.userId, [...(byUser.get(entry.userId) ?? []), ...own]);
  }
  return byUser;
}

/** What a page shows where no tournament is named, and which one is on beside it. */
export async function shownParams(
  memories: GolfMemories,
  contestId: number,
  { tid, now, shots }: { tid: number | undefined; now: number; shots: boolean },
): Promise<GolfPageParams | undefined> {
  const season = await memories.seasons.read(contestId);
  const on = shownEvent(season, now);
  const shown = tid === undefined ? on : season.events.find((event) => event.tid === tid);
  if (tid !== undefined && !shown) return undefined;
  const isRunning = on !== undefined && on.tournament.firstTeeAt <= now;
  return { contestId, tid: shown?.tid ?? 0, running: isRunning && on.tid !== shown?.tid ? on.tid : 0, shots };
}
