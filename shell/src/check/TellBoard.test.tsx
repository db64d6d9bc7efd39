import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRegistry } from '../registry/registry.store';
import { aHomeRow } from '../testing/home.fixture';
import { answerAs } from '../testing/open-site';
import { aRegistry, aRemote } from '../testing/remote.fixture';
import { CheckPage } from './Check.page';
import { CONTEST, MadeSite } from './testing/made-site.fixture';
import { lendWebCrypto } from './testing/web-crypto.fixture';

lendWebCrypto();
// What it keeps is asked of a browser that refuses it, as in a private window.
beforeAll(() => void Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

it('tells the board the three words as the player, once, and says why where it does not', async () => {
  const routes = [{ path: 'football', title: 'Football', preload: [], reads: ['football/pagedata?week={:week}'] }];
  answerAs({ '/registry.json': () => ({ body: aRegistry([aRemote({ routes })]) }) });
  await loadRegistry();
  const site = new MadeSite({ weeks: 1 });
  let full = true;
  const refused = { error: { code: 'rate_limited', message: 'Slowly.' } } as const;
  const post = jest.fn(() => (full ? refused : { result: 'success' as const }));
  renderWithKit(<CheckPage />, {
    at: `/check?contest_id=${CONTEST}`,
    now: site.at,
    answers: {
      'GET utils/home': () => ({ contests: { data: [aHomeRow('Football-11')] }, live: { data: [] }, locks: { data: [] } }),
      'GET na/welcome': () => ({ practice: true }),
      ...site.answers(),
      'POST football/smack': post,
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Who else watches' }));
  const words = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
  const tell = await panel.findByRole('button', { name: 'Tell the board' });
  await userEvent.click(tell);
  expect(await panel.findByText(/Slowly\./)).toBeVisible();
  full = false;
  await userEvent.click(tell);
  expect(await panel.findByText('Told. Everybody in the pool reads it.')).toBeVisible();
  expect(tell).toBeDisabled();
  expect(panel.getByRole('link', { name: 'Read it there' })).toHaveAttribute('href', '/football?contest=3#smack');
  const lines = site.lines.length;
  expect(post.mock.lastCall).toContainEqual({
    contest_id: CONTEST,
    Message: `Oak Street Pool: ${lines} lines of its log, ${words.join(' ')}. Check yours: http://localhost/check?contest_id=${CONTEST}&kind=Football&told=${[lines, ...words].join('.')}`,
  });
});
