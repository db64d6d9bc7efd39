import type { SmackReaction } from '@poolhouse/contract';
import { formatAnd, formatList, plural } from '../formats/figures';

/** What listeners hear of each, and what a pointer reads. */
export const REACTION_WORDS: Readonly<Record<SmackReaction, string>> = {
  like: 'Like',
  laugh: 'Laugh',
  fire: 'Fire',
  trophy: 'Trophy',
  ouch: 'Ouch',
};

/** 'Fire: Turf Toe, Rusty Nails'; of many the first few and how many more. */
export function reactedBy(reaction: SmackReaction, by: readonly string[]): string {
  const most = 6;
  const rest = by.length - most;
  const names = rest > 0 ? formatAnd([...by.slice(0, most), plural(rest, 'other')]) : formatList(by);
  return `${REACTION_WORDS[reaction]}: ${names}`;
}
