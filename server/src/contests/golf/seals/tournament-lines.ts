import type { Json } from '../../../ground/proof/canonical';
import type { LogLine } from '../../log/log.store';
import { LEAST_ROUNDS } from '../board/finals';
import type { Play } from '../board/play';
import { countedRounds } from '../rules/grade.rules';
import type { Final } from '../stores/finals.store';

type Golfer = Play['board']['golfers'][number];
type Place = Pick<Final, 'entryId' | 'place' | 'score' | 'rounds'>;

/**
 * What a contest's log says of a tournament that is official: the cards of all who could be picked, and the places that follow. Whoever has
 * the picks works the places out anew.
 */
export function tournamentLine({ board, event, facts }: Play, finals: readonly Place[]): LogLine {
  const isPlayed = board.status === 'OFFICIAL' && board.officialRounds >= LEAST_ROUNDS;
  const rounds = isPlayed ? countedRounds(board) : 0;
  const pars = parsOf(board, rounds);
  const { name, firstTeeAt } = facts.tournament;
  return line(event.tid, name, {
    lock: firstTeeAt,
    rounds,
    pars,
    golfers: board.golfers.filter(({ groupNum }) => groupNum !== null).map((golfer) => golferLine(golfer, rounds, pars)),
    places: placesOf(finals),
  });
}

/** One that was official before the log began: its places, which nothing proves. */
export const olderTournament = ({ id, name }: { id: number; name: string }, finals: readonly Place[]): LogLine =>
  line(id, name, { places: placesOf(finals) });

const line = (event: number, name: string, body: { [name: string]: Json }): LogLine => ({
  kind: 'tournament',
  body: { event, name, ...body },
});

const placesOf = (finals: readonly Place[]): Json =>
  finals.map(({ entryId: entry, place, score, rounds }) => ({ entry, place, rounds: [...rounds], score }));

/** The pars of all courses that were played, one digit a hole. */
function parsOf({ courses, golfers }: Play['board'], rounds: number): string[] {
  const first = courses[0] ? [digits(courses[0].pars)] : [];
  const played = golfers.flatMap(({ cards }) => cards.slice(0, rounds).flatMap((card) => (card ? digits(card.pars) : [])));
  return [...new Set([...first, ...played])];
}

/** @param pars those of the tournament; a card names its own by their place */
function golferLine({ golferId, name, groupNum, listOrder, withdrawnAt, cards }: Golfer, rounds: number, pars: readonly string[]): Json {
  const played = Array.from({ length: rounds }, (_, n): Json => {
    const card = cards[n];
    return card ? { holes: digits(card.holes), par: pars.indexOf(digits(card.pars)) } : null;
  });
  const of = { golfer: golferId, name, group: (groupNum ?? 0) + 1, order: listOrder, cards: played };
  return withdrawnAt === null ? of : { ...of, out: withdrawnAt };
}

/** By strokes; the last stands for a hole that was not posted. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz-';

/** A round: one letter a hole. */
const digits = (holes: readonly (number | null)[]): string =>
  holes.map((strokes) => LETTERS.charAt(strokes ?? LETTERS.length - 1)).join('');

/** What the log of a Pick1 contest says of a tournament: how those who were picked finished, and the places that follow. */
export function pick1Line(
  { event, facts }: Pick<Play, 'event' | 'facts'>,
  order: readonly { entry: { entryId: number; golferId: number | null }; rank: number }[],
): LogLine {
  const ranks = new Map(order.flatMap(({ entry: { golferId }, rank }) => (golferId === null ? [] : [[golferId, rank] as const])));
  const golfers = [...ranks].sort(([a], [b]) => a - b).map(([golfer, rank]) => ({ golfer, rank: Number.isFinite(rank) ? rank : null }));
  const places = order.map(({ entry: { entryId } }, n) => ({ entry: entryId, place: n + 1 }));
  return line(event.tid, facts.tournament.name, { golfers, places });
}
