import fc from 'fast-check';
import { findRenames } from './entry-wishes.rules';
import type { OwnEntry } from './own-entries.store';

const entry = (id: number, contestId: number, contestName: string, name: string): OwnEntry => ({
  id,
  contestId,
  contestName,
  year: 2022,
  name,
});
const own = [entry(1, 1, 'League', 'One'), entry(2, 1, 'League', 'Two'), entry(3, 2, 'Cousins', 'Three')];

describe('findRenames', () => {
  it('finds an entry by id, or by the only contest of that name', () => {
    expect(
      findRenames(own, [
        { entry_id: 2, entry_name: 'Zwei' },
        { contest_name: 'Cousins', entry_name: 'Drei' },
      ]),
    ).toEqual({
      renames: [
        { entry: own[1], name: 'Zwei' },
        { entry: own[2], name: 'Drei' },
      ],
    });
  });

  it.each([
    [[{ contest_name: 'League', entry_name: 'x' }], 0, 'You have 2 entries in League'],
    [[{ contest_name: 'Elsewhere', entry_name: 'x' }], 0, 'no entry in a contest called Elsewhere'],
    [[{ entry_name: 'x' }], 0, 'no entry in a contest called'],
    [
      [
        { entry_id: 3, entry_name: 'x' },
        { entry_id: 9, entry_name: 'y' },
      ],
      1,
      'not in its contest any more',
    ],
    [
      [
        { entry_id: 3, entry_name: 'x' },
        { contest_name: 'Cousins', entry_name: 'y' },
      ],
      1,
      'named twice',
    ],
  ])('refuses %j', (wishes, at, words) => {
    expect(findRenames(own, wishes)).toEqual({ refused: expect.stringContaining(words), at });
  });

  it('changes nothing where the names stay', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(own), (some) => {
        expect(
          findRenames(
            own,
            some.map(({ id, name }) => ({ entry_id: id, entry_name: name })),
          ),
        ).toEqual({ renames: [] });
      }),
    );
  });
});
