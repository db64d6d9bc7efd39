import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { boardChances, chanceOf, marginsOf, sideOf, type Margins } from '@poolhouse/contract/chances';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { Board } from '../contest/board.rules';
import { factsOf } from './facts-of.rules';

/** The chance of five wins in five by entry: null where it cannot be had, 1 where they are won; who cannot have them any more is not there. */
export type WeekChances = ReadonlyMap<number, number | null>;

/** Entries between two breaths of the page. */
const SLICE = 200;
/** What a line is made for. */
const EVEN = 0.5;

/**
 * Everybody's chance of a perfect week, as it stands or as it is supposed. Games are independent, so it is the product of what is open. A pick that is sealed from others, or still to be made, is even;
 * my own is worked out from its line, for me alone. A step is a slice of the entries.
 *
 * @param over nothing of the week is open any more
 */
export function* weekChances(board: Board, over: boolean): Generator<void, WeekChances> {
  const games = new Map(board.scores.map((game) => [game.ID, game]));
  const ends = new Map<number, Margins | null>();
  const endsOf = (id: number): Margins | null => {
    let found = ends.get(id);
    if (found === undefined) ends.set(id, (found = endsOfGame(games.get(id))));
    return found;
  };
  const own = board.config.entry_id;
  const sealed = ownSealed(board, games);
  const chances = new Map<number, number | null>();
  for (const [n, { entryId, week, left }] of boardChances({ page: factsOf(board), over }).entries()) {
    if (n % SLICE === SLICE - 1) yield;
    if (week.losses + left.owed > 0 || week.wins + left.running.length + left.open < PICKS_PER_WEEK) continue;
    const mine = entryId === own ? sealed.slice(0, left.open) : [];
    let chance: number | null = EVEN ** (left.open - mine.length);
    for (const { eventId, side, line } of [...left.running, ...mine]) {
      const margins = endsOf(eventId);
      chance = chance === null || !margins ? null : chance * chanceOf(margins, side, line);
    }
    chances.set(entryId, chance);
  }
  return chances;
}

/** Null of a game without a line, or whose score or clock is not told. */
function endsOfGame(game: FootballScoreRow | undefined): Margins | null {
  if (!game || game.Spread2 === null) return null;
  const { SportAbbrev: sport, Spread2: line, score1, score2, status, timeLeft } = game;
  if (game.started === 0) return marginsOf({ sport, line, lead: 0, status: '', timeLeft: '' });
  return score1 === null || score2 === null ? null : marginsOf({ sport, line, lead: score2 - score1, status, timeLeft });
}

/** My picks of games to come that have a line. */
function ownSealed({ config: { entry_id: own }, picks }: Board, games: ReadonlyMap<number, FootballScoreRow>) {
  return picks.flatMap((pick) => {
    const game = games.get(pick.event_id ?? 0);
    if (own === 0 || pick.entry_id !== own || !game || !isSealed(pick, game)) return [];
    return [{ eventId: game.ID, side: sideOf(pick, game), line: pick.Spread }];
  });
}

const isSealed = (pick: FootballPickRow, game: FootballScoreRow): pick is FootballPickRow & { Spread: number } =>
  game.state === 'scheduled' && game.started === 0 && pick.Pick !== '' && pick.Spread !== null && pick.Result !== 0 && pick.Result !== 1;
