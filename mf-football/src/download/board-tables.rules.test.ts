import fc from 'fast-check';
import { boardOf } from '../contest/board.rules';
import { anyScore } from '../testing/arbitraries.fixture';
import { aBoardPage } from '../testing/board-page.fixture';
import { aPick, aStanding } from '../testing/board.fixture';
import { boardTables } from './board-tables.rules';

const tablesOf = (page = aBoardPage()) => boardTables(boardOf(page, 5)!, page.smack.data, 5);

it('holds every table of the board that has rows', () => {
  expect(tablesOf().map((table) => table.name)).toEqual([
    'Scores',
    'Picks',
    'Week standings',
    'Overall standings',
    'Pick summary',
    'Cigar',
    'Smack',
  ]);
});

it('writes the picks grid as it is on the screen', () => {
  const picks = tablesOf().find((table) => table.name === 'Picks')!.rows;
  expect(picks[1]).toEqual(['Rusty Nail', 'Bills', -5.5, 'winning', 'Chiefs', -3.5, '', '', null, '', '', null, '', '', null, '', 0, 0]);
  expect(picks[2]!.slice(0, 10)).toEqual(['Turf Toe', 'Patriots', -13, 'push', 'Buccaneers', 5.5, 'losing', 'Picked', null, '']);
});

it('has rows as long as their heads, whatever the games are', () => {
  fc.assert(
    fc.property(fc.array(anyScore, { maxLength: 6 }), (games) => {
      for (const { rows } of tablesOf(aBoardPage({ scores: { data: games } }))) expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    }),
  );
});

it('never tells a sealed pick', () => {
  const sealed = aPick({ entry_id: 2, Pick: '', Abbrev: '', event_id: null, Spread: null, Result: 3 });
  const page = aBoardPage({ picks: { data: [sealed] }, standings: { data: [aStanding({ entry_id: 2, EntryName: 'Turf Toe' })] } });
  expect(
    tablesOf(page)
      .find((table) => table.name === 'Picks')!
      .rows[1]!.slice(0, 4),
  ).toEqual(['Turf Toe', 'Picked', null, '']);
});
