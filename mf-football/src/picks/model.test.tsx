import { expectNoAxeFindings } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import { makePicksAtNow, open } from '../testing/make-picks-screen';
import { aPicksPage } from '../testing/picks-page.fixture';

makePicksAtNow();

it('says under a game what the model has, where the contest shows it, and where to read how good it is', async () => {
  const model_margins = {
    data: [
      { ID: 1, Margin: 4.2 },
      { ID: 2, Margin: 0 },
    ],
  };
  const { container } = open({ 'GET football/makepicksdata': () => aPicksPage({ model_margins }) });
  expect(await screen.findAllByText('Model:')).toHaveLength(2);
  expect(screen.getByText('−4.2')).toBeVisible();
  expect(screen.getByText('minus 4.2')).toBeInTheDocument();
  expect(screen.getByText('even')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How good it has been beside the closing line' })).toHaveAttribute('href', '/ssf/accuracy');
  await expectNoAxeFindings(container);
});

it('says nothing of it otherwise', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Football Picks Week 11' });
  expect(screen.queryByText('Model:')).toBeNull();
});
