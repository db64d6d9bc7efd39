import type { Tx } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff, isOffBoard } from '../../../sport/games/game.rules';
import type { Calendar } from '../../weeks/calendar';
import type { WinsReader } from '../footballwins-facts';
import type { WinsSeason } from '../footballwins-season.types';
import { ownersOf } from '../records.rules';
import { openWeeksOf } from './open-weeks.rules';
import type { OpenWeek } from './open-weeks.types';

const STANDING_BYTES = 200;
const GAME_BYTES = 100;
const openWeeks: Derivation<readonly OpenWeek[]> = {
  name: 'NFL wins weeks with every result',
  latest: true,
  weigh: (weeks) =>
    weeks.reduce((sum, { games, after }) => sum + games.length * GAME_BYTES + 2 * after.length * STANDING_BYTES, GAME_BYTES),
};

/**
 * The weeks from the contest's first up to the last before which no result is awaited. What is on makes them no others: they are worked
 * out anew when one of them is corrected, when a team changes its owner, and when one more is there.
 */
export async function readOpenWeeks(
  tx: Tx,
  { db, seasonGames }: Pick<WinsReader, 'db' | 'seasonGames'>,
  { season, calendar, now }: { season: WinsSeason; calendar: Calendar; now: number },
): Promise<readonly OpenWeek[]> {
  const { contest, entries, teams, showWeek, over } = season;
  const games = (await seasonGames.read(tx, calendar, contest.firstWeek)).slice(0, showWeek - contest.firstWeek + 1);
  // What is over and was never reported is awaited no more.
  const told = games.findIndex((ofWeek, n) => contest.firstWeek + n >= over.length && !isTold(regular(ofWeek, contest.year), now));
  const weeks = told < 0 ? games : games.slice(0, told);
  return derive(db, openWeeks, [contest.id, entries, teams, contest.firstWeek, ...weeks], () =>
    openWeeksOf(
      entries,
      ownersOf(teams),
      contest.firstWeek,
      weeks.map((ofWeek) => regular(ofWeek, contest.year)),
    ),
  );
}

const regular = (games: readonly Game[], year: number): Game[] =>
  games.filter(({ gameType, season }) => gameType === 'REG' && season === year);

function isTold(games: readonly Game[], now: number): boolean {
  const played = games.filter((game) => !isOffBoard(game));
  return played.length > 0 && played.every((game) => game.state === 'final' && hasKickedOff(game, now));
}
