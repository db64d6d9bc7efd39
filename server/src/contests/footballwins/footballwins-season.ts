import type { Tx } from '../../ground/db/database';
import type { Game } from '../../sport/games/game';
import { weekAt, windowOf, type Calendar } from '../weeks/calendar';
import type { WinsReader } from './footballwins-facts';
import type { RegularGame, WinsTeam, WinsSeason } from './footballwins-season.types';

interface Wanted {
  contestId: number;
  calendar: Calendar;
  /** Epoch ms. */
  now: number;
}

/** Reads a contest's season as a snapshot has it. */
export function readSeason(tx: Tx, reader: WinsReader, wanted: Wanted): Promise<WinsSeason> {
  const { contestId, calendar, now } = wanted;
  return reader.seasons.read(tx, `${contestId} ${calendar.start ?? ''} ${calendar.weeks} ${now}`, () => seasonOf(tx, reader, wanted));
}

async function seasonOf(tx: Tx, { directory, seasonGames, facts }: WinsReader, { contestId, calendar, now }: Wanted): Promise<WinsSeason> {
  const { contest, teams: stored, expected, picks, seats } = await facts.readIn(tx, { contestId, year: calendar.year });
  const entries = await directory.in(tx).entriesOf(contestId);
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  const teams = stored.map(({ abbrev, entryId, expWins }): WinsTeam => {
    const owner = (entryId !== null && entryById.get(entryId)) || null;
    const drafted = picks.find((pick) => pick.abbrev === abbrev && pick.entryId === owner?.id)?.turn ?? null;
    return { abbrev, owner, expWins: expWins ?? expected.get(abbrev) ?? null, drafted };
  });
  const games = regularGames(await seasonGames.read(tx, calendar), calendar, now);
  const { firstWeek } = contest;
  return {
    contest,
    entries,
    teams,
    owners: new Map(teams.flatMap(({ abbrev, owner }) => (owner ? [[abbrev, owner.id] as const] : []))),
    games: games.filter(({ week }) => week >= firstWeek),
    earlier: games.filter(({ week }) => week < firstWeek),
    weeks: calendar.weeks,
    showWeek: weekAt(calendar, now, calendar.weeks, firstWeek),
    draft: { seats, picks },
  };
}

/** The games of the season's regular part. What was never reported is not awaited once the last week has closed. */
function regularGames(weeks: readonly (readonly Game[])[], calendar: Calendar, now: number): RegularGame[] {
  const awaited = now < (windowOf(calendar, calendar.weeks)?.closesAt ?? Infinity);
  return weeks.flatMap((games, n) =>
    games
      .filter((game) => game.gameType === 'REG' && game.season === calendar.year)
      .map((game) => ({ ...game, week: n + 1, open: awaited && (game.state === 'scheduled' || game.state === 'in_progress') })),
  );
}
