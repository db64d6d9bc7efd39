import { describeReads, type ReadScreen } from '@poolhouse/shared-ui/testing';
import { createElement, type ComponentType } from 'react';
import config from '../remote.config.json';
import Board from './board/Board.page';
import Games from './games/Games.page';
import History from './history/History.page';
import Print from './print/Print.page';
import Recap from './recap/Recap.page';
import routes from './routes';
import Rules from './rules/Rules.page';
import SquaresCheck from './slots/check/bbsquares';
import SquaresConsole from './slots/console/bbsquares';
import { aGame, aPage } from './testing/board.fixture';
import { EXAMPLE } from './testing/draw.fixture';
import { aWonRecap } from './testing/recap.fixture';

beforeEach(() => localStorage.clear());

const none = () => new Array<number>(100).fill(0);
const screen = (Page: ComponentType, at: string, more: Partial<ReadScreen> = {}): ReadScreen => ({
  ui: () => createElement(Page),
  at,
  now: '2025-03-20T12:00:00Z',
  answers: {
    'GET bbsquares/pagedata': () => aPage({ drawn: true, games: [aGame()], config: { isAdmin: 1, drawn_at: '2025-03-20T03:58:00.000Z' } }),
    'GET bbsquares/share': () => ({ path: '' }),
    'GET bbsquares/draw': () => ({
      sealed: { board: '7', commit: EXAMPLE.commit, sealed_at: EXAMPLE.sealed_at },
      draw: EXAMPLE,
      voided: [],
    }),
    'GET bbsquares/history': () => ({ years: [2024], wins: none(), pairs: none(), rounds: { data: [] } }),
    'GET bbsquares/recap': () => aWonRecap(),
    'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
  },
  ...more,
});
const Console = () => <SquaresConsole group={1} changed={() => {}} />;

describeReads([...routes.map(({ path = '' }) => path), ...config.slots.map(({ place, name }) => `${place}/${name}`)], {
  bbsquares: screen(Board, '/bbsquares'),
  'bbsquares/games': screen(Games, '/bbsquares/games'),
  'bbsquares/rules': screen(Rules, '/bbsquares/rules'),
  'bbsquares/history': screen(History, '/bbsquares/history'),
  'bbsquares/recap': screen(Recap, '/bbsquares/recap'),
  'bbsquares/print': screen(Print, '/bbsquares/print'),
  'console/bbsquares': screen(Console, '/ad'),
  'check/bbsquares': screen(() => <SquaresCheck contest={7} />, '/check?contest_id=7'),
});
