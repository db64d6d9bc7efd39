import type { ConsolePart } from '../plug';
import { latestEntries } from '../seasons/latest-entries';
import { latestNames } from '../seasons/latest-names';
import { overdueTournaments } from './admin/overdue';
import { golfKind, pick1Kind } from './golf.kind';
import { seasonOf } from './stores/contest.store';
import { fieldOf } from './stores/facts.store';
import { allTournaments } from './stores/tournaments.store';

/** What golf adds to the admin console: names and entries of each user, and the field that is picked from next. */
export const golfConsole: ConsolePart = {
  user(facts) {
    const [names, present] = [latestNames(facts, golfKind), latestEntries(facts, golfKind)];
    return (userId) => ({
      Golf: present.has(userId) ? 1 : 0,
      golf_entry_name: names.get(userId) ?? '',
      golf_entry_id: present.get(userId)?.id ?? null,
    });
  },
  needs: ({ tx, now }) => overdueTournaments(tx, now),
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

/** And of the contest of one golfer a tournament. */
export const pick1Console: ConsolePart = {
  user(facts) {
    const present = latestEntries(facts, pick1Kind);
    return (userId) => ({ pick1golf_entry_id: present.get(userId)?.id ?? null });
  },
};
