import { formatList } from '@poolhouse/contract/formats';
import { cardSvg } from './card-picture.rules';
import type { CardFact, RecapCard, SeasonCard } from './recap-source';
import { seasonSvg } from './season-picture.rules';

/** What is shown at a shared address: a picture, and its words for who cannot see it. */
export interface SharedCard {
  svg: string;
  /** 'Oak Street Pool: Week 11, Nov 13–17' */
  title: string;
  /** A sentence or two: what a messenger shows below a link. */
  words: string;
  facts: readonly CardFact[];
}

const FACTS = 3;
const sentences = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('. ');

/** What a round came to, in a sentence or two. */
export const cardWords = ({ headline, says, names }: RecapCard): string => sentences([headline, says, formatList(names)]);

/** @param host where the site is: 'pool.example' */
export const sharedRecap = (card: RecapCard, host: string): SharedCard => ({
  svg: cardSvg(card, host),
  title: `${card.pool}: ${card.when}`,
  words: cardWords(card),
  facts: [...(card.best === '' ? [] : [{ title: 'Best of the week', head: card.best, text: '' }]), ...card.facts.slice(0, FACTS)],
});

/** @param host where the site is: 'pool.example' */
export const sharedSeason = (card: SeasonCard, host: string): SharedCard => ({
  svg: seasonSvg(card, host),
  title: `${card.pool}: ${card.name}, ${card.when}`,
  words: sentences([`${card.place} ${card.among}`, card.record, card.says, card.sum]),
  facts: card.facts.slice(0, FACTS),
});
