import { describeReads, type ReadScreen } from '@poolhouse/shared-ui/testing';
import { createElement, type ComponentType } from 'react';
import config from '../remote.config.json';
import Bracket from './board/Bracket.page';
import Chances from './chances/Chances.page';
import { LiveChances } from './chances/LiveChances';
import Live from './live/Live.page';
import Practice from './practice/Practice.page';
import Recap from './recap/Recap.page';
import routes from './routes';
import AuctionSetUp from './slots/console/bbauction';
import AuctionModel from './slots/models/auction';
import { aModel } from './testing/final.fixture';
import { going } from './testing/practice.fixture';
import { recap } from './testing/recap.fixture';
import { aBracket, aConfig, aRoom } from './testing/rows.fixture';
import Rules from './worth/Rules.page';

beforeEach(() => localStorage.clear());

const answers: ReadScreen['answers'] = {
  'GET bbauction/pagedata': () => aBracket(),
  'GET bbauction/auction_data': () => aRoom(),
  'GET bbauction/practice': () => going(),
  'GET bbauction/recap': () => recap(),
  'GET bbauction/model': () => aModel,
  'GET ad/bbauction_setup': () => ({
    year: 2026,
    steps: { data: Array.from({ length: 8 }, (_, n) => ({ ID: n + 1, done: 0, note: '', at: '', by: '' })) },
    auctions: { data: [] },
  }),
};
const screen = (Page: ComponentType, at: string, more: Partial<ReadScreen> = {}): ReadScreen => ({
  ui: () => createElement(Page),
  at,
  now: '2026-03-17T00:00:00Z',
  answers,
  ...more,
});
const onNow = {
  ...{ ID: '1-70-1', contest: 'bbAuction', pool: 'Street', href: '/bbauction?year=2026&group=1&game=70', at: '2026-03-20T00:00:00Z' },
  ...{ pick: 'Team 1 against Team 2', need: '', score: '40–38', clock: '2nd 4:18', push: 0 as const, near: 0.5, result: -1 },
};
const sold = () => aBracket({ config: { data: [aConfig({ sold: 64 })] } });
const Console = () => <AuctionSetUp group={1} changed={() => {}} />;

describeReads([...routes.map(({ path = '' }) => path), ...config.slots.map(({ place, name }) => `${place}/${name}`)], {
  bbauction: screen(Bracket, '/bbauction'),
  'bbauction/auction': screen(Live, '/bbauction/auction'),
  'bbauction/practice': screen(Practice, '/bbauction/practice?year=2026&group=1'),
  'bbauction/chances': screen(Chances, '/bbauction/chances'),
  'bbauction/recap': screen(Recap, '/bbauction/recap'),
  'bbauction/rules': screen(Rules, '/bbauction/rules'),
  'live/chances': screen(() => <LiveChances live={[onNow]} />, '/live', { answers: { ...answers, 'GET bbauction/pagedata': sold } }),
  'console/bbauction': screen(Console, '/ad'),
  'models/auction': screen(AuctionModel, '/models'),
});
