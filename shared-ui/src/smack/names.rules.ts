import type { SmackRow } from '@poolhouse/contract';

/** So many names are offered at a time. */
const OFFERED = 5;
/** A name that is begun at the end of what is typed. */
const BEGUN = /(?:^|\s)@([^@\n]{0,40})$/;

/** Who has a word on a board, but for the reader, the latest first. */
export function namesOn(messages: readonly SmackRow[], myName: string): string[] {
  const said = messages.flatMap(({ EntryName, Reactions }) => [EntryName, ...(Reactions ?? []).flatMap(({ By }) => By)]);
  return [...new Set(said)].filter((name) => name !== myName);
}

/** Names that may be meant by what stands behind the last @; none where nothing is begun, or a name stands there whole. */
export function namesBegun(text: string, names: readonly string[]): string[] {
  const begun = BEGUN.exec(text)?.[1]?.toLowerCase();
  if (begun === undefined) return [];
  return names.filter((name) => name.toLowerCase().startsWith(begun) && name.toLowerCase() !== begun).slice(0, OFFERED);
}

/** The text with the name whole, ready for the next word. */
export const withName = (text: string, name: string): string => `${text.slice(0, text.lastIndexOf('@') + 1)}${name} `;
