import type { ArchiveRow, DataOf } from '@poolhouse/contract';

const ARCHIVE = {
  ...{ ID: 2_147_483_646, contest: 'Football', pool: 'Oak Street Pool', Year: 2024, Site: '0123456789abcdef', Entries: 2 },
  Imported: '2026-11-29T12:00:00.000Z',
};

export const anArchive = (more: Partial<ArchiveRow> = {}): ArchiveRow => ({ ...ARCHIVE, href: `/archive?archive=${ARCHIVE.ID}`, ...more });

/** A season of two entries, with one table beside the standings. */
export const someArchive = (more: Partial<DataOf<'GET utils/archive'>> = {}): DataOf<'GET utils/archive'> => ({
  archive: {
    data: [
      {
        ...{ ...ARCHIVE, Key: 'YtqTU6Sa5q5hAvcB0K7FWiKDhmMRFFGkB9hWcL4Qzhc=' },
        ...{ Closed: '2025-02-10T12:00:00.000Z', Exported: '2026-11-28T12:00:00.000Z' },
      },
    ],
  },
  tables: {
    data: [
      {
        ID: 'Standings',
        heads: [
          { Name: 'Entry', Figure: 0 },
          { Name: 'Rank', Figure: 1 },
          { Name: 'Record', Figure: 0 },
        ],
        rows: [
          ['Rusty Nail', '1', 'W 43, L 32'],
          ['Casey', '2', 'W 40, L 35'],
        ],
      },
      { ID: 'Picks', heads: [{ Name: 'Entry', Figure: 0 }], rows: [['Casey']] },
      { ID: 'Side bets', heads: [], rows: [] },
    ],
  },
  ...more,
});
