import { tieSentences } from './ties.rules';

const row = (EntryName: string, Rank: number, TieNote: string) => ({ EntryName, Rank, TieNote });

describe('the sentences of ties', () => {
  it('tell each total once, with everybody on it and a true minus', () => {
    const sentences = tieSentences([
      row('Hail Marys', 1, 'Level at -49; ahead on round 4: -12 against -11.'),
      row('Rusty Nail', 2, 'Level at -49; behind on round 4: -11 against -12.'),
      row('Mulligan', 3, ''),
      row('Turf Toe', 4, 'Level at -46; behind on round 3: +1 against E.'),
      row('Blitz', 4, 'Level at -46; ahead on round 3: E against +1.'),
    ]);
    expect(sentences).toEqual([
      'Level at −49, decided by round 4: Hail Marys −12, Rusty Nail −11.',
      'Level at −46, decided by round 3: Blitz E, Turf Toe +1.',
    ]);
    expect(sentences.join('')).not.toContain('-');
  });

  it('say what would decide while it runs', () =>
    expect(
      tieSentences([
        row('A', 1, 'Level at -9; would be broken by round 2 so far: -4 against -5.'),
        row('B', 1, 'Level at -9; would be broken by round 2 so far: -5 against -4.'),
        row('C', 1, 'Level at -9; would be broken by round 2 so far: -4 against -5.'),
      ]),
    ).toEqual(['Level at −9; round 2 would decide as it stands: B −5, A −4, C −4.']));

  it('say that those level on the round that decides were told apart before it', () => {
    const three = (last: number) =>
      tieSentences([
        row('A', 1, 'Level at -9; ahead on round 4: -5 against -4.'),
        row('B', 2, 'Level at -9; behind on round 4: -4 against -5.'),
        row('C', last, 'Level at -9; behind on round 4: -4 against -5.'),
      ]);
    expect(three(3)).toEqual(['Level at −9, decided by round 4: A −5, B −4, C −4. Who is level there, by the rounds before it.']);
    expect(three(2)).toEqual(['Level at −9, decided by round 4: A −5, B −4, C −4.']);
  });

  it('say who is level in every round', () => {
    const both = (note: string) => tieSentences([row('A', 1, note), row('B', 1, note)]);
    expect(both('Level at E in every round: the place is shared.')).toEqual(['Level at E in every round, so the place is shared: A, B.']);
    expect(both('Level at -3 in every round so far.')).toEqual(['Level at −3 in every round so far: A, B.']);
  });

  it('keep a note of other words as it is, but for its minus', () =>
    expect(tieSentences([row('Third-and-10', 1, 'Played off at -3.')])).toEqual(['Third-and-10: Played off at −3.']));
});
