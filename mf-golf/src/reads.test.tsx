import { describeReads, type ReadScreen } from '@poolhouse/shared-ui/testing';
import { createElement, type ComponentType } from 'react';
import config from '../remote.config.json';
import Golf from './board/Golf.page';
import ChancesPage from './chances/Chances.page';
import { LiveChances } from './chances/LiveChances';
import MySeason from './myseason/MySeason.page';
import Pick1RecapPage from './pick1/Recap.page';
import MakePicks from './picks/MakePicks.page';
import Recap from './recap/Recap.page';
import routes from './routes';
import Rules from './rules/Rules.page';
import Season from './season/Season.page';
import ShotDetails from './shots/ShotDetails.page';
import GolfAdmin from './slots/console/golf';
import GolfImages from './slots/tools/golfimages';
import GolfPicks from './slots/tools/golfpicks';
import Pick1 from './slots/tools/pick1golf';
import Stats from './stats/Stats.page';
import { anAdminPage } from './testing/admin.fixture';
import { aMySeason } from './testing/my-season.fixture';
import { aPage, aPick, aPicksPage } from './testing/page.fixture';
import { aPick1Recap } from './testing/pick1.fixture';
import { aRecap, aStatsPage, someRules } from './testing/screens.fixture';
import { holes, shotsPage } from './testing/shots.fixture';

beforeEach(() => localStorage.clear());

const answers: ReadScreen['answers'] = {
  'GET golf/pagedata': () => aPage(),
  'GET golf/makepicksdata': () => aPicksPage(),
  'GET golf/rulesdata': () => someRules,
  'GET golf/recap': () => aRecap(),
  'GET golf/my_season': () => aMySeason(),
  'GET utils/season_card': () => ({ picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', path: '', sharing: 1 }),
  'GET golf/pick1recap': () => aPick1Recap(),
  'GET utils/recap_card': () => ({ picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', path: '', sharing: 1 }),
  'GET golf/statspagedata': () => aStatsPage(0),
  'GET golf/shotdetails': () => shotsPage(JSON.stringify(holes)),
  'GET golf/GetGolferTournamentHistory': () => ({
    history: { data: [{ ID: '5-2025', year: 2025, position: 'T7', through: 'F', score: '-9', round: '+1' }] },
  }),
  'GET golf/GetGolferYTDResults': () => ({
    history: {
      data: [
        {
          ...{ ID: 'a', Start_Date: '2026-11-12', Tournament_Name: 'Lakehouse Pro' },
          ...{ Position: 'T9', Through: 'F', Score: '+4', Round: '+3' },
        },
      ],
    },
  }),
  'GET golf/ad': () => anAdminPage(),
  'GET ad/golf_picks': () => ({ picks: { data: [aPick(12)] } }),
  'GET ad/pick1_golf_pick': () => ({ pick: 7, Pick: 'Golfer 7', picked: 1 }),
};
const screen = (Page: ComponentType, at: string, more: Partial<ReadScreen> = {}): ReadScreen => ({
  ui: () => createElement(Page),
  at,
  now: '2026-11-20T18:00:00Z',
  answers,
  ...more,
});
const onNow = {
  ...{ ID: 'best-12', contest: 'Golf', pool: 'Golf 2026', href: '/golf?contest=3', at: '2026-11-19T12:35:00Z', pick: 'Best ball' },
  ...{ need: 'Leads Entry 13 by 1', score: '−9', clock: 'R2, 60 holes left', push: 0 as const, near: 0.5, result: -1 },
};
const inConsole = (Part: ComponentType<{ group: number; changed(): void }>) => () => <Part group={1} changed={() => {}} />;

// Its settings come with the page, and its model is part of its code.
const pieces = config.slots.filter(({ place }) => place !== 'settings' && place !== 'models');
describeReads([...routes.map(({ path = '' }) => path), ...pieces.map(({ place, name }) => `${place}/${name}`)], {
  golf: screen(Golf, '/golf'),
  pick1golf: screen(Golf, '/pick1golf'),
  'pick1golf/recap': screen(Pick1RecapPage, '/pick1golf/recap'),
  'golf/makepicks': screen(MakePicks, '/golf/makepicks', { now: '2026-11-24T12:00:00Z' }),
  'golf/chances': screen(ChancesPage, '/golf/chances', { besides: ['counting'] }),
  'golf/season': screen(Season, '/golf/season'),
  'golf/season/me': screen(MySeason, '/golf/season/me'),
  'golf/recap': screen(Recap, '/golf/recap'),
  'golf/stats': screen(Stats, '/golf/stats'),
  'golf/rules': screen(Rules, '/golf/rules'),
  'golf/shotdetails': screen(ShotDetails, '/golf/shotdetails'),
  'live/chances': screen(() => <LiveChances live={[onNow]} />, '/live'),
  'console/golf': screen(inConsole(GolfAdmin), '/ad'),
  'tools/golfpicks': screen(inConsole(GolfPicks), '/ad', { choose: { Entry: '12' } }),
  'tools/pick1golf': screen(inConsole(Pick1), '/ad', { choose: { Entry: '21' } }),
  'tools/golfimages': screen(inConsole(GolfImages), '/ad'),
});
