export { inTurn } from '../../server/src/testing/in-turn';

/** What a team may begin with; both are made in a copy of the project, and take a minute and more. */
export const WHAT_IS_MADE = ['a contest', 'a remote'] as const;
