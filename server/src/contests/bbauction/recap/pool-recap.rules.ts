import type { RecapFact } from '@poolhouse/contract';
import { formatGain, formatMoney, formatPlace } from '@poolhouse/contract/formats';
import { numberWord } from '../../recaps/number-word.rules';
import { compareNames } from '../../standings/names.rules';
import { bestBuy, bestReturn, dearestLot, leadOf, unwantedTeam, upsetOf, worstBuy } from './pool-facts.rules';
import { bestReturnWords, leadWords, lotWords, returnWords, unwantedWords, upsetWords } from './pool-words.rules';
import type { PoolGroups, PoolOwner, PoolRecap, SoldLot } from './pool.types';
import { soldLots } from './sold-lots.rules';

/** Pure: the same rows have the same recap, so it stays as it is until a sale or a result is corrected. Undefined where nothing was sold. */
export function poolRecap(of: PoolGroups): PoolRecap | undefined {
  const buyers = of.owners.filter(({ TotalTeams }) => TotalTeams > 0);
  const first = Math.min(...buyers.map(({ Rank }) => Rank));
  const winners = buyers.filter(({ Rank }) => Rank === first).sort((a, b) => compareNames(a.Name, b.Name) || a.ID - b.ID);
  const [winner, ...others] = winners;
  if (!winner) return undefined;
  const lots = soldLots(of);
  const only = others.length === 0 ? winner : undefined;
  return {
    winners,
    headline: only ? only.Name : `${numberWord(winners.length)} shared it`,
    says: only ? gainWords(only) : `${formatGain(winner.Profit)} each`,
    note: only ? returnWords(only) : '',
    facts: factsOf(of, { lots, winners, only }),
    lots: only ? byGain(lots.filter(({ holders, won, price }) => won > price && holders.some(({ id }) => id === only.ID))) : [],
    own: new Map(of.owners.map((owner) => [owner.ID, ownWords(owner, of.owners, lots)])),
  };
}

/** '+$310 on $240 paid' */
const gainWords = ({ Profit, TotalPaid }: PoolOwner): string => `${formatGain(Profit)} on ${formatMoney(TotalPaid)} paid`;

const byGain = (lots: readonly SoldLot[]): SoldLot[] => [...lots].sort((a, b) => b.won - b.price - (a.won - a.price) || a.lot - b.lot);

interface Told {
  lots: readonly SoldLot[];
  winners: readonly PoolOwner[];
  /** Who has won alone. */
  only: PoolOwner | undefined;
}

function factsOf(of: PoolGroups, { lots, winners, only }: Told): RecapFact[] {
  const [best, worst, dearest] = [bestBuy(lots), worstBuy(lots), dearestLot(lots)];
  const [unwanted, upset, paid, lead] = [
    unwantedTeam(of, best),
    upsetOf(of),
    bestReturn(of.owners, winners),
    only && leadOf(of.race, only),
  ];
  const also = (lot: SoldLot) => (lot === dearest ? ', and the dearest team' : '');
  return [
    ...(best ? [lotWords('best_buy', `The best buy${also(best)}`, best)] : []),
    ...(worst ? [lotWords('worst_buy', `The worst buy${also(worst)}`, worst)] : []),
    ...(unwanted ? [unwantedWords(unwanted)] : []),
    ...(upset ? [upsetWords(upset)] : []),
    ...(dearest && dearest !== best && dearest !== worst ? [lotWords('dearest', 'The dearest team', dearest)] : []),
    ...(paid ? [bestReturnWords(paid)] : []),
    ...(only && lead ? [leadWords(only, lead)] : []),
  ];
}

function ownWords(owner: PoolOwner, owners: readonly PoolOwner[], lots: readonly SoldLot[]): string {
  const shared = owners.filter(({ Rank }) => Rank === owner.Rank).length > 1;
  const place = `${formatPlace(owner.Rank, shared)} of ${owners.length}`;
  if (owner.TotalTeams === 0) return `${place}, with no team.`;
  const own = byGain(lots.filter(({ holders }) => holders.some(({ id }) => id === owner.ID)));
  const [best, worst] = [own[0], own.at(-1)];
  const bought = (lot: SoldLot) =>
    lot.holders.length > 1 ? `a share of ${lot.label}` : `${lot.label}, ${formatMoney(lot.price)} that brought ${formatMoney(lot.won)}`;
  return [
    `${place}, ${gainWords(owner)}.`,
    ...(best ? [`Best buy: ${bought(best)}.`] : []),
    ...(worst && worst !== best ? [`Worst: ${bought(worst)}.`] : []),
  ].join(' ');
}
