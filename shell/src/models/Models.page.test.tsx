import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModelsPage } from './Models.page';

const piece = (name: string, title: string) => {
  const Part = jest.fn(() => <p>Brier of {name}</p>);
  return { name, title, Part };
};

test('each model stands folded below its title, and is fetched for who opens it', async () => {
  const [football, golf] = [piece('games', 'Football'), piece('golf', 'Golf')];
  const { container } = renderWithKit(<ModelsPage />, { at: '/models', slots: { models: [football, golf] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'How good the chances are' })).toBeVisible();
  const panels = ['Football', 'Golf'].map((name) => within(screen.getByRole('region', { name })));
  expect([football.Part, golf.Part].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await userEvent.click(panels[1]!.getByText('How it is counted, and how good it was'));
  expect(await panels[1]!.findByText('Brier of golf')).toBeVisible();
  expect(football.Part).not.toHaveBeenCalled();
  await expectNoAxeFindings(container);
});

test('says so where no contest brings one', async () => {
  renderWithKit(<ModelsPage />, { at: '/models' });
  expect(await screen.findByText('No contest of this site says how it works out its chances.')).toBeVisible();
});
