import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FootballMain from '../board/FootballMain.page';
import { aBoardPage } from '../testing/board-page.fixture';
import { aStanding } from '../testing/board.fixture';

/** What the browser was given to save. */
const saved: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  let last: Blob;
  URL.createObjectURL = jest.fn((blob: Blob) => ((last = blob), 'blob:x'));
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, blob: last });
  });
});
afterEach(() => jest.restoreAllMocks());

async function openDownloads(page = aBoardPage()) {
  const drawn = renderWithKit(<FootballMain />, { at: '/football', answers: { 'GET football/pagedata': () => page } });
  await userEvent.click(await screen.findByRole('button', { name: 'Download or print' }));
  await screen.findByRole('group', { name: 'Download as CSV' });
  return drawn;
}
const text = async ({ blob }: { blob: Blob }) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });

describe('the board as files', () => {
  it('saves a table under the contest’s name and week', async () => {
    await openDownloads();
    await userEvent.click(screen.getByRole('button', { name: 'Overall standings' }));
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual(['oak-street-pool-2026-week-11-overall-standings.csv']));
    expect(await text(saved[0]!)).toContain('Rank,Entry,Wins,Losses,Points\r\n1,Turf Toe,34,18,12\r\n2,Rusty Nail,33,19,10\r\n');
  });

  it('defuses names that a spreadsheet would run', async () => {
    await openDownloads(aBoardPage({ standings: { data: [aStanding({ EntryName: '=1+1,"x"' })] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Week standings' }));
    expect(await text(saved[0]!)).toContain('\r\n1,"\'=1+1,""x""",0,0,0\r\n');
  });

  it('saves everything in one file', async () => {
    await openDownloads();
    await userEvent.click(screen.getByRole('button', { name: 'Everything' }));
    const all = await text(saved[0]!);
    for (const name of ['Scores', 'Picks', 'Week standings', 'Overall standings', 'Pick summary', 'Cigar', 'Smack'])
      expect(all).toContain(`\r\n${name}\r\n`.slice(name === 'Scores' ? 2 : 0));
  });

  it('prints the picks', async () => {
    window.print = jest.fn();
    const { container } = await openDownloads();
    await userEvent.click(screen.getByRole('button', { name: 'Print picks' }));
    expect(window.print).toHaveBeenCalledTimes(1);
    const printed = container.querySelectorAll('[data-print]');
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContainElement(screen.getByRole('grid', { name: 'Week 11 Picks' }));
    expect(printed[0]).toHaveTextContent('Oak Street Pool 2026');
  });

  it('passes axe', async () => {
    const { container } = await openDownloads();
    await expectNoAxeFindings(container);
  });
});
