import { tag } from '../../../ground/db/database';
import type { FoundMoments, Moment, MomentSource } from '../../moments/moment';
import { readPlay, type Play } from '../board/play';
import { momentsOf, type GolfMemories, type Season } from '../golf-memories';
import { golfTag } from '../golf-tags';
import { golfKind } from '../golf.kind';
import { seasonAt } from '../season/so-far';
import { tournamentMoments } from './tournament-moments.rules';

/** What of golf the house tells, tournament by tournament. */
export const golfMoments = (memories: GolfMemories): MomentSource => ({
  type: golfKind.type,
  version: 1,
  // Those to come as well: one may be put off that had begun.
  rounds: async (tx, { id }, now) => {
    const { events } = await memories.seasons.readIn(tx, id);
    return events.map((event, n) => ({
      round: event.tid,
      tags: [
        ...(n === 0 ? [tag.clockMoved, tag.contest(id)] : []),
        golfTag.tournament(event.tid),
        golfTag.picks(id, event.tid),
        golfTag.results(id, event.tid),
      ],
      over: isLongOver(event, now),
    }));
  },
  async find(tx, contest, tids, now): Promise<FoundMoments> {
    const season = await seasonAt(tx, memories, contest.id, now);
    const entries = await memories.directory.in(tx).entriesOf(contest.id);
    const found: Moment[] = [];
    let [validFrom, validUntil] = [0, Infinity];
    for (const tid of tids) {
      const tee = season.events.find((event) => event.tid === tid)?.tournament.firstTeeAt ?? Infinity;
      if (tee > now) {
        validUntil = Math.min(validUntil, tee);
        continue;
      }
      const play = await readPlay(tx, memories, { contest, entries, season, tid, now });
      if (!play) continue;
      const times = momentsOf(play.facts, now);
      [validFrom, validUntil] = [Math.max(validFrom, times.validFrom), Math.min(validUntil, times.validUntil)];
      found.push(...ofPlay(play));
    }
    return { moments: found, validFrom, validUntil };
  },
});

const ofPlay = ({ event, facts, board, entries, effective, grades, season }: Play): Moment[] =>
  tournamentMoments({
    tid: event.tid,
    name: event.tournament.name,
    board,
    cards: facts.cards,
    entries,
    effective,
    grades,
    results: season.settled.find((one) => one.event.tid === event.tid)?.results ?? [],
  });

/** What cards tell by time alone they have told by then. */
const A_WHILE = 86_400_000;
const isLongOver = ({ tournament: { officialAt } }: Season['events'][number], now: number): boolean =>
  officialAt !== null && officialAt + A_WHILE <= now;
