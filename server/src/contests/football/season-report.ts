import type { Tx } from '../../ground/db/database';
import { hasKickedOff } from '../../sport/games/game.rules';
import { gamesByIds } from '../../sport/games/games.store';
import type { Contest } from '../contest';
import type { ReportRow, SeasonReport } from '../season-report';
import { gamesToCome } from '../weeks/games-to-come';
import type { FootballDeps } from './football-deps';
import { footballKind } from './football.kind';
import { picksOfWeeks } from './football.store';
import { readYear } from './season/circle';

/** A football season for the console. Points are what was won. */
export const footballSeasonReport = (deps: FootballDeps): SeasonReport => ({
  async standings(tx, contest, now) {
    const { season } = await readYear(tx, deps, contest, now);
    return season.overall.map(({ entryId, name, rank, points, wins, losses }) => ({
      ID: entryId,
      EntryName: name,
      Rank: rank,
      Points: points,
      Winnings: points,
      Record: `W ${wins}, L ${losses}`,
    }));
  },
  async toCome(tx, contest) {
    const calendar = await deps.calendars.readIn(tx, contest.year, footballKind);
    return gamesToCome((await deps.seasonGames.read(tx, calendar)).slice(contest.firstWeek - 1));
  },
  tables: { picks: { columns: PICK_COLUMNS, rows: (tx, contest, now) => pickRows(tx, deps, contest, now) } },
});

const PICK_COLUMNS = ['week', 'entry', 'slot', 'team', 'game', 'kickoff', 'locked_line', 'override_reason'] as const;

/** Picks of games that have begun. */
async function pickRows(tx: Tx, deps: FootballDeps, contest: Contest, now: number): Promise<ReportRow[]> {
  const calendar = await deps.calendars.readIn(tx, contest.year, footballKind);
  const entries = new Map((await deps.directory.in(tx).entriesOf(contest.id)).map((entry) => [entry.id, entry.name]));
  const picks = await picksOfWeeks(
    tx,
    contest.id,
    Array.from({ length: calendar.weeks }, (_, n) => n + 1),
  );
  const games = await gamesByIds(tx, [...new Set(picks.map(({ eventId }) => eventId))]);
  return picks.flatMap((pick) => {
    const game = games.get(pick.eventId);
    if (!game || !hasKickedOff(game, now) || !entries.has(pick.entryId)) return [];
    return [
      {
        week: pick.week,
        entry: entries.get(pick.entryId) ?? '',
        slot: pick.slot,
        team: pick.side === 1 ? game.team1 : game.team2,
        game: `${game.team1} at ${game.team2}`,
        kickoff: new Date(game.kickoffAt).toISOString(),
        locked_line: pick.lockedSpread,
        override_reason: pick.overrideReason ?? '',
      },
    ];
  });
}
