import type { GolfScoresRow } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import { readSmack } from '../../people/smack/smack-rows.store';
import { boardOf as smackBoard } from '../../people/smack/smack.store';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { momentsPart } from '../moments/moments-part';
import { otherContestsPart } from '../seasons/other-contests-part';
import { entriesPart } from './board/entries-part';
import type { GolfPageParams } from './board/page-params';
import { readPlay, type Play } from './board/play';
import { courseRows, leaderRows, scoreRows } from './board/tournament-rows';
import { boardOf, momentsOf, type GolfMemories } from './golf-memories';
import { golfTag } from './golf-tags';
import { golfKind } from './golf.kind';
import { seasonAt } from './season/so-far';
import { lastShotsOf, shotDetailsOf, type ShotModel } from './shots/seen-shots';

/**
 * The golf board of a contest and tournament, in parts: the field, the entries, the smack board, and the shots where they are asked for.
 */
export function golfPage(memories: GolfMemories): PartedPage<GolfPageParams> {
  return {
    name: 'golf',
    key: ({ contestId, pick1, tid, running, shots }) => [contestId, pick1, tid, running, shots ? 1 : 0].join(':'),
    parts: [fieldPart(memories), entriesPart(memories), moments(memories), smackPart, shotsPart(memories)],
    mine: [
      otherContestsPart<GolfPageParams>(memories.directory, {
        type: golfKind.type,
        year: ({ year }) => year,
        rows: ({ contests }) => ({ contests }),
      }),
    ],
  };
}

const fieldPart = (memories: GolfMemories) =>
  part<GolfPageParams, PageLists, null>({
    name: 'field',
    tags: ({ tid }) => [tag.clock, golfTag.tournament(tid), golfTag.shots(tid)],
    async load(tx, { tid }, now) {
      const facts = await memories.facts.readIn(tx, tid);
      if (!facts) return { model: { courses: [], leaderboard: [], scores: [] }, validFrom: 0, validUntil: Infinity };
      const board = boardOf(memories, facts, now);
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

/** Of the tournament that is shown. */
const moments = (memories: GolfMemories) =>
  momentsPart<GolfPageParams>(memories.moments, {
    tags: () => [],
    contestId: ({ contestId }) => contestId,
    shown: (_tx, { tid }) => Promise.resolve({ round: tid, validFrom: 0, validUntil: Infinity }),
  });

const smackPart = part<GolfPageParams, PageLists, null>({
  name: 'smack',
  tags: ({ contestId }) => [tag.smack(smackBoard(golfKind.type, contestId))],
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
    tags: ({ contestId, tid, shots }) =>
      shots ? [tag.clock, golfTag.tournament(tid), golfTag.shots(tid), golfTag.picks(contestId, tid), tag.contest(contestId)] : [],
    async load(tx, { contestId, tid, shots }, now) {
      const none = { model: { byUser: new Map() }, validFrom: 0, validUntil: Infinity };
      if (!shots) return none;
      const memberships = memories.directory.in(tx);
      const contest = await memberships.contest(contestId);
      const season = await seasonAt(tx, memories, contestId, now);
      const entries = await memberships.entriesOf(contestId);
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
