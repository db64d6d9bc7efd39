import type { RealGame } from '../../../replay/independent/season';
import { calendarOf } from '../../../replay/site/calendar';
import { checkBoard, checkSeals } from './checks';
import type { Contest } from './contest';
import { ADMIN, players, type Offer, type Player } from './players';

/** What a season's run must contain, whatever chance brings. */
export interface SeasonPlan {
  season: number;
  /** Tuesday that opens week 1; the practice clock starts at its midnight, UTC. */
  firstTuesday: string;
  /** Weeks in which the game that `Home Dogs` picked is called off. */
  cancelled: number[];
  /** Weeks in which the game that `Second Thoughts` picked loses its line before kick-off. */
  lineless: number[];
  /** Games without a line until their week's Tuesday, by their place among the week's, of which `Winner` plans a side before the season. */
  bare: Record<number, { game: number; side: 'home' | 'away' }>;
  /** Weeks whose pick of `Short Leash` the administrator corrects when they are over. */
  overridden: number[];
}

export const PLANNER = 'Winner';

/** Plays one contest week from its Tuesday to its last final score, comparing the site with the book on the way. */
export async function playWeek(contest: Contest, plan: SeasonPlan, week: number): Promise<void> {
  const { book } = contest;
  const games = book.gamesOf(week);
  const calendar = calendarOf(games, plan.firstTuesday, week);
  const present = () => players.filter(({ name }) => contest.entryIds.has(name));

  await contest.moveClock(calendar.tuesday);
  const events = await contest.readEvents();
  expect(events.filter((row) => row.week === week)).toHaveLength(games.length);
  const bare = plan.bare[week];
  if (bare) await contest.moveLine(games[bare.game]!, games[bare.game]!.homeLine);
  for (const player of present()) if (!player.late) await pick(contest, player, week);
  await checkRefusals(contest, week);
  await checkSeals(contest, week, ADMIN);

  await contest.moveClock(calendar.wednesday);
  const toCome = games.filter((game) => game.kickoff > calendar.big && book.homeLine(game) !== null);
  for (const [n, game] of toCome.slice(0, 4).entries()) await contest.moveLine(game, book.homeLine(game)! + (n % 2 === 0 ? 1.5 : -1.5));
  for (const player of present()) if (player.wavers) await waver(contest, player, week);

  await contest.moveClock(calendar.big);
  const picked = (name: string) => games.filter((game) => game.key === book.pickOf(name, week)?.game && game.kickoff > contest.now);
  if (plan.cancelled.includes(week)) for (const game of picked('Home Dogs')) await contest.cancel(game);
  if (plan.lineless.includes(week)) for (const game of picked('Second Thoughts')) await contest.moveLine(game, null);
  for (const player of present()) if (player.late) await pick(contest, player, week);
  for (const player of players) if (player.joins === week) await contest.enter(player.name);

  await contest.moveClock(calendar.big + 20 * 60_000);
  await checkSeals(contest, week, 'Alphabet');
  await contest.moveClock(calendar.over);
  await checkBoard(contest, week);
  if (plan.overridden.includes(week)) {
    const [offer] = offersFor(contest, 'Short Leash', week, 0);
    await contest.override('Short Leash', offer!, 0.5);
    await checkBoard(contest, week);
  }
}

/** The underdogs of a week that somebody has left, as the book has it. */
function offersFor({ book, now }: Contest, name: string, week: number, after = now): Offer[] {
  const used = [...book.season(name, now)].filter(([n, dog]) => n !== week && dog.uses).map(([, dog]) => dog.team);
  return book.dogsOf(week).filter(({ game, team }) => game.kickoff > after && !used.includes(team));
}

async function pick(contest: Contest, player: Player, week: number): Promise<void> {
  if (player.forgets?.(week)) return;
  if (player.name === PLANNER && contest.book.pickOf(PLANNER, week)) return;
  const offer = player.likes(offersFor(contest, player.name, week));
  if (offer) await contest.save(player.name, offer.game, offer.team, offer.points);
}

/** The same team at the line that it has now, or where it gets no points any more another one. */
async function waver(contest: Contest, player: Player, week: number): Promise<void> {
  const before = contest.book.pickOf(player.name, week);
  const offers = offersFor(contest, player.name, week);
  const offer = offers.find(({ game, team }) => game.key === before?.game && team === before.team) ?? player.likes(offers);
  const game = contest.book.games.find(({ key }) => key === before?.game);
  if (offer && (!game || game.kickoff > contest.now)) await contest.save(player.name, offer.game, offer.team, offer.points);
}

/** A team of another week, the favourite, and a line that nobody has shown. */
async function checkRefusals(contest: Contest, week: number): Promise<void> {
  const { api, book, now } = contest;
  const refusal = (game: RealGame, team: string, points: number | null) =>
    api.refusal('Alphabet', 'POST underdogs/savepick', { body: contest.body('Alphabet', game, team, points) });
  const used = [...book.season('Alphabet', now)].filter(([n, dog]) => n !== week && dog.uses).map(([, dog]) => dog.team);
  const again = book.dogsOf(week).find(({ game, team }) => game.kickoff > now && used.includes(team));
  if (again) expect(await refusal(again.game, again.team, again.points)).toBe('duplicate_pick');
  const dog = book.dogsOf(week).find(({ game }) => game.kickoff > now)!;
  const favourite = dog.team === dog.game.home ? dog.game.away : dog.game.home;
  expect([
    await refusal(dog.game, favourite, dog.points),
    await refusal(dog.game, favourite, 0 - dog.points),
    await refusal(dog.game, dog.team, dog.points + 0.5),
  ]).toEqual(['line_moved', 'bad_input', 'line_moved']);
}
