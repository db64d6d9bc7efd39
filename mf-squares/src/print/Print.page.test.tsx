import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { aGame, aPage } from '../testing/board.fixture';
import Print from './Print.page';

const GAMES = [4, 32, 16, 8, 4, 2, 1];

it('has all 67 finals, the last round first, each with its digits and whose square it was', async () => {
  const games = GAMES.flatMap((count, round) =>
    Array.from({ length: count }, (_, n) =>
      aGame({
        ID: 100 * round + n,
        round,
        team1: `Upper ${round}.${n}`,
        team2: `Lower ${round}.${n}`,
        state: 'final',
        status: 'Final',
        score1: 61,
        score2: 74,
        leader: 2,
        x_score: 4,
        y_score: 1,
        entry_id: 3,
        entry_name: 'Gwen Tran',
        amount: 8,
      }),
    ),
  );
  renderWithKit(<Print />, {
    at: '/bbsquares/print',
    answers: { 'GET bbsquares/pagedata': () => aPage({ drawn: true, games, config: { playins: 1 } }) },
  });
  const lines = within(await screen.findByRole('list', { name: 'Games' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toHaveLength(67 + GAMES.length);
  expect(lines.slice(0, 2)).toEqual(['Final', 'Lower 6.0–Upper 6.074–614–1Gwen Tran']);
  expect(screen.getByRole('heading', { name: /^67 finals/ })).toBeVisible();
});
