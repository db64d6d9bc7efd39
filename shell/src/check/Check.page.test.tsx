import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHomeRow } from '../testing/home.fixture';
import { CheckPage } from './Check.page';
import { CONTEST, MadeSite } from './testing/made-site.fixture';
import { root } from './testing/trees.fixture';
import { lendWebCrypto } from './testing/web-crypto.fixture';
import { threeWords } from './three-words';

const mine = () => ({ contests: { data: [aHomeRow('Football-11')] }, live: { data: [] }, locks: { data: [] } });

const open = (site: MadeSite, answers: object = {}, more: Parameters<typeof renderWithKit>[1] = {}) =>
  renderWithKit(<CheckPage />, {
    at: `/check?contest_id=${CONTEST}`,
    now: site.at,
    answers: { 'GET utils/home': mine, 'GET na/welcome': () => ({ practice: true }), ...site.answers(), ...answers },
    ...more,
  });

test('says why nothing is checked where the address has no https', async () => {
  renderWithKit(<CheckPage />, { at: '/check?contest_id=7' });
  expect(await screen.findByText(/This address has no https/)).toBeVisible();
});

describe('the page', () => {
  lendWebCrypto();
  // What it keeps is asked of a browser that refuses it, as in a private window.
  beforeAll(() => void Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true }));
  afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

  it('asks which contest, where none is named', async () => {
    renderWithKit(<CheckPage />, { at: '/check' });
    expect(await screen.findByText(/Which contest\?/)).toBeVisible();
  });

  it('checks all of it, one sentence after the other, and passes axe', async () => {
    const { container } = open(new MadeSite());
    expect(await screen.findByRole('heading', { name: 'Everything fits' })).toBeVisible();
    const was = within(screen.getByRole('region', { name: 'What was checked' }));
    expect(was.getByText('18 opened picks fit the seals made before their locks.')).toBeVisible();
    expect(was.getByText(/^All 3 entries are in each of \d+ seals, with a pick or with “none”\.$/)).toBeVisible();
    expect(was.getByText('This browser has watched since now.')).toBeVisible();
    expect(was.getByText(/holds no receipt of yours yet/)).toBeVisible();
    await expectNoAxeFindings(container);
  });

  it('shows all that was opened by entry, the player’s own marked, and on a touch what it was sealed with', async () => {
    const site = new MadeSite();
    open(site);
    const table = within(await screen.findByRole('region', { name: 'Opened picks' }));
    const own = table.getByText('Rusty Nail').closest('tr')!;
    expect(within(own).getByText('YOU')).toBeVisible();
    await userEvent.click(within(own).getAllByRole('button')[0]!);
    const { content } = site.opened.find(({ entry, slot, period }) => entry === 11 && slot === 1 && period === '2026-w02')!;
    expect(screen.getByText(content)).toBeVisible();
    expect(screen.getByText(/to its seal: fits$/)).toBeVisible();
  });

  it('keeps what is sealed shut, and says how many locks were opened', async () => {
    open(new MadeSite({ weeks: 1, slots: 3, locked: 1 }));
    const table = within(await screen.findByRole('region', { name: 'Opened picks' }));
    expect(table.getAllByLabelText('Sealed')).toHaveLength(6);
    expect(screen.getByRole('img', { name: /^Week 1: 2 seals from .*, 1 of 1 lock opened$/ })).toBeInTheDocument();
  });

  it('says what does not fit, what that can be and what to do, and accuses nobody', async () => {
    const site = new MadeSite();
    site.opened[0] = { ...site.opened[0]!, shown: 'null' };
    open(site);
    expect(await screen.findByRole('heading', { name: 'Something does not fit' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /1 pick does not stand as locked/ })).toBeVisible();
    const misfits = within(await screen.findByRole('region', { name: 'What does not fit' }));
    expect(misfits.getByText(/the log does not say why/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save the evidence' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask the pool to check' })).toHaveAttribute('href', '/football?contest=3#smack');
    expect(document.body.textContent).not.toMatch(/fraud/i);
  });

  it('says in a sentence what cannot be read, and checks again on a press', async () => {
    const site = new MadeSite();
    let away = true;
    const answer = site.answers()['GET proof/checkpoint'];
    open(site, { 'GET proof/checkpoint': () => (away ? { error: { code: 'unavailable', message: 'The site is away.' } } : answer()) });
    expect(await screen.findByText(/The site is away\./)).toBeVisible();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Everything fits' })).toBeVisible();
  });

  it('says of a contest in which nothing is sealed what is checked of that, and nothing of picks', async () => {
    const { container } = open(new MadeSite({ plain: 3 }));
    expect(await screen.findByRole('heading', { name: 'Everything fits' })).toBeVisible();
    const was = within(screen.getByRole('region', { name: 'What was checked' }));
    expect(was.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Checked: Nothing was taken backThis browser has watched since now.',
      'Checked: Results stand as they were told3 results of the log are what the board has.',
    ]);
    const proves = within(await screen.findByRole('region', { name: 'What this proves' }));
    expect(proves.getByText(/^What the log tells stands as it was told/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/pick|seal|lock|receipt/i);
    await expectNoAxeFindings(container);
  });

  it('has the part of its own that the contest’s kind brings, and no other’s', async () => {
    const piece = (name: string, title: string) => ({
      name,
      title,
      Part: ({ contest }: { contest: number }) => <p>{`${title} of ${contest}`}</p>,
    });
    const slots = { check: [piece('football', 'Check this ball'), piece('golf', 'Check this hole')] };
    const site = new MadeSite({ plain: 1 });
    site.lines[0] = site.lines[0]!.replace('"type":"Football"', '"type":"football"');
    open(site, {}, { slots });
    expect(await screen.findByText(`Check this ball of ${CONTEST}`)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Check this ball' })).toBeVisible();
    expect(screen.queryByText(/Check this hole/)).toBeNull();
  });

  it('has it also where the log cannot be read, if the link said of which kind the contest is', async () => {
    const slots = { check: [{ name: 'golf', title: 'Check this hole', Part: () => <p>Eighteen of them</p> }] };
    const none = () => ({ origin: '', key: '', checkpoint: '', at: '2026-11-10T17:00:00Z' });
    open(new MadeSite(), { 'GET proof/checkpoint': none }, { slots, at: `/check?contest_id=${CONTEST}&kind=golf` });
    expect(await screen.findByText(/This contest has no log yet\./)).toBeVisible();
    expect(screen.getByText('Eighteen of them')).toBeVisible();
  });

  it('says which sentence does not fit where the board has another score', async () => {
    const site = new MadeSite({ plain: 2 });
    site.scores[1]!.score1 = 21;
    open(site);
    expect(await screen.findByRole('heading', { name: 'Something does not fit' }, { timeout: 8000 })).toBeVisible();
    expect(screen.getByRole('heading', { name: /Does not fit: Results are others than were told/ })).toBeVisible();
    expect(screen.getAllByText('The board has other scores than the log tells, of 1 game.')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: /Checked: Nothing was taken back/ })).toBeVisible();
  });

  it('leads to the player’s other contests, of this circle by tabs and of others by the select, and keeps the focus there', async () => {
    const site = new MadeSite();
    const contest = (contest_id: number, type: string, circle = 1) => ({
      ...{ contest_id, type, name: `The ${type}`, year: 2026, circle, circle_name: `Street ${circle}` },
    });
    const contests = [contest(CONTEST, 'football'), contest(8, 'curling'), contest(9, 'football', 2)];
    const { container, where } = open(site, { 'GET proof/contests': () => ({ contests }) });
    const tabs = within(await screen.findByRole('navigation', { name: 'Contest' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Football', 'The curling']);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Football');
    await screen.findByRole('heading', { name: 'Everything fits' });
    await expectNoAxeFindings(container);
    const other = tabs.getByRole('link', { name: 'The curling' });
    other.focus();
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe('/check?contest_id=8&kind=curling');
    expect(other).toHaveFocus();
    expect(other).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('heading', { name: 'Everything fits' })).toBeNull();
    const circle = screen.getByRole('combobox', { name: 'Circle' });
    await userEvent.selectOptions(circle, 'Street 2');
    expect(where()).toBe('/check?contest_id=9&kind=football');
    expect(circle).toHaveFocus();
    expect(tabs.getAllByRole('link')).toHaveLength(1);
    await screen.findByRole('heading', { name: /^(Everything|Something)/ });
  });

  it('compares what somebody told with its own, for as many lines', async () => {
    const site = new MadeSite({ weeks: 1 });
    const words = (await threeWords(root(site.leaves().slice(0, 5)))).join('.');
    for (const [told, says] of [
      [`5.${words}`, /This browser has the same/],
      ['5.zoo.zoo.zoo', new RegExp(`This browser has ${words.replaceAll('.', ' ')}\\. Ask who told it`)],
      ['999.zoo.zoo.zoo', /has not seen so many/],
    ] as const) {
      const { unmount } = open(site, {}, { at: `/check?contest_id=${CONTEST}&told=${told}` });
      expect(await screen.findByText(says)).toBeVisible();
      unmount();
    }
  });

  it('says from when a log is that begins after its contest', async () => {
    const site = new MadeSite({ entries: [], weeks: 0 });
    site.lines[0] = site.lines[0]!.replace('"entries":[]', '"entries":[{"entry":11,"name":"Rusty Nail"}]');
    open(site);
    expect(await screen.findByText(/^The log of this contest begins .* sealed by nothing\.$/)).toBeVisible();
    expect(await screen.findByText('No seal yet. The first one is made when picks can first be made.')).toBeVisible();
  });
});
