import type { Tx } from '../../ground/db/database';
import { weekStartOf } from '../../sport/games/week.rules';
import type { OpenPicks, OpenRound, PickSource } from '../../sport/reminders/pick-source';
import type { Contest, Entry } from '../contest';
import { contestById } from '../entries/contests.store';
import { entryById } from '../entries/entries.store';
import { contestWords } from '../seasons/contests-on';
import { openEvent } from './board/play';
import type { GolfMemories, Season } from './golf-memories';
import { golfKind } from './golf.kind';
import { GROUPS } from './rules/groups.rules';
import { contestsTeeingOff } from './stores/contest.store';
import { picksOf } from './stores/picks.store';

/** A field is there on the Monday before; earlier nobody is asked. */
const ASKED_FROM_MS = 4 * 24 * 3_600_000;

/** Whose golf picks of the coming tournament are not in. */
export function golfMissingPicks(memories: GolfMemories): PickSource {
  return {
    rounds: async (tx, now, only) => {
      const memberships = memories.directory.in(tx);
      const rounds: OpenRound[] = [];
      for (const id of await contestsTeeingOff(tx, now, now + ASKED_FROM_MS)) {
        const contest = only && !only.has(id) ? undefined : await memberships.contest(id);
        if (contest) rounds.push({ contestId: id, words: contestWords(contest), read: (tx) => missingIn(tx, memories, contest, now) });
      }
      return rounds;
    },
    missingNow: async (tx, { entryId, week: tid }) => {
      const entry = await entryById(tx, entryId);
      const contest = entry && (await contestById(tx, entry.contestId));
      if (!entry || !contest) return 0;
      return (await picksOf(tx, contest.id, tid)).has(entryId) ? 0 : GROUPS;
    },
  };
}

async function missingIn(tx: Tx, memories: GolfMemories, contest: Contest, now: number): Promise<OpenPicks[]> {
  const event = await askedFor(tx, memories, contest.id, now);
  if (!event) return [];
  const picks = await picksOf(tx, contest.id, event.tid);
  const without = (await memories.directory.in(tx).entriesOf(contest.id)).filter(({ id }) => !picks.has(id));
  return without.map((entry) => missingPicks(contest, event, entry));
}

type Event = Season['events'][number];

/** The tournament that is open, once its field is there and it is near enough to ask. */
async function askedFor(tx: Tx, memories: GolfMemories, contestId: number, now: number): Promise<Event | undefined> {
  const event = openEvent(await memories.seasons.readIn(tx, contestId), now);
  if (!event || event.tournament.firstTeeAt - now > ASKED_FROM_MS) return undefined;
  const facts = await memories.facts.readIn(tx, event.tid);
  return facts?.field.some(({ groupNum }) => groupNum !== null) ? event : undefined;
}

const missingPicks = (contest: Contest, { tid, tournament }: Event, entry: Entry): OpenPicks => ({
  userId: entry.userId,
  entryId: entry.id,
  entryName: entry.name,
  contestId: contest.id,
  contestName: contest.name,
  week: tid,
  round: tournament.name,
  begins: 'tees off',
  weekStart: weekStartOf(tournament.firstTeeAt),
  picks: GROUPS,
  missing: GROUPS,
  locks: [{ at: tournament.firstTeeAt, game: tournament.name }],
  path: `${golfKind.path}/makepicks?contest=${contest.id}&entry=${entry.id}`,
});
