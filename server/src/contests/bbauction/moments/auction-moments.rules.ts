import type { AuctionTeamRow } from '@poolhouse/contract';
import { formatSigned, plural } from '@poolhouse/contract/formats';
import { leadMoment } from '../../moments/lead.rules';
import type { Moment } from '../../moments/moment';
import { namesOf, verb } from '../../moments/words.rules';
import type { Auction } from '../auction';
import type { AuctionState } from '../log/auction-state';
import type { Lot } from '../log/lots.rules';
import { auctionMoney, type AuctionMoney } from '../money/owners.rules';
import type { Result } from '../money/winnings.rules';
import type { AuctionModel } from '../seen/auction-model';
import { lotShare, potExpected } from '../values/worth.rules';

/** An auction is one round. */
export const AUCTION_ROUND = 1;

interface Model extends Pick<AuctionModel, 'figures' | 'results' | 'shares'> {
  auction: Pick<Auction, 'log' | 'lots' | 'entries'> & { state: Pick<AuctionState, 'sales' | 'partners' | 'settings'> };
  teamById: ReadonlyMap<number, Pick<AuctionTeamRow, 'ID' | 'Name'>>;
}

/** What an auction and its tournament have brought that is worth telling. */
export const auctionMoments = (model: Model): Moment[] => [...overWorth(model), ...reached(model), ...afterRounds(model)];

/** A price so many times what a lot was worth, and by so much of the pot, is worth telling. */
const [TIMES, OF_POT] = [1.5, 0.01];

/**
 * Lots that went for far more than they were worth, by the pot that was to be expected when they were sold: what is sold later makes no
 * price another one. Nothing where values are not shown.
 */
function overWorth({ auction: { state, log, lots, entries }, shares }: Model): Moment[] {
  if (!state.settings.values) return [];
  const lotById = new Map(lots.map((lot) => [lot.id, lot]));
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const soldAt = new Map(log.map(({ seq, at }) => [seq, at]));
  const prices = new Map<number, number>();
  return [...state.sales.values()].flatMap(({ lot: id, entryId, amount, seq, wall }): Moment[] => {
    prices.set(id, amount);
    const [lot, name] = [lotById.get(id), names.get(entryId)];
    const pot = potExpected(lots, prices, shares, null);
    if (!lot || name === undefined || pot === null) return [];
    const worth = Math.round(lotShare((seed) => shares[seed - 1] ?? 0, lot) * pot);
    if (amount < TIMES * worth || amount - worth < OF_POT * pot) return [];
    return [
      {
        kind: 'over',
        key: String(id),
        round: AUCTION_ROUND,
        entries: [entryId],
        tells: 'all',
        figures: [amount, worth],
        says: `${name} pays ${plural(amount, 'point')} for ${lotName(lot)}, worth ${worth} as the pot stood.`,
        happenedAt: soldAt.get(seq) ?? wall,
      },
    ];
  });
}

const lotName = ({ name, places }: Lot): string => {
  const [only, ...more] = places;
  return only && more.length === 0 ? `the ${only.seed} seed ${only.name}` : name;
};

/** From this round on a win is worth telling: into the Final Four. */
const FIRST_TOLD = 4;
const REACHED = ['reaches the Final Four', 'plays for the title', 'wins the title'] as const;
const KINDS = ['four', 'final', 'title'] as const;

/** Teams that have reached the Final Four, the final and the title, for whose owners it pays. */
function reached({ auction: { entries }, figures, results, teamById }: Model): Moment[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return results.flatMap(({ key, round, winner, tipoffAt }): Moment[] => {
    const kind = KINDS[round - FIRST_TOLD];
    const team = winner === undefined ? undefined : teamById.get(winner);
    const holders = (figures.holders.get(winner ?? 0) ?? []).filter(({ entryId }) => names.has(entryId));
    if (!kind || !team || holders.length === 0) return [];
    const game = figures.money.games.get(key);
    const points = (game?.amount ?? 0) + (game?.rolled ?? 0);
    const owners = holders.map(({ entryId }) => names.get(entryId) ?? '');
    return [
      {
        kind,
        key: `game:${key}`,
        round: AUCTION_ROUND,
        entries: holders.map(({ entryId }) => entryId),
        tells: kind === 'title' ? 'all' : 'entries',
        figures: [team.ID, points],
        says: `${team.Name} ${REACHED[round - FIRST_TOLD]}, and ${namesOf(owners)} ${verb(owners, 'gets', 'get')} ${plural(points, 'point')} for it.`,
        happenedAt: tipoffAt,
      },
    ];
  });
}

const ROUNDS = ['the round of 64', 'the round of 32', 'the Sweet 16', 'the Elite 8', 'the Final Four', 'the final'];

/** Who is in front after each round of which every game is decided, and in the end. */
function afterRounds(model: Model): Moment[] {
  const { entries } = model.auction;
  const moments: Moment[] = [];
  let before: readonly number[] | null = null;
  for (const [n, name] of ROUNDS.entries()) {
    const games = model.results.filter(({ round }) => round === n + 1);
    if (games.length === 0 || games.some(({ winner }) => winner === undefined)) break;
    // Who bought nothing has nothing to lose, and is in no race.
    const owners = moneyAfter(model, n + 1).owners.filter(({ teams }) => teams > 0);
    const [top] = owners;
    if (!top) break;
    const now = owners.filter(({ rank }) => rank === top.rank).map(({ entryId }) => entryId);
    const lead = leadMoment({
      round: AUCTION_ROUND,
      when: `After ${name}`,
      at: `${formatSigned(top.won - top.paid)} points`,
      figures: [top.won - top.paid],
      entries,
      before,
      now,
      happenedAt: Math.max(...games.map(({ tipoffAt }) => tipoffAt)),
    });
    moments.push(
      ...lead.map((moment) => ({ ...moment, key: `round:${n + 1}`, tells: n + 1 === ROUNDS.length ? ('all' as const) : moment.tells })),
    );
    before = now;
  }
  return moments;
}

/** What everybody had paid and won when a round was over. */
function moneyAfter({ auction: { state, lots, entries }, results, shares }: Model, round: number): AuctionMoney {
  const then = results.map((result): Result => (result.round <= round ? result : { ...result, winner: undefined, loser: undefined }));
  return auctionMoney({ state, lots, results: then, entries, worth: (seed) => Math.round((shares[seed - 1] ?? 0) * 1e6) });
}
