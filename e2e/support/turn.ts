export { inTurn } from '../../server/src/testing/in-turn';

/** Long walks of which one is made by the whole `npm test`. */
export const LONG_WALKS = ['locales', 'an hour'] as const;

/** What a team may begin with, made in a copy of the project, and the site in one file, installed elsewhere; each takes a minute or so. */
export const WHAT_IS_MADE = ['a contest', 'a remote', 'the one file'] as const;
