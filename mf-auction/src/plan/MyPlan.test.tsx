import { usePageData } from '@poolhouse/shared-ui/board';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aRoom } from '../testing/rows.fixture';
import MyPlan from './MyPlan';

function Plan() {
  const page = usePageData('GET bbauction/auction_data', {}, { refreshSeconds: () => null });
  return page.data && <MyPlan page={page} data={page.data} config={aConfig()} />;
}

describe('my plan', () => {
  it('lets an owner plan for teams that come up later, and take them out again, for nobody else to see', async () => {
    const room = aRoom({ plan: { data: [{ ID: 103, max: 40 }] } });
    const { calls } = renderWithKit(<Plan />, {
      answers: { 'GET bbauction/auction_data': () => room, 'POST bbauction/proxy': () => ({ result: 'success', seq: 13 }) },
    });
    const plan = within(await screen.findByRole('region', { name: 'My plan' }));
    expect(plan.getByRole('row', { name: /Team 3/ })).toHaveTextContent('$40');
    await userEvent.selectOptions(plan.getByRole('combobox', { name: 'Team' }), '110');
    await userEvent.type(plan.getByRole('spinbutton', { name: 'Most I would pay' }), '25');
    await userEvent.click(plan.getByRole('button', { name: 'Seal' }));
    await plan.findByText('Auto to $25');
    await userEvent.click(plan.getByRole('button', { name: 'Take Team 3 out' }));
    await plan.findByText('Taken out of the plan');
    const sent = calls.filter(({ key }) => key === 'POST bbauction/proxy').map(({ body }) => body);
    expect(sent).toEqual([
      { year: 2026, group: 1, contest_id: 9, lot: 110, max: 25 },
      { year: 2026, group: 1, contest_id: 9, lot: 103, max: 0 },
    ]);
    // Sold teams cannot be planned for.
    expect(plan.queryByRole('option', { name: /Team 1,/ })).toBeNull();
    await expectNoAxeFindings(document.body);
  });
});
