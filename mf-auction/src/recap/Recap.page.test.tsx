import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { recap } from '../testing/recap.fixture';
import { aBracket } from '../testing/rows.fixture';
import Recap from './Recap.page';

type Data = DataOf<'GET bbauction/recap'>;

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
