import { describeReads, type ReadScreen } from '@poolhouse/shared-ui/testing';
import config from '../remote.config.json';
import AdminPage from './console/Admin.page';
import { consoleTabs } from './facts/tabs.rules';
import { SetupOnHome } from './home/SetupOnHome';
import routes from './routes';
import { allAnswers, allMay } from './testing/answers.fixture';

beforeEach(() => localStorage.clear());

const console_ = (at: string, more: Partial<ReadScreen> = {}): ReadScreen => ({
  ui: () => <AdminPage />,
  at,
  now: '2026-11-16T18:00:00Z',
  session: { is_admin: true },
  answers: allAnswers(),
  ...more,
});
/** The page itself is the frame of every tab. */
const elsewhere = { 'GET ad/pagedata': 'tab admin', 'GET ad/my_permissions': 'tab admin' };
const tab = (key: string, more: Partial<ReadScreen> = {}) => console_(`/ad?tab=${key}`, { elsewhere, ...more });
const tools = ['Add User', 'Remove User', 'Reset Password', 'Change Email', 'Enable/Disable Contest For User'];
const tabs = consoleTabs([], { role: 'site', running: true, kinds: [], calls: allMay().calls }).map(({ key }) => `tab ${key}`);
const paths = routes.map(({ path = '' }) => path).filter((path) => path !== 'ad');

describeReads([...paths, ...tabs, ...config.slots.map(({ place, name }) => `${place}/${name}`), 'tools', 'files of gameday'], {
  ad: console_('/ad', { press: ['Open Hollis'] }),
  'tab admin': tab('admin', { press: ['User: added'] }),
  'tab contests': tab('contests', { press: ['Open'], choose: { User: 'hollis@example.com' } }),
  'tab people': tab('people'),
  'tab gameday': tab('gameday', { press: ['Set Jets at Bills', 'Answers of NFL scores'] }),
  'files of gameday': tab('gameday&section=files'),
  'tab releases': tab('releases'),
  'tab health': tab('health'),
  'tab setup': tab('setup'),
  tools: tab('setup', { press: ['Tools', ...tools], choose: { User: 'hollis@example.com' } }),
  'home/setup': console_('/', { ui: () => <SetupOnHome /> }),
});
