import type { RecapFact } from '@poolhouse/contract';
import { formatGain, formatList, formatMoney, formatRecord, plural } from '@poolhouse/contract/formats';
import { namesOf, verb } from '../../moments/words.rules';
import { datesOf } from '../../recaps/dates.rules';
import type { Lead, Unwanted, Upset } from './pool-facts.rules';
import type { PoolOwner, SoldLot } from './pool.types';

const ROUNDS = ['', 'the round of 64', 'the round of 32', 'the Sweet 16', 'the Elite 8', 'the Final Four', 'the final'];

/** 'out in the round of 64', 'reached the Sweet 16', 'won the title' */
function farWords(reached: number): string {
  if (reached > 6) return 'won the title';
  return `${reached === 1 ? 'out in' : 'reached'} ${ROUNDS[reached] ?? ''}`;
}

const lotFar = ({ best, alone }: SoldLot): string =>
  alone || best.reached === 1 ? farWords(best.reached) : `${best.name} ${farWords(best.reached)}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const holders = (lot: SoldLot): string => namesOf(lot.holders.map(({ name }) => name));

/** '5 Duke, Ann for $40' */
const boughtWords = (lot: SoldLot): string => `${lot.label}, ${holders(lot)} for ${formatMoney(lot.price)}`;

/** What a lot came to. @param title 'The best buy' */
export function lotWords(ID: 'best_buy' | 'worst_buy' | 'dearest', title: string, lot: SoldLot): RecapFact {
  const head = boughtWords(lot);
  const brought = `Brought ${formatMoney(lot.won)}`;
  return {
    ...{ ID, Title: title, Head: head, Card: head, Where: '' },
    Short: formatList([brought, lotFar(lot)]),
    Text: `${brought}, ${formatGain(lot.won - lot.price)}. ${capital(lotFar(lot))}.`,
  };
}

export function unwantedWords({ team, reached, dearer, of }: Unwanted): RecapFact {
  const head = `${team.Seed} ${team.Name}${team.Price === null ? '' : `, ${team.Owner} for ${formatMoney(team.Price)}`}`;
  const said = team.Price === null ? 'Nobody bought it' : `Cheaper than ${dearer} of ${of}`;
  const text = `${said}, and ${farWords(reached)}`;
  return { ID: 'unwanted', Title: 'Nobody wanted', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

/** 'Ann had paid $40 for Duke', 'nobody had Oakland' */
const paidWords = ({ Team, Owner, Price }: Upset['winner']): string =>
  Owner === '' ? `nobody had ${Team}` : `${Owner} had paid ${formatMoney(Price ?? 0)} for ${Team}`;

export function upsetWords({ winner, loser }: Upset): RecapFact {
  const head = `${winner.Seed} ${winner.Team} over ${loser.Seed} ${loser.Team}`;
  const score = winner.score === null || loser.score === null ? '' : formatRecord(winner.score, loser.score);
  const where = capital(formatList([(ROUNDS[loser.round] ?? '').replace(/^the /, ''), score].filter(Boolean)));
  const both = winner.owner_id === loser.owner_id;
  const text = both ? `${loser.Owner} had both` : `${paidWords(loser)}, ${paidWords(winner)}`;
  return {
    ...{ ID: 'upset', Title: 'The upset', Head: head, Card: head, Where: '' },
    Short: `${loser.Owner} had paid ${formatMoney(loser.Price ?? 0)} for ${loser.Team}`,
    Text: `${where}. ${text}.`,
  };
}

/** 'Each dollar brought $2.29' */
export const returnWords = ({ TotalWon, TotalPaid }: PoolOwner): string =>
  TotalPaid === 0 ? '' : `Each dollar brought ${formatMoney(TotalWon / TotalPaid, 2)}`;

export function bestReturnWords(owner: PoolOwner): RecapFact {
  const text = returnWords(owner);
  const paid = `${plural(owner.TotalTeams, 'team')} for ${formatMoney(owner.TotalPaid)}`;
  return {
    ...{ ID: 'return', Title: 'The best return', Head: owner.Name, Card: owner.Name, Where: '' },
    Short: text,
    Text: `${text}: ${paid}.`,
  };
}

/** So late in UTC it is the same day where tournaments' days are counted. */
export const noonOf = (day: string): number => Date.parse(`${day}T17:00:00Z`);

export function leadWords(winner: PoolOwner, { day, from }: Lead): RecapFact {
  const head =
    from.length === 0 ? `${winner.Name}, from the first day to the last` : `${winner.Name}, from ${datesOf([noonOf(day)])} to the end`;
  const text =
    from.length === 0 ? 'Nobody else was ever in front' : `Before that day ${namesOf(from)} ${verb(from, 'was', 'were')} in front`;
  return { ID: 'swing', Title: 'The lead', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}
