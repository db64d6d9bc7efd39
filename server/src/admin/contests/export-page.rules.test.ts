import fc from 'fast-check';
import { exportPage, type ExportedContest } from './export-page.rules';

const GROUP = { name: 'Oak Street', exported: '2036-02-01T18:05:00.000Z', by: 'casey' };
const contest = (over: Partial<ExportedContest> = {}): ExportedContest => ({
  ...{ id: 1, name: 'Oak Street Pool', year: 2026, prefix: '2026-football-1', board: 'football:1', log: undefined },
  ...over,
});
const page = (...parts: Parameters<typeof exportPage>) => [...exportPage(...parts)].join('');

describe('the page of an export', () => {
  it('has the newest season first, each by its year', () => {
    const old = contest({ id: 2, year: 2019, prefix: '2019-football-2' });
    const named = contest({ id: 3, name: 'Squares 2027', year: 2027, prefix: '2027-bbsquares-3' });
    const titles = [...page(GROUP, [old, contest(), named], {}).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(['Squares 2027', 'Oak Street Pool 2026', 'Oak Street Pool 2019', 'People']);
  });

  it('says instants, figures and names, and leaves out numbers of rows and empty columns', () => {
    const standings = {
      columns: ['entry_id', 'entry', 'rank', 'winnings', 'at'],
      rows: [{ entry_id: 7, entry: 'Ann', rank: 1, winnings: null, at: '2026-11-14T21:05:00.000Z' }],
    };
    const html = page(GROUP, [contest()], { '2026-football-1-standings': standings });
    expect(html).toContain('<th scope="col">Entry</th><th scope="col" class="figure">Rank</th><th scope="col">At</th>');
    expect(html).toContain('<td>Ann</td><td class="figure">1</td><td>2026-11-14, 21:05 UTC</td>');
  });

  it('keeps messages with the board on which they stood', () => {
    const said = (board: string, message: string) => ({ board, message, entry_name: 'Ann', at: '2026-11-14T21:05:00.000Z' });
    const messages = { columns: ['board', 'message'], rows: [said('football:1', 'Here'), said('football:10', 'There')] };
    const html = page(GROUP, [contest()], { messages });
    expect(html).toContain('Here');
    expect(html).not.toContain('There');
  });

  it('is text wherever people wrote something', () => {
    const word = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `<i onload="x">'&${text}`);
    fc.assert(
      fc.property(word, word, word, (name, entry, message) => {
        const html = page({ ...GROUP, name, by: name }, [contest({ name })], {
          '2026-football-1-standings': { columns: ['entry'], rows: [{ entry }] },
          messages: { columns: ['message'], rows: [{ board: 'football:1', at: entry, entry_name: entry, message }] },
        });
        expect(html).not.toMatch(/<i |onload="/);
      }),
    );
  });
});
