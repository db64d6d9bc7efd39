import type { Tx } from '../../ground/db/database';
import { weekStartOf } from '../../sport/games/week.rules';
import type { OpenPicks, PickSource } from '../../sport/reminders/pick-source';
import { contestById } from '../contests.store';
import { entryById } from '../entries.store';
import { openEvent } from './board/play';
import { golfKind } from './golf.kind';
import type { GolfMemories } from './golf-memories';
import { GROUPS } from './rules/groups.rules';
import { picksOf } from './stores/picks.store';

/** A field is there on the Monday before; earlier nobody is asked. */
const ASKED_FROM_MS = 4 * 24 * 3_600_000;

/** Whose golf picks of the coming tournament are not in. */
export function golfMissingPicks(memories: GolfMemories): PickSource {
  const openIn = async (tx: Tx, contestId: number, now: number) => {
    const event = openEvent(await memories.seasons.readIn(tx, contestId), now);
    if (!event || event.tournament.firstTeeAt - now > ASKED_FROM_MS) return undefined;
    const facts = await memories.facts.readIn(tx, event.tid);
    return facts?.field.some(({ groupNum }) => groupNum !== null) ? event : undefined;
  };
  return {
    read: async (tx, now) => {
      const { contests, entriesByContest } = await memories.directory.readIn(tx);
      const open: OpenPicks[] = [];
      for (const contest of contests) {
        const event = contest.type === golfKind.type ? await openIn(tx, contest.id, now) : undefined;
        if (!event) continue;
        const picks = await picksOf(tx, contest.id, event.tid);
        for (const entry of entriesByContest.get(contest.id) ?? []) {
          if (picks.has(entry.id)) continue;
          open.push({
            userId: entry.userId,
            entryId: entry.id,
            entryName: entry.name,
            contestName: contest.name,
            week: event.tid,
            round: event.tournament.name,
            begins: 'tees off',
            weekStart: weekStartOf(event.tournament.firstTeeAt),
            picks: GROUPS,
            missing: GROUPS,
            locks: [{ at: event.tournament.firstTeeAt, game: event.tournament.name }],
            path: `${golfKind.path}/makepicks?contest=${contest.id}&entry=${entry.id}`,
          });
        }
      }
      return open;
    },
    missingNow: async (tx, { entryId, week: tid }) => {
      const entry = await entryById(tx, entryId);
      const contest = entry && (await contestById(tx, entry.contestId));
      if (!entry || !contest) return 0;
      return (await picksOf(tx, contest.id, tid)).has(entryId) ? 0 : GROUPS;
    },
  };
}
