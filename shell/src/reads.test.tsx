import type { RouteObject } from '@poolhouse/shared-ui/router';
import { describeReads } from '@poolhouse/shared-ui/testing';
import { siteRoutes } from './app/router';
import { ArchivePage } from './archive/Archive.page';
import { CheckPage } from './check/Check.page';
import { CONTEST, MadeSite } from './check/testing/made-site.fixture';
import { lendWebCrypto } from './check/testing/web-crypto.fixture';
import { SignedIn } from './home/SignedIn';
import { LivePage } from './live/Live.page';
import { AccountSettingsPage } from './settings/AccountSettings.page';
import { someArchive } from './testing/archive.fixture';
import { aHomeRow, aLiveRow } from './testing/home.fixture';
import { someOptions } from './testing/options.fixture';
import { someRivals, someYears } from './testing/years.fixture';
import { RivalsPage } from './years/Rivals.page';
import { YearsPage } from './years/Years.page';

beforeEach(() => localStorage.clear());
lendWebCrypto();
// Kept is nothing, as in a private window.
beforeAll(() => void Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

const logged = new MadeSite({ weeks: 1 });

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
/** What these say comes with a press or with a link, or is remotes'; '/index.html' is home. */
const READ_NOTHING = ['/index.html', '/setpassword', '/join', '/models', '*'];

describeReads(
  pathsOf(siteRoutes).filter((path) => !READ_NOTHING.includes(path)),
  {
    '/': {
      ui: () => <SignedIn username="Rusty" />,
      answers: {
        'GET utils/home': () => ({ contests: { data: [aHomeRow('Football-3')] }, live: { data: [] }, locks: { data: [] } }),
      },
    },
    '/live': {
      ui: () => <LivePage />,
      answers: {
        'GET utils/home': () => ({
          contests: { data: [aHomeRow('Football-3', { live: 1 })] },
          live: { data: [aLiveRow('a')] },
          locks: { data: [] },
        }),
      },
    },
    '/check': {
      ui: () => <CheckPage />,
      at: `/check?contest_id=${CONTEST}`,
      now: logged.at,
      answers: {
        'GET utils/home': () => ({ contests: { data: [aHomeRow('Football-11')] }, live: { data: [] }, locks: { data: [] } }),
        'GET na/welcome': () => ({ practice: true }),
        ...logged.answers(),
      },
    },
    '/years': { ui: () => <YearsPage />, answers: { 'GET utils/years': () => someYears() } },
    '/archive': { ui: () => <ArchivePage />, at: '/archive?archive=7', answers: { 'GET utils/archive': () => someArchive() } },
    '/years/:player': { ui: () => <RivalsPage />, answers: { 'GET utils/rivals': () => someRivals() } },
    '/accountsettings': {
      ui: () => <AccountSettingsPage />,
      answers: {
        'GET utils/useroptions': () => someOptions(),
        'GET utils/devices': () => ({
          devices: {
            data: [
              {
                ...{ id: 1, application: 'poolhouse-web', label: 'Chrome on Windows', this_device: 1 as const },
                ...{ created: '2026-11-01T10:00:00Z', last_used: '2026-11-16T10:00:00Z' },
              },
            ],
          },
        }),
        'GET utils/account': () => ({ username: 'Ann', email: 'ann@example.org', waiting: '' }),
        'GET utils/calendar': () => ({ created: '' }),
        'GET utils/passkeys': () => ({
          passkeys: { data: [] },
          recovery_codes_left: 0,
          required_of_admins: 0,
          works_at: window.location.origin,
        }),
      },
    },
  },
);
