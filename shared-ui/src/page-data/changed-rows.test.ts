import { mergePage } from '../board/merge-page';
import { changedRows } from './changed-rows';

it('names new and different rows, not those that stayed or went', () => {
  const old = {
    scores: {
      data: [
        { ID: 1, v: 0 },
        { ID: 2, v: 0 },
        { ID: 3, v: 0 },
      ],
    },
    smack: { data: [] as object[] },
  };
  const next = mergePage<object>(old, {
    data: {
      scores: {
        data: [
          { ID: 1, v: 0 },
          { ID: 2, v: 7 },
          { ID: 3, __removed: 1 },
        ],
      },
      smack: { data: [{ ID: 8 }] },
    },
  });
  expect([...changedRows(old, next)]).toEqual(['scores:2', 'smack:8']);
});
