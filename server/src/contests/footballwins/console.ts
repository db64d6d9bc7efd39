import { nflClubs } from '../../sport/games/nfl-clubs.rules';
import { teamName } from '../../sport/games/teams';
import type { ConsolePart } from '../plug';
import { compareNames } from '../standings/names.rules';
import { footballWinsKind } from './footballwins.kind';

/** The clubs of the latest season that an NFL wins contest is played in, and who can own them. */
export const footballWinsConsole: ConsolePart = {
  async groups({ contests, entries, wallNow }) {
    const year =
      contests.find(({ type }) => type === footballWinsKind.type)?.year ?? contests[0]?.year ?? new Date(wallNow).getUTCFullYear();
    const own = new Set(contests.filter((one) => one.type === footballWinsKind.type && one.year === year).map(({ id }) => id));
    const clubs = nflClubs(year).map((code) => ({ ID: code, Name: teamName('NFL', code) }));
    return {
      nfl_teams: { data: clubs.sort((a, b) => compareNames(a.Name, b.Name)) },
      nfl_wins_entries: {
        data: entries
          .filter((entry) => own.has(entry.contestId))
          .map(({ id, name, contestId }) => ({ id, entry_name: name, contest_id: contestId })),
      },
    };
  },
};
