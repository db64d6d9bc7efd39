import { oneFile } from './one-file.rules';

it('puts all tables into one, each under its name', () => {
  expect(
    oneFile([
      { name: 'A', rows: [['x'], [1]] },
      { name: 'B', rows: [['y'], [2]] },
    ]),
  ).toEqual([['A'], ['x'], [1], [], ['B'], ['y'], [2]]);
});
