import { latestNames } from '../latest-names';
import type { ConsoleFacts, ConsolePart } from '../plug';
import { golfKind, pick1Kind } from './golf.kind';
import { fieldOf } from './stores/facts.store';
import { allTournaments } from './stores/tournaments.store';
import { seasonOf } from './stores/contest.store';

/** What golf adds to the admin console: names and entries of each user, and the field that is picked from next. */
export const golfConsole: ConsolePart = {
  user(facts) {
    const names = latestNames(facts, golfKind);
    const [golf, pick1] = [latestEntries(facts, golfKind.type), latestEntries(facts, pick1Kind.type)];
    return (userId) => ({
      golf_entry_name: names.get(userId) ?? '',
      golf_entry_id: golf.get(userId) ?? 0,
      pick1golf_entry_id: pick1.get(userId) ?? 0,
    });
  },
  async groups({ tx, contests, wallNow }) {
    const latest = contests.find(({ type }) => type === golfKind.type);
    const season = latest ? await seasonOf(tx, latest.id) : [];
    const tournaments = await allTournaments(
      tx,
      season.map(({ tid }) => tid),
    );
    const next = tournaments.find(({ firstTeeAt, officialAt }) => firstTeeAt > wallNow && officialAt === null) ?? tournaments.at(-1);
    const field = next ? await fieldOf(tx, next.id) : [];
    return {
      available_golfers: {
        data: field.flatMap(({ golferId, name, groupNum }) =>
          groupNum === null ? [] : [{ ID: golferId, Golfer_ID: golferId, Name: name, Group_Num: groupNum }],
        ),
      },
    };
  },
};

function latestEntries({ contests, entries }: Pick<ConsoleFacts, 'contests' | 'entries'>, type: string): Map<number, number> {
  const ids = new Map<number, number>();
  for (const contest of contests.filter((one) => one.type === type))
    for (const entry of entries) if (entry.contestId === contest.id && !ids.has(entry.userId)) ids.set(entry.userId, entry.id);
  return ids;
}
