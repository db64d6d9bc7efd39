import { screen, within } from '@testing-library/react';
import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { aBracket } from '../testing/rows.fixture';
import Recap from './Recap.page';

type Data = DataOf<'GET bbauction/recap'>;
const sale = {
  ID: 101,
  order: 1,
  Name: 'Team 1',
  Seed: 1,
  region: 'SOUTH',
  Owner: 'Rusty Oakes',
  owner_id: 1,
  Price: 100,
  fair: 160,
  bids: 7,
  bidders: 3,
  seconds: 42,
  undone: 0,
};
const recap = (over: Partial<Data> = {}): Data => ({
  recap: {
    data: [{ ID: 1, contest_name: 'Street', year: 2026, group: 1, sold: 1, lots: 64, Pot: 100, frozen: 1, commit: 'ab12', seed: 'cd34' }],
  },
  sales: { data: [sale] },
  moments: { data: [{ ID: 'bargain', lot: 101, value: 60 }] },
  race: {
    data: [
      { ID: '1:1', entry_id: 1, EntryName: 'Rusty Oakes', Week: 1, day: '2026-03-19', value: -92, Rank: 2 },
      { ID: '2:1', entry_id: 2, EntryName: 'June Hathaway', Week: 1, day: '2026-03-19', value: -10, Rank: 1 },
    ],
  },
  ...over,
});
const open = (data: Data) =>
  renderWithKit(<Recap />, {
    at: '/bbauction/recap',
    answers: { 'GET bbauction/recap': () => data, 'GET bbauction/pagedata': () => aBracket() },
  });

describe('the recap', () => {
  it('tells the evening, every sale, and the race of profits, who is behind by how much', async () => {
    open(recap());
    expect(await screen.findByText(/\$60 below its value, paid \$100/)).toBeVisible();
    expect(screen.getByText(/later corrections do not change it/)).toBeVisible();
    expect(screen.getByText(/opened by cd34/)).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Every sale' })).getByRole('row', { name: /Team 1/ })).toHaveTextContent('7 of 3');
    const race = within(screen.getByRole('list', { name: 'The race: points behind the leader after each day' }));
    expect(race.getByRole('listitem', { name: /Rusty Oakes.*82 behind/ })).toBeInTheDocument();
    await expectNoAxeFindings(document.body);
  });

  it('says so while nothing is sold', async () => {
    const [whole] = recap().recap.data;
    open(recap({ recap: { data: [{ ...whole!, sold: 0 }] }, sales: { data: [] }, moments: { data: [] }, race: { data: [] } }));
    expect(await screen.findByText('No team is sold yet.')).toBeVisible();
  });
});
