import { describeReads, type ReadScreen } from '@poolhouse/shared-ui/testing';
import { createElement, type ComponentType } from 'react';
import config from '../remote.config.json';
import Bracket from './board/Bracket.page';
import Chances from './chances/Chances.page';
import Live from './live/Live.page';
import Practice from './practice/Practice.page';
import Recap from './recap/Recap.page';
import routes from './routes';
import AuctionSetUp from './slots/console/bbauction';
import AuctionModel from './slots/models/auction';
import { going } from './testing/practice.fixture';
import { recap } from './testing/recap.fixture';
import { aBracket, aRoom } from './testing/rows.fixture';
import Rules from './worth/Rules.page';

beforeEach(() => localStorage.clear());

const strengths = [0, -0.52, -0.88, -1.06, -1.2, -1.26, -1.31, -1.39, -1.48, -1.56, -1.65, -1.93, -2.35, -2.76, -3.18, -3.67];
const answers: ReadScreen['answers'] = {
  'GET bbauction/pagedata': () => aBracket(),
  'GET bbauction/auction_data': () => aRoom(),
  'GET bbauction/practice': () => going(),
  'GET bbauction/recap': () => recap(),
  'GET bbauction/model': () => ({
    model: { data: [{ ID: 1, strengths, games: 2425, from: 1985, to: 2025, log_loss: 0.5441, brier: 0.1849 }] },
    bands: { data: [{ ID: 1, said: 0.561, came: 0.59, games: 715 }] },
  }),
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
const Console = () => <AuctionSetUp group={1} changed={() => {}} />;

describeReads([...routes.map(({ path = '' }) => path), ...config.slots.map(({ place, name }) => `${place}/${name}`)], {
  bbauction: screen(Bracket, '/bbauction'),
  'bbauction/auction': screen(Live, '/bbauction/auction'),
  'bbauction/practice': screen(Practice, '/bbauction/practice?year=2026&group=1'),
  'bbauction/chances': screen(Chances, '/bbauction/chances'),
  'bbauction/recap': screen(Recap, '/bbauction/recap'),
  'bbauction/rules': screen(Rules, '/bbauction/rules'),
  'console/bbauction': screen(Console, '/ad'),
  'models/auction': screen(AuctionModel, '/models'),
});
