import type { SealSource } from '../../proof/seal-source';
import { golfBeside } from '../golf-contest';
import type { GolfMemories } from '../golf-memories';
import { golfKind, pick1Kind } from '../golf.kind';
import { GROUPS } from '../rules/groups.rules';
import { pick1Of, picksOf } from '../stores/picks.store';
import { tournamentSeals } from './tournament-seals';

/** What of golf is sealed: each entry's golfer of each group. */
export const golfSeals = (memories: GolfMemories): SealSource =>
  tournamentSeals(memories, {
    type: golfKind.type,
    slots: GROUPS,
    golfOf: async (_tx, contest) => contest,
    picks: (tx, contest, tid) => picksOf(tx, contest.id, tid),
  });

/** What of Pick1 is sealed: each entry's one golfer of the tournaments of the golf contest beside it. */
export const pick1Seals = (memories: GolfMemories): SealSource =>
  tournamentSeals(memories, {
    type: pick1Kind.type,
    slots: 1,
    golfOf: (tx, contest) => golfBeside(memories.directory.in(tx), contest),
    picks: async (tx, _contest, tid) =>
      new Map([...(await pick1Of(tx, tid))].map(([entry, { golferId, reason }]) => [entry, { golfers: [golferId], reason }])),
  });
