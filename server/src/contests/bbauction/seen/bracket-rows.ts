import type { AuctionScoreRow, AuctionSlotRow, AuctionTransferRow, AuctionVersusRow } from '@poolhouse/contract';
import { gamesOfRound, ROUNDS, slotKey, type SlotKey } from '../../../sport/tournament/bracket.rules';
import { quarterOf } from '../../../sport/tournament/bracket.rules';
import type { TournamentGame } from '../../../sport/tournament/tournament';
import { scoreFields } from '../../game-rows/game-rows';
import { compareNames } from '../../standings/names.rules';
import { settle } from '../money/settlement.rules';
import type { AuctionModel } from './auction-model';

const FIRST_FOUR_SLOTS = 8;

/** All 135 slots; one that nobody holds yet is empty. */
export function bracketRows({ auction: { tournament }, byTeam, teamById }: AuctionModel): AuctionSlotRow[] {
  const games = new Map<SlotKey, TournamentGame>();
  for (const game of tournament?.games ?? []) {
    games.set(game.upper, game);
    games.set(game.lower, game);
  }
  const keys = [...ROUNDS, 7].flatMap((round) => {
    const count = round === 0 ? FIRST_FOUR_SLOTS : round === 7 ? 1 : 2 * gamesOfRound(round);
    return Array.from({ length: count }, (_, n) => ({ round, position: n + 1, key: slotKey(round, n + 1) }));
  });
  return keys.map(({ round, position, key }) => {
    const holders = tournament?.slots.get(key) ?? [];
    const [first] = holders;
    const place = first && byTeam.get(first.id);
    const team = place && teamById.get(place.id);
    const game = games.get(key);
    const upper = game?.upper === key;
    const quarter = quarterOf(key);
    return {
      ID: key,
      Team: holders.map(({ name }) => name).join(' / '),
      Seed: first?.seed ?? null,
      Price: team?.Price ?? null,
      Color: team?.Color ?? '',
      Team_ID: team?.ID ?? 0,
      owner_id: team?.owner_id ?? 0,
      Owner: team?.Owner ?? '',
      round,
      position,
      region: first?.region ?? (quarter === undefined ? '' : (tournament?.regions[quarter] ?? '')),
      out: game?.winner !== undefined && (game.winner === 1) !== upper ? 1 : 0,
      score: (upper ? game?.event?.score1 : game?.event?.score2) ?? null,
      event_id: game?.event?.id ?? 0,
    };
  });
}

/** The games on the board. @param now site time, epoch ms */
export function scoreRows({ auction: { tournament }, byTeam, teamById, figures }: AuctionModel, now: number): AuctionScoreRow[] {
  return (tournament?.games ?? []).flatMap((game) => {
    const { event } = game;
    if (!event || !tournament) return [];
    const side = (slot: SlotKey) => {
      const [holder] = tournament.slots.get(slot) ?? [];
      const place = holder && byTeam.get(holder.id);
      return { seed: holder?.seed ?? 0, team: place && teamById.get(place.id) };
    };
    const [one, two] = [side(game.upper), side(game.lower)];
    const row = scoreFields(event, now);
    const lead = Math.sign((row.score1 ?? 0) - (row.score2 ?? 0));
    const [ahead, behind] = lead > 0 ? [one, two] : [two, one];
    const paid = figures.money.games.get(game.key);
    return [
      {
        ...row,
        round: game.round,
        seed1: one.seed,
        seed2: two.seed,
        price1: one.team?.Price ?? null,
        price2: two.team?.Price ?? null,
        color1: one.team?.Color ?? '',
        color2: two.team?.Color ?? '',
        owner1: one.team?.Owner ?? '',
        owner2: two.team?.Owner ?? '',
        picks_winning: lead === 0 ? '' : (ahead.team?.Owner ?? ''),
        picks_losing: lead === 0 ? '' : (behind.team?.Owner ?? ''),
        notifications: '',
        amount: (paid?.amount ?? 0) + (paid?.rolled ?? 0),
      },
    ];
  });
}

/** Every pair of owners, from either side. */
export function versusRows({ auction: { entries }, figures }: AuctionModel): AuctionVersusRow[] {
  return entries.flatMap(({ id: owner }) =>
    entries
      .filter(({ id }) => id !== owner)
      .map(({ id: opponent }) => ({
        ID: `${owner}:${opponent}`,
        owner,
        opponent,
        winnings: figures.versus.get(`${owner}:${opponent}`) ?? 0,
      })),
  );
}

/** Who pays whom, as it stands: before the end the points that nobody has won yet are nobody's. */
export function settlementRows({ figures: { owners, pot, money } }: AuctionModel): AuctionTransferRow[] {
  const won = owners.reduce((total, { won: points }) => total + points, 0);
  if (won !== pot || pot === 0 || money.games.size === 0) return [];
  const byName = [...owners].sort((a, b) => compareNames(a.name, b.name));
  return settle(byName.map(({ entryId, won: points, paid }) => ({ id: entryId, points: points - paid }))).map(({ from, to, points }) => ({
    ID: `${from}:${to}`,
    from,
    to,
    points,
  }));
}
