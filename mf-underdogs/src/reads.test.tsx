import { describeReads, type ReadScreen } from '@poolhouse/shared-ui/testing';
import { createElement, type ComponentType } from 'react';
import config from '../remote.config.json';
import Underdogs from './board/Underdogs.page';
import MySeason from './myseason/MySeason.page';
import Recap from './recap/Recap.page';
import routes from './routes';
import Rules from './rules/Rules.page';
import Season from './season/Season.page';
import UnderdogsAdmin from './slots/console/underdogs';
import { aMySeason } from './testing/my-season.fixture';
import { aPage } from './testing/page.fixture';
import { aRecap } from './testing/recap.fixture';
import { aConfig, anEvent } from './testing/rows.fixture';

beforeEach(() => localStorage.clear());

const screen = (Page: ComponentType, at: string, more: Partial<ReadScreen> = {}): ReadScreen => ({
  ui: () => createElement(Page),
  at,
  now: '2026-11-19T14:14:00Z',
  answers: {
    'GET underdogs/pagedata': () => aPage({ config: { data: [aConfig({ isAdmin: 1 })] } }),
    'GET underdogs/my_season': () => aMySeason(),
    'GET underdogs/recap': () => aRecap(),
    'GET utils/season_card': () => ({ picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', path: '', sharing: 1 }),
    'GET utils/recap_card': () => ({ picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', path: '', sharing: 1 }),
    'GET underdogs/games': () => ({ events: { data: [anEvent({ ID: 40, week: 4 })] } }),
  },
  ...more,
});
const Console = () => <UnderdogsAdmin group={1} changed={() => {}} />;

describeReads([...routes.map(({ path = '' }) => path), ...config.slots.map(({ place, name }) => `${place}/${name}`)], {
  underdogs: screen(Underdogs, '/underdogs', { choose: { Week: '4' } }),
  'underdogs/season': screen(Season, '/underdogs/season'),
  'underdogs/season/me': screen(MySeason, '/underdogs/season/me'),
  'underdogs/recap': screen(Recap, '/underdogs/recap'),
  'underdogs/rules': screen(Rules, '/underdogs/rules'),
  'console/underdogs': screen(Console, '/ad', { choose: { Week: '4' } }),
});
