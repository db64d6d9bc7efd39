import { recordOf } from '../../server/src/contests/football/replay/grades';
import { endedBy, tableOf } from '../../server/src/contests/footballwins/replay/table';
import { Kennel } from '../../server/src/contests/underdogs/replay/kennel';
import { GAME_LASTS, type RealGame } from '../../server/src/replay/independent/season';
import { teamOf, type RealLeague } from './real-league';

/** Each entry with its record as the console words it, sorted. */
export type Records = readonly string[];

const PICKS = 5;

/** The records of three contests as somebody adds them up with a pencil, straight from the games' scores. */
export function addUp(
  league: RealLeague,
  games: readonly RealGame[],
  { weeks, now }: { weeks: number; now: number },
): Record<'football' | 'wins' | 'dogs', Records> {
  const entries = league.members.map(({ entry }) => entry);
  const finished = (game: RealGame) => game.kickoff + GAME_LASTS <= now;
  const football = entries.map((entry) => {
    const total = { wins: 0, losses: 0 };
    for (let week = 1; week <= weeks; week += 1) {
      const picks = league.football
        .filter((one) => one.entry === entry && one.week === week)
        .map(({ game, side }) => ({ game: game.key, side, locked: null }));
      const ofWeek = games.filter((game) => game.week === week);
      const { wins, losses } = recordOf(picks, PICKS, ofWeek, (key) => games.find((game) => game.key === key)!.homeLine, finished);
      total.wins += wins;
      total.losses += losses;
    }
    return `${entry} W ${total.wins}, L ${total.losses}`;
  });
  const wins = tableOf(endedBy(games, now), league.owners, entries).map(
    ({ EntryName, Wins, Losses, Ties }) => `${EntryName} W ${Wins}, L ${Losses}${Ties > 0 ? `, T ${Ties}` : ''}`,
  );
  const kennel = new Kennel(games);
  const dogs = entries.map((entry) => {
    kennel.enter(entry, 0);
    for (const pick of league.dogs.filter((one) => one.entry === entry))
      kennel.write(entry, pick.week, { game: pick.game.key, team: teamOf(pick), points: Math.abs(pick.game.homeLine!) });
    const grades = [...kennel.season(entry, now)].filter(([week]) => week <= weeks).map(([, { grade }]) => grade);
    const count = (of: string) => grades.filter((grade) => grade === of).length;
    return `${entry} W ${count('W')}, C ${count('C')}, L ${count('L')}`;
  });
  return { football: football.sort(), wins: wins.sort(), dogs: dogs.sort() };
}
