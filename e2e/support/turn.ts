export { inTurn } from '../../server/src/testing/in-turn';

/** What a team may begin with, made in a copy of the project, and the site in one file, installed elsewhere; each takes a minute or so. */
export const WHAT_IS_MADE = ['a contest', 'a remote', 'the one file'] as const;
