import { describeReads, type ReadScreen } from '@poolhouse/shared-ui/testing';
import { createElement } from 'react';
import config from '../remote.config.json';
import Accuracy from './accuracy/Accuracy.page';
import routes from './routes';
import StatsModel from './slots/models/stats';
import { anAccuracy, aWeek } from './testing/week.fixture';
import Week from './week/Week.page';

const screen = (Page: () => React.ReactElement | null, more: Partial<ReadScreen> = {}): ReadScreen => ({
  ui: () => createElement(Page),
  now: '2026-11-22T20:30:00Z',
  answers: { 'GET ssf/pagedata': () => aWeek(), 'GET ssf/accuracy': anAccuracy },
  ...more,
});

describeReads([...routes.map(({ path }) => path ?? ''), ...config.slots.map(({ place, name }) => `${place}/${name}`)], {
  // Beside the button that computes anew, which stands in its place while the games are read.
  ssf: screen(Week, { at: '/ssf', besides: ['Being read'] }),
  'ssf/accuracy': screen(Accuracy, { at: '/ssf/accuracy' }),
  'models/stats': screen(StatsModel, { at: '/models' }),
});
