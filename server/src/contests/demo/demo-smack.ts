import { must } from '../../ground/must';
import { teamName } from '../../sport/games/teams';
import { between, pickOne, shuffled, type Random } from '../../sport/practice/random.rules';
import type { DemoGame } from './demo-games';
import { DEMO_WEEK, demoInstant } from './demo-season';

/** Who posts: an entry and the user behind it. */
export interface DemoTalker {
  name: string;
  user: string;
}

/** A contest as far as its board goes. */
export interface DemoTalk {
  /** How many messages a week its board gets, roughly. */
  chatter: number;
  entries: readonly DemoTalker[];
}

export interface DemoMessage {
  entry: DemoTalker;
  message: string;
  /** Epoch ms. */
  at: number;
}

/** A saying that takes more than the other entry's name needs a game that was played. */
export type Say = (other: string, winner: string, loser: string) => string;

/** So many last messages of a board are on the page at once: none of them says what another does. */
const SHOWN = 12;

/**
 * Messages of a contest's board, oldest first: with few sayings the last of them alone, each saying once.
 *
 * @param until the latest of them is from some minutes before, epoch ms
 */
export function demoSmack(
  sayings: readonly Say[],
  contest: DemoTalk,
  { games, until, random }: { games: readonly DemoGame[]; until: number; random: Random },
): DemoMessage[] {
  const deck = new Deck(sayings, random);
  const times = Array.from({ length: DEMO_WEEK }, (_, index) => index + 1).flatMap((week) =>
    Array.from({ length: between(random, contest.chatter - 2, contest.chatter + 1) }, () => messageTime(week, until, random)),
  );
  const last = times.sort((a, b) => a - b).slice(sayings.length > SHOWN ? 0 : -sayings.length);
  return last.map((at) => message({ contest, games, deck, random }, at));
}

interface Talk {
  contest: DemoTalk;
  games: readonly DemoGame[];
  deck: Deck;
  random: Random;
}

function message({ contest, games, deck, random }: Talk, at: number): DemoMessage {
  const [entry, other] = shuffled(random, contest.entries);
  // Nobody talks of a game that is still to come.
  const played = games.filter(
    (game) => game.sport === 'NFL' && game.kickoffAt + 4 * 3_600_000 < at && !game.postponed && game.final.score1 !== game.final.score2,
  );
  const talked = played.slice(-20);
  const game = talked.length > 0 ? pickOne(random, talked) : undefined;
  const [winner, loser] = game ? winnerFirst(game) : [];
  const say = deck.draw((one) => winner !== undefined || one.length < 2);
  return {
    entry: must(entry, 'an entry that talks'),
    at,
    message: say(must(other, 'another entry to talk to').name, winner ?? '', loser ?? ''),
  };
}

function winnerFirst({ abbrev1, abbrev2, final }: DemoGame): string[] {
  const names = [abbrev1, abbrev2].map((code) => teamName('NFL', code));
  return final.score1 < final.score2 ? names.reverse() : names;
}

/** Most talk on Sundays; in the demo's own week this very one, so that the board looks lived in. */
function messageTime(week: number, until: number, random: Random): number {
  if (week === DEMO_WEEK) return until - between(random, 3 * 60, 380 * 60) * 1000;
  return (
    demoInstant(week, pickOne(random, [1, 2, 4, 5, 5, 5, 6]), `${between(random, 11, 22)}:${between(random, 10, 59)}`) +
    between(random, 0, 59_000)
  );
}

/** Sayings in random order; one that was said comes again after most others were, and after as many as a page shows. */
class Deck {
  private readonly cards: Say[];
  constructor(
    sayings: readonly Say[],
    private readonly random: Random,
  ) {
    this.cards = shuffled(random, sayings);
  }

  draw(fits: (say: Say) => boolean): Say {
    const [card] = this.cards.splice(this.cards.findIndex(fits), 1);
    const said = must(card, 'a saying that fits');
    const earlier = Math.floor((this.random() * this.cards.length) / 4);
    this.cards.splice(this.cards.length - Math.min(earlier, Math.max(0, this.cards.length - SHOWN + 1)), 0, said);
    return said;
  }
}
