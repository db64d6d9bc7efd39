import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { EXAMPLE } from '../../testing/draw.fixture';
import SquaresCheck from './bbsquares';

const sealed = { board: '7', commit: EXAMPLE.commit, sealed_at: EXAMPLE.sealed_at };
const thrownAway = [{ ID: 3, voided_at: '2025-03-20T05:00:00.000Z', by: 'Hal', reason: 'the seed was seen', draw: EXAMPLE }];
const open = (draw: typeof EXAMPLE | null, voided: typeof thrownAway = []) => {
  const answers: FakeAnswers = { 'GET bbsquares/draw': () => ({ sealed, draw, voided }) };
  return renderWithKit(<SquaresCheck contest={7} />, { at: '/check?contest_id=7', now: '2025-03-20T12:00:00Z', answers });
};

describe('the draw of a board, where its contest is checked', () => {
  it('is put in four sentences, with both files, also where the browser computes no hashes', async () => {
    const { calls } = open(EXAMPLE);
    const steps = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^Sealed .*Not computed here.*fixed before the first square was taken: .{4}…/),
      expect.stringMatching(/^Closed .*100 squares and 10 words, frozen together: 85ce…0f8b, 3b59…f7cb$/),
      expect.stringMatching(/^Four games nobody could steer.*r0g1=70-68;r0g2=95-68;r0g3=72-83;r0g4=80-86$/),
      expect.stringMatching(/^Numbers drawn .*Across 1683254790Down 5789604213$/),
    ]);
    expect(screen.getByText('This browser computes hashes on secure pages only. Run the two files instead.')).toBeVisible();
    for (const name of ['draw.json', 'verify-draw.mjs']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(calls.find(({ key }) => key === 'GET bbsquares/draw')).toMatchObject({ query: { contest_id: '7' } });
    await expectNoAxeFindings(document.body);
  });

  it('is listed with the one that was thrown away, each with its own sentences and file', async () => {
    open(EXAMPLE, thrownAway);
    const old = within(await screen.findByRole('region', { name: 'A draw that was thrown away' }));
    expect(old.getByText(/^Thrown away .* by Hal: the seed was seen$/)).toBeVisible();
    expect(old.getByRole('button', { name: 'draw-thrown-away-3.json' })).toBeVisible();
    expect(old.getByText(/^The board’s secret was fixed before the first square was taken:/)).toBeVisible();
    expect(screen.getByText(/^A second secret was fixed when the first draw was thrown away:/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'draw.json' })).toBeVisible();
  });

  it('is that which was thrown away alone, while the second has yet to come', async () => {
    open(null, thrownAway);
    expect(await screen.findByRole('region', { name: 'A draw that was thrown away' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'draw.json' })).toBeNull();
  });

  it('says that there is none, and what the secret was sealed as', async () => {
    open(null);
    expect(await screen.findByText(/^There is no draw to check/)).toBeVisible();
    expect(screen.getByText(EXAMPLE.commit)).toBeVisible();
  });
});
