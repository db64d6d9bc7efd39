import type { UnderdogsPickRow, UnderdogsUserRow } from '@poolhouse/contract';
import type { Table } from '@poolhouse/shared-ui/device';
import type { UnderdogsPage } from '../contest/underdogs.types';
import type { SeasonGrid } from '../grid/season-grid.rules';
import { standingOf, type Standing } from '../standing/standing.rules';

type Cells = Table['rows'][number];

const said: Record<Standing, string> = {
  win: 'W',
  cover: 'C',
  push: 'L',
  loss: 'L',
  winning: 'winning',
  covering: 'covering',
  pushing: 'level with the line',
  losing: 'losing',
  sealed: '',
  toCome: '',
  none: '',
};

/** A sealed pick is 'Picked', as on the screen: the file never holds more than the page. */
export function pickCells(pick: UnderdogsPickRow | null, now: number): Cells {
  if (!pick || (pick.pick === '' && !pick.sealed)) return ['', null, ''];
  return pick.sealed ? ['Picked', null, ''] : [pick.pick, pick.spread, said[standingOf(pick, now)]];
}

/** Everybody's pick of one week. `now` is epoch ms of the server's time. */
export function weekTable(users: readonly UnderdogsUserRow[], picks: readonly UnderdogsPickRow[], week: number, now: number): Table {
  const rows = users.map((user): Cells => {
    const pick = picks.find((one) => one.entry_id === user.entry_id && one.week === week) ?? null;
    return [user.entry_name, ...pickCells(pick, now), pick?.TakenAt ?? '', pick?.Override ?? ''];
  });
  return { name: 'Week picks', rows: [['Entry', 'Pick', 'Spread', 'Result', 'Taken (UTC)', 'Set by an administrator'], ...rows] };
}

/** Everybody's pick of every week, and the three counts. */
export function allPicksTable({ weeks, rows, total }: SeasonGrid, now: number): Table {
  const head = ['Entry', ...weeks.flatMap((week) => [`Week ${week}`, `Spread ${week}`, `Result ${week}`]), 'Wins', 'Covers', 'Losses'];
  const entries = rows.map((row): Cells => [
    row.name,
    ...row.cells.flatMap((pick) => pickCells(pick, now)),
    row.tally.wins,
    row.tally.covers,
    row.tally.losses,
  ]);
  const foot: Cells = ['Total', ...weeks.flatMap(() => ['', null, '']), total.wins, total.covers, total.losses];
  return { name: 'All picks', rows: entries.length === 0 ? [head] : [head, ...entries, foot] };
}

export function standingsTable({ standings }: Pick<UnderdogsPage, 'standings'>): Table {
  return {
    name: 'Standings',
    rows: [
      ['Rank', 'Entry', 'Wins', 'Covers', 'Losses'],
      ...standings.data.map((row): Cells => [row.Rank, row.EntryName, row.Wins, row.Covers, row.Losses]),
    ],
  };
}

export function popularTable({ popular }: Pick<UnderdogsPage, 'popular'>): Table {
  return { name: 'Popular', rows: [['Pick', 'Count'], ...popular.data.map((row): Cells => [row.pick, row.Count])] };
}

export function smackTable({ smack }: Pick<UnderdogsPage, 'smack'>): Table {
  const shown = smack.data.filter((row) => row.archived === 0);
  return {
    name: 'Smack',
    rows: [['Time (UTC)', 'Entry', 'Message'], ...shown.map((row): Cells => [row.Modtime, row.EntryName, row.Message])],
  };
}
