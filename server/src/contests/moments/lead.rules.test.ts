import { leadMoment } from './lead.rules';

const entries = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map((name, n) => ({ id: n + 1, name }));
const told = (before: number[] | null, now: number[]) =>
  leadMoment({ round: 4, when: 'After week 4', at: '13–7', figures: [13, 7], entries, before, now, happenedAt: 0 }).map(
    ({ kind, says, entries: of }) => `${kind} ${of.join()}: ${says}`,
  );

it.each([
  [null, [1], 'first 1: After week 4, Ann is in first place (13–7).'],
  [null, [1, 2], 'first 1,2: After week 4, Ann and Bob share first place (13–7).'],
  [[1], [1], 'first 1: After week 4, Ann is still in first place (13–7).'],
  [[1, 2, 3, 4], [1, 2, 3, 4], 'first 1,2,3,4: After week 4, Ann, Bob and 2 more still share first place (13–7).'],
  [[1], [2], 'lead 2,1: After week 4, Bob takes first place, and Ann has lost it (13–7).'],
  [[1, 2], [3], 'lead 3,1,2: After week 4, Cat takes first place, and Ann and Bob have lost it (13–7).'],
  [[1], [1, 2], 'lead 1,2: After week 4, Bob caught up, and Ann and Bob share first place (13–7).'],
  [[1, 2], [1], 'lead 1,2: After week 4, Ann is alone in first place, without Bob (13–7).'],
  [[1, 2, 3, 4, 5], [2], 'first 2: After week 4, Bob is in first place (13–7).'],
])('%j, then %j', (before, now, expected) => expect(told(before, now)).toEqual([expected]));

it('is nobody where all share it', () => expect(told([1], [1, 2, 3, 4, 5])).toEqual([]));
