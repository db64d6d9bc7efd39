import { describeReads, type ReadScreen } from '@poolhouse/shared-ui/testing';
import { createElement, type ComponentType } from 'react';
import config from '../remote.config.json';
import AllTime from './alltime/AllTime.page';
import FootballMain from './board/FootballMain.page';
import History from './history/History.page';
import { LiveMatters } from './live/LiveMatters';
import { LiveMoments } from './live/LiveMoments';
import MySeason from './myseason/MySeason.page';
import MakePicks from './picks/MakePicks.page';
import Recap from './recap/Recap.page';
import routes from './routes';
import Rules from './rules/Rules.page';
import Season from './seasonpage/Season.page';
import FootballAdmin from './slots/console/football';
import WinsAdmin from './slots/console/wins';
import { anAdminPage, pendingPicks } from './testing/admin.fixture';
import { aBoardPage } from './testing/board-page.fixture';
import { aHistory } from './testing/history.fixture';
import { aMySeason } from './testing/my-season.fixture';
import { aPicksPage } from './testing/picks-page.fixture';
import { aRecap } from './testing/recap.fixture';
import { aRulesRow } from './testing/rules.fixture';
import { aSeason } from './testing/season.fixture';
import WinsBoard from './wins/board/WinsBoard.page';
import WinsDraft from './wins/draft/WinsDraft.page';
import MyWinsSeason from './wins/myseason/MyWinsSeason.page';
import WinsRecap from './wins/recap/WinsRecap.page';
import WinsRules from './wins/rules/WinsRules.page';
import WinsSeason from './wins/season/WinsSeason.page';
import { aMySeason as aMyWinsSeason } from './wins/testing/my-season.fixture';
import { aWinsRecap } from './wins/testing/recap.fixture';
import { aWinsSeason } from './wins/testing/season.fixture';
import { aWinsPage } from './wins/testing/wins.fixture';

beforeEach(() => localStorage.clear());

const allTime = {
  ID: 'Turf Toe',
  football_entryname: 'Turf Toe',
  wins: 60,
  losses: 40,
  pct: 0.6,
  winnings: 12,
  years: 2,
  mine: 0,
} as const;
const answers: ReadScreen['answers'] = {
  'GET football/pagedata': () => aBoardPage(),
  'GET football/makepicksdata': () => aPicksPage(),
  'GET football/season': () => aSeason(),
  'GET football/my_season': () => aMySeason(),
  'GET football/recap': () => aRecap(),
  'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
  'GET utils/season_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
  'GET football/history': () => aHistory,
  'GET football/alltimeview': () => ({ all_time_data: { data: [allTime] } }),
  'GET football/rulesdata': () => ({ config: { data: [aRulesRow()] } }),
  'GET football/footballwins_pagedata': () => aWinsPage(),
  'GET football/footballwins_season': () => aWinsSeason(),
  'GET football/footballwins_recap': () => aWinsRecap(),
  'GET football/footballwins_my_season': () => aMyWinsSeason(),
  'GET football/ad': () => anAdminPage(),
  'GET football/pending_picks': () => ({ current_picks: { data: [pendingPicks] }, contest_id: 5 }),
};
const screen = (Page: ComponentType, at: string, more: Partial<ReadScreen> = {}): ReadScreen => ({
  ui: () => createElement(Page),
  at,
  now: '2026-11-15T20:22:00Z',
  answers,
  ...more,
});
const steps = { games: { data: [{ ID: 2, Steps: '1794765600,Q1,15:00,0,0,' }] } };
const onNow = {
  ...{ ID: '3-2', contest: 'Football', pool: 'Oak Street Pool', href: '/football?contest=3&game=2', at: '2026-11-15T18:00:00Z' },
  ...{ pick: 'Bills −5.5', need: '', score: '31–20', clock: 'Q3 8:41', push: 0 as const, near: 1, result: -1 },
};
const inConsole = (Part: ComponentType<{ group: number; changed(): void }>) => () => <Part group={1} changed={() => {}} />;

// Its settings come with the page, and its model is part of its code.
const pieces = config.slots.filter(({ place }) => place !== 'settings' && place !== 'models');
describeReads([...routes.map(({ path = '' }) => path), ...pieces.map(({ place, name }) => `${place}/${name}`)], {
  football: screen(FootballMain, '/football'),
  'football/makepicks': screen(MakePicks, '/football/makepicks'),
  'football/season': screen(Season, '/football/season', {
    besides: ['Counting the chances'],
  }),
  'football/season/me': screen(MySeason, '/football/season/me'),
  'football/recap': screen(Recap, '/football/recap'),
  'football/history': screen(History, '/football/history?year=2026&entry=Rusty%20Nail', {
    press: [/Bills minus 5.5/],
    // What the row itself tells, until the board of its week is there.
    besides: ['BUF −5.5: covered.'],
  }),
  'football/alltime': screen(AllTime, '/football/alltime'),
  'football/rules': screen(Rules, '/football/rules'),
  footballwins: screen(WinsBoard, '/footballwins'),
  'footballwins/season': screen(WinsSeason, '/footballwins/season'),
  'footballwins/season/me': screen(MyWinsSeason, '/footballwins/season/me'),
  'footballwins/recap': screen(WinsRecap, '/footballwins/recap'),
  'footballwins/draft': screen(WinsDraft, '/footballwins/draft'),
  'footballwins/rules': screen(WinsRules, '/footballwins/rules'),
  'live/matters': screen(() => <LiveMatters live={[onNow]} />, '/live', { answers }),
  'live/moments': screen(() => <LiveMoments live={[onNow]} />, '/live', { answers: { ...answers, 'GET football/steps': () => steps } }),
  'console/football': screen(inConsole(FootballAdmin), '/ad', { choose: { User: '2', Entry: '2' } }),
  'console/wins': screen(inConsole(WinsAdmin), '/ad'),
});
