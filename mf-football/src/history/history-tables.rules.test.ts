import { aHistory } from '../testing/history.fixture';
import { historyTables } from './history-tables.rules';
import { pastWeeks } from './history.rules';

it('writes weeks and years as they are on the screen', () => {
  const tables = historyTables(pastWeeks(aHistory.picks.data, aHistory.weeks.data, 5), aHistory.yearly_results.data, 5);
  expect(tables.map((table) => table.name)).toEqual(['Weeks', 'Years']);
  for (const { rows } of tables) expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(tables[0]!.rows[1]).toEqual([
    10,
    'Bills',
    -5.5,
    'win',
    'Jets',
    3,
    'push',
    'No pick',
    null,
    'loss',
    '',
    null,
    '',
    '',
    null,
    '',
    3,
    2,
  ]);
  expect(tables[0]!.rows[2]!.slice(4, 7)).toEqual(['Picked', null, '']);
});

it('leaves out what is empty', () => expect(historyTables([], [], 5)).toEqual([]));
