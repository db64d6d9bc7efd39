import type { KnownBefore } from '../../proof/seal-source';
import { setupOf } from '../folded';
import { emptyAuction, fold } from '../log/fold.rules';
import { lotsOf } from '../log/lots.rules';
import type { AuctionAt } from './auction-at';
import { loggedGames } from './logged-games';
import { sealedLine, toldLines } from './told-lines.rules';

/**
 * An auction that began before its log: how games ended, and all that was done in it. Maxima of what was sold by then were promised to nobody
 * else, and stay so.
 */
export function knownBefore({ book: { room, log, state }, places, tournament }: AuctionAt): KnownBefore {
  const lots = lotsOf(places, state.settings.layout);
  let before = emptyAuction(setupOf(room));
  const told = log.flatMap((event) => {
    const after = fold(setupOf(room), [event], before);
    const lines = toldLines({ room, lots }, before, after, event);
    before = after;
    return lines;
  });
  const games = new Map(tournament?.games.flatMap(({ event }) => (event?.state === 'final' ? [[event.id, event] as const] : [])));
  const results = [...loggedGames(tournament)].flatMap(([id, game]) => {
    const event = games.get(id);
    return event ? [{ ...game, score1: event.score1, score2: event.score2 }] : [];
  });
  return { results, picks: [], more: room.seed === '' ? told : [sealedLine(room.commit, state.settings, lots), ...told] };
}
