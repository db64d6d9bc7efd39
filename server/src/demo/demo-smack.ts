import { between, pickOne, shuffled, type Random } from '../practice/random.rules';
import { teamName } from '../games/teams';
import type { DemoContest, DemoEntry } from './demo-league';
import type { DemoGame } from './demo-games';
import { DEMO_START, DEMO_WEEK, demoInstant } from './demo-season';

export interface DemoMessage {
  entry: DemoEntry;
  message: string;
  /** Epoch ms. */
  at: number;
}

/** A saying that takes more than the other entry's name needs a game that was played. */
type Say = (other: string, winner: string, loser: string) => string;

const sayings: readonly Say[] = [
  (other) => `${other}, I saw your picks. My dog does better, and he only picks birds.`,
  (_, winner, loser) => `${winner} over ${loser}. Said it on Tuesday, said it loudly.`,
  () => '4-1. Close but no cigar. Again.',
  (other) => `Who taught ${other} to pick road favorites?`,
  (_, __, loser) => `${loser}, you had one job.`,
  () => 'A push is a loss. Somebody tell my stomach.',
  (other) => `Nice week, ${other}. Enjoy it, they are rare.`,
  () => 'Lines moved two points while I was making coffee. Should have locked.',
  (_, winner) => `Riding the ${winner} until the wheels come off.`,
  () => 'Costanza! button for the rest of the season. It cannot be worse.',
  (other) => `${other} at the top of the board. Check the wiring.`,
  (_, __, loser) => `Never, ever, picking the ${loser} again.`,
  () => 'Backdoor cover with nine seconds left. I take it all back about prevent defense.',
  (_, winner, loser) => `Had ${loser} with the points. ${winner} by three touchdowns. Great.`,
  () => 'Nobody went 5-0? Push that pot forward, it looks good on me.',
  (other) => `${other}, your picks still are not in. Some of us plan ahead.`,
  () => 'Halftime lead, fourth-quarter heartbreak. The usual.',
  () => 'Locked all five before breakfast.',
  (_, winner) => `${winner} fans are very quiet about how close that was.`,
  () => 'I would like to thank the kicker.',
  () => 'Three home dogs this week. Woof.',
  (other) => `Splitting the pot with ${other} was not on my list for this year.`,
  () => 'Snow game. Take the points. Always take the points.',
  () => 'College on Saturday to ruin my week early. Efficient.',
];

/** Messages of a contest's board up to the demo's start, oldest first. */
export function demoSmack(contest: DemoContest, games: readonly DemoGame[], random: Random): DemoMessage[] {
  const deck = new Deck(random);
  return Array.from({ length: DEMO_WEEK }, (_, index) => index + 1)
    .flatMap((week) => Array.from({ length: between(random, contest.chatter - 2, contest.chatter + 1) }, () => message(contest, week, games, deck, random)))
    .sort((a, b) => a.at - b.at);
}

function message(contest: DemoContest, week: number, games: readonly DemoGame[], deck: Deck, random: Random): DemoMessage {
  const at = messageTime(week, random);
  const [entry, other] = shuffled(random, contest.entries);
  // Nobody talks of a game that is still to come.
  const played = games.filter((game) => game.sport === 'NFL' && game.kickoffAt + 4 * 3_600_000 < at && !game.postponed && game.final.score1 !== game.final.score2);
  const talked = played.slice(-20);
  const game = talked.length > 0 ? pickOne(random, talked) : undefined;
  const names = game ? [game.abbrev1, game.abbrev2].map((code) => teamName('NFL', code)) : undefined;
  const [winner, loser] = names && game!.final.score1 < game!.final.score2 ? [...names].reverse() : (names ?? []);
  return { entry: entry!, at, message: deck.draw((say) => winner !== undefined || say.length < 2)(other!.name, winner ?? '', loser ?? '') };
}

/** Most talk on Sundays; in the demo's own week this very one, so that the board looks lived in. */
function messageTime(week: number, random: Random): number {
  if (week === DEMO_WEEK) return DEMO_START - between(random, 3 * 60, 380 * 60) * 1000;
  return demoInstant(week, pickOne(random, [1, 2, 4, 5, 5, 5, 6]), `${between(random, 11, 22)}:${between(random, 10, 59)}`) + between(random, 0, 59_000);
}

/** Sayings in random order, each once before any comes again. */
class Deck {
  private cards: Say[] = [];
  constructor(private readonly random: Random) {}

  draw(fits: (say: Say) => boolean): Say {
    if (!this.cards.some(fits)) this.cards = [...shuffled(this.random, sayings), ...this.cards];
    return this.cards.splice(this.cards.findIndex(fits), 1)[0]!;
  }
}
