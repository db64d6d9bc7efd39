import { actionStart, actionWords } from './action-words.rules';

describe('actions of the log', () => {
  it.each([
    ['signed_in', 'Signed in'],
    ['entry.added', 'Entry: added'],
    ['underdogs.pick_overridden', 'Underdogs: pick overridden'],
    ['nflwins.draft_undo', 'NFL Wins: draft undo'],
    ['pick1golf.pick', 'Pick 1 Golf: pick'],
  ])('%s reads %s', (action, words) => expect(actionWords(action)).toBe(words));

  it.each([
    ['entry.', 'entry.'],
    ['Entry', 'entry'],
    ['Entry: added', 'entry.added'],
    [' signed in ', 'signed_in'],
    ['NFL Wins: draft', 'nflwins.draft'],
    ['NFL Wins', 'nflwins'],
    ['NCAA Squares: drawn', 'bbsquares.drawn'],
    ['Underdogs: pick', 'underdogs.pick'],
  ])('are found by %p', (typed, start) => expect(actionStart(typed)).toBe(start));
});
