import { EVENING, SECOND } from '../auction';
import { EmptySite } from '../empty-site';
import { isKept, toKeep } from '../kept';
import { madeSeason } from '../made-season';
import { FIRST_ADMIN } from '../set-up-pool';
import { Site } from '../site';
import type { OtherBrowser } from './other-browser';

/** What somebody does on the site, from one end to the other; each throws where it gets stuck. */
export interface Journey {
  name: string;
  /** @param site the demo on its Sunday, whose clock a journey may move on: those that come after it begin there */
  go(browser: OtherBrowser, site: Site): Promise<void>;
}

const DAY_MS = 86_400_000;
const rusty = (site: Site) => site.users.find(({ username }) => username === 'rusty')!;
const button = (name: string | RegExp) => ({ role: 'button', name }) as const;
const heading = (name: string | RegExp) => ({ role: 'heading', name }) as const;

/** From an empty site to a pool with its first pick, and a friend who is in by the link. */
const setUpAndJoin: Journey = {
  name: 'sets up a pool in the console, and a friend joins by the link',
  async go(browser) {
    const site = await EmptySite.start('2026-09-08T16:00:00Z');
    try {
      await browser.go(`${site.url}${site.firstAdmin}`);
      await browser.fill('Name', FIRST_ADMIN.username);
      await browser.fill('E-mail', FIRST_ADMIN.email);
      await browser.fill('Password', FIRST_ADMIN.password);
      await browser.click(button('Make the account'));
      await browser.click({ role: 'link', name: 'Set up your pool' });
      await browser.fill('Name of the pool', 'Oak Street Pool');
      await browser.fill('Season', '2026');
      await browser.click({ role: 'radio', name: 'from a file' });
      const games = madeSeason({ season: 2026, firstSunday: '2026-09-13', weeks: 18 });
      await browser.choose('games.csv', { name: 'games.csv', text: games });
      await browser.click(button('See what it makes'));
      await browser.click(button('Set it all up'));
      await browser.comes(heading('Your pool is set up'));
      const link = await browser.run(() => document.querySelector('[data-testid="invitation"]')?.textContent ?? '');
      await browser.click({ role: 'link', name: 'Make your first pick' });
      await browser.click(button(/^Bills/));
      await browser.click(button('Submit Picks'));
      await browser.says(/\bSuccess\b/);
      await joinBy(browser, `${site.url}/join#${link.split('#')[1]}`);
    } finally {
      await site.stop();
    }
  },
};

async function joinBy(browser: OtherBrowser, link: string): Promise<void> {
  await browser.leave();
  await browser.go(link);
  await browser.comes(heading('Join Oak Street Pool'));
  await browser.fill('Your name', 'Marge');
  await browser.fill('Name of your entry', 'Turf Toe');
  await browser.fill('E-mail', 'marge@example.com');
  await browser.fill(/^Password/, 'a word');
  await browser.click(button('Join'));
  await browser.comes(button('Submit Picks'));
  await browser.says(/Oak Street Pool/);
}

const signIn: Journey = {
  name: 'signs in, is known after a reload, and signs out',
  async go(browser, { url, users: [user] }) {
    await browser.enter(url, { ...user!, password: 'not this' }, false);
    await browser.says(/password/i);
    await browser.enter(url, user!);
    await browser.go(url);
    await browser.comes(heading(new RegExp(`^Welcome( back)?, ${user!.username}$`)));
    await browser.click(button('Sign Out'));
    await browser.comes(button('Sign In'));
  },
};

const liveBoard: Journey = {
  name: 'sees a live board go on by itself',
  async go(browser, site) {
    await browser.enter(site.url, rusty(site));
    await browser.go(`${site.url}/football`);
    await browser.comes(heading(/^Week \d+ Scores$/));
    const scores = () => browser.run(() => document.querySelector<HTMLElement>('#scores')?.innerText ?? '');
    const before = await scores();
    await site.moveClock((await site.now()) + 10 * 60_000);
    await browser.soon('see the scores of ten minutes later', async () => before !== '' && (await scores()) !== before);
  },
};

const whatIf: Journey = {
  name: 'supposes how a game ends, and takes it back',
  async go(browser, site) {
    const user = rusty(site);
    await browser.enter(site.url, user);
    await browser.go(`${site.url}/football`);
    await browser.click(button('What if'));
    const { scores } = await site.call(user, 'GET football/pagedata');
    const open = scores.data.find((game) => game.inProgress === 1)!;
    const within = { role: 'group', name: `Suppose how ${open.team1} at ${open.team2} ends` } as const;
    await browser.click({ role: 'button', name: /./, within });
    await browser.says(new RegExp(`Supposed: (${open.Abbrev1}|${open.Abbrev2})`));
    await browser.click(button('Back to now'));
    await browser.saysNoMore(/Supposed:/);
  },
};

const smack: Journey = {
  name: 'says something on the smack board',
  async go(browser, site) {
    await browser.enter(site.url, rusty(site));
    await browser.go(`${site.url}/football`);
    await browser.fill('Say something', 'That line was a <gift> & I took it');
    await browser.click(button('Post'));
    await browser.says(/That line was a <gift> & I took it/);
    const { smack: said } = await site.call(rusty(site), 'GET football/pagedata');
    if (!said.data.some(({ Message }) => Message.includes('was a'))) throw new Error('The server has no such message.');
  },
};

const golf: Journey = {
  name: 'reads golf’s board, and picks four golfers',
  async go(browser, site) {
    await browser.enter(site.url, rusty(site));
    await browser.go(`${site.url}/golf`);
    await browser.comes(heading('Leaderboard'));
    await browser.comes({ role: 'grid', name: /Leaderboard/ });
    await browser.go(`${site.url}/golf/makepicks`);
    await browser.click(button('Random!'));
    await browser.click(button('Submit Picks'));
    await browser.says(/4 of 4 saved/);
    await browser.says(/\bSuccess\b/);
  },
};

const squares: Journey = {
  name: 'claims a square',
  async go(browser, site) {
    const user = rusty(site);
    const claimed = async () => (await site.call(user, 'GET bbsquares/pagedata')).config.data[0]!.claimed;
    await browser.enter(site.url, user);
    await browser.go(`${site.url}/bbsquares`);
    const before = await claimed();
    await browser.click({ role: 'gridcell', name: /, free$/ });
    await browser.click(button('Claim 1 square'));
    await browser.says(/1 square claimed\./);
    if ((await claimed()) !== before + 1) throw new Error('The server has not one square more.');
  },
};

/** What is done while the site cannot be reached, after which it can be again. */
async function away(site: Site, work: () => Promise<void>): Promise<void> {
  await site.down('SIGTERM');
  try {
    await work();
  } finally {
    await site.up();
  }
}

/** Tuesday noon in New York: a new week, nothing picked and nothing started. */
async function toTuesday(site: Site): Promise<void> {
  const noon = new Date(await site.now());
  noon.setUTCHours(17, 0, 0, 0);
  do noon.setTime(noon.getTime() + DAY_MS);
  while (noon.getUTCDay() !== 2);
  await site.moveClock(noon.getTime());
}

/** How many picks of the present week the server has. */
async function picksOf(site: Site): Promise<number> {
  const user = rusty(site);
  const { config } = await site.call(user, 'GET football/makepicksdata');
  const { current_picks } = await site.call(user, 'GET football/pending_picks', { query: { entry_id: config.data[0]!.entry_id } });
  const [row] = current_picks.data;
  return ([1, 2, 3, 4, 5] as const).filter((slot) => (row?.[`event_id${slot}`] ?? 0) > 0).length;
}

const picks: Journey = {
  name: 'picks five games, and saves them also while the site is away',
  async go(browser, site) {
    await toTuesday(site);
    await browser.enter(site.url, rusty(site));
    await browser.go(`${site.url}/football/makepicks`);
    await browser.click(button('Random Picks!'));
    const press = await browser.pressAtOnce(button('Submit Picks'));
    let pressed = false;
    await away(site, async () => {
      pressed = await press();
      if (pressed) await browser.says(/Your picks are kept here, and sent as soon as it can be reached/);
    });
    // A page that has noticed first that the site is away lets nobody press until it is back, and keeps what was picked.
    if (!pressed) await browser.click(button('Submit Picks'));
    await browser.soon('have the server take what was kept', async () => (await picksOf(site)) === 5);
    await browser.says(/Everything is saved/i);
  },
};

const lastBoard: Journey = {
  name: 'opens the last board without a network',
  async go(browser, site) {
    await browser.enter(site.url, rusty(site));
    await browser.go(`${site.url}/football`);
    await browser.comes(heading(/^Week \d+/));
    const all = await toKeep(site.url, 1);
    await browser.soon('have the worker keep the board', () => browser.run(isKept, all));
    await away(site, async () => {
      await browser.go(`${site.url}/football`);
      await browser.says(/Can't reach Poolhouse\. Showing/);
      await browser.comes(heading(/^Week \d+/));
    });
    await browser.saysNoMore(/Can't reach Poolhouse\. Showing/);
  },
};

const auction: Journey = {
  name: 'bids in a live auction',
  async go(browser) {
    const site = await Site.start({}, 'auction');
    try {
      const [casey, priya] = ['casey', 'priya'].map((username) => ({ username, password: site.welcome.demo!.password }));
      await site.moveClock(EVENING);
      const settings = { ...SECOND, clock_open: 600, clock_reset: 120, auto_next: 0 };
      await site.call(casey!, 'POST bbauction/settings', { body: settings });
      await browser.enter(site.url, priya!);
      await browser.go(`${site.url}/bbauction/auction?year=${SECOND.year}&group=${SECOND.group}`);
      await browser.says(/of 64 teams sold/);
      await site.call(casey!, 'POST bbauction/resume', { body: SECOND }).catch(() => undefined);
      await site.call(casey!, 'POST bbauction/update_config', { body: { ...SECOND, current_team: 0 } });
      await browser.click(button('Bid $1'));
      await browser.comes(button('You are the high bidder'));
    } finally {
      await site.stop();
    }
  },
};

/** In the order in which the demo's clock goes. */
export const JOURNEYS: readonly Journey[] = [signIn, liveBoard, whatIf, smack, golf, squares, lastBoard, picks, setUpAndJoin, auction];
