/**
 * What a test sets for each export of the kit that depends on more than its arguments. A hook, or a reading of server or browser, that is
 * new in the kit does not compile here until somebody has said how a test of a remote determines it.
 */
import type * as board from '../board';
import type * as data from '../data';
import type * as device from '../device';
import type * as kit from '../index';
import type * as router from '../router';
import type * as screen from '../screen';
import type * as season from '../season';
import type * as testing from '../testing';
import type { FakeKit, KitOptions } from './fake-kit';

type Kit = typeof kit & typeof board & typeof data & typeof device & typeof router & typeof screen & typeof season;
type Reading = Extract<keyof Kit, `use${string}` | `server${string}` | `stor${string}` | `${string}Stored` | 'SessionProvider'>;
/** An option of renderWithKit, another export of /testing, jest's own clock, or the test's browser, which is jsdom's. */
type Means = keyof KitOptions | keyof typeof testing | 'jest' | 'browser';

export const standIns = {
  SessionProvider: 'session',
  useSession: 'session',
  storedAuthorization: 'browser',
  useApi: 'answers',
  useAction: 'answers',
  usePageData: 'fakePage',
  useRead: 'answers',
  serverNow: 'now',
  serverRate: 'now',
  useServerNow: 'now',
  useRoundTrip: 'roundTrip',
  useFromNow: 'now',
  useSecondsTo: 'jest',
  useBoardMarks: 'browser',
  useOwnMark: 'browser',
  usePeopleRead: 'answers',
  usePerson: 'browser',
  usePersons: 'browser',
  useStore: 'jest',
  useKept: 'jest',
  useNewVersion: 'compatibility',
  serverCompatibility: 'compatibility',
  useServerCompatibility: 'compatibility',
  useBlocker: 'at',
  useLocation: 'at',
  useNavigate: 'at',
  useParams: 'at',
  useBack: 'browser',
  useShownBack: 'browser',
  useRouteError: 'at',
  useRoutes: 'at',
  useSearchParams: 'at',
  useContest: 'browser',
  useForgetLost: 'browser',
  useWeekAddress: 'at',
  readStored: 'browser',
  removeStored: 'browser',
  writeStored: 'browser',
  storedId: 'browser',
  storeId: 'browser',
  usePhone: 'browser',
  useOneColumn: 'browser',
  useShowAll: 'browser',
  useAskedGame: 'at',
  useHeldOrder: 'browser',
  useSteady: 'now',
  useThemeMode: 'browser',
  useTitle: 'browser',
  usePush: 'fakeBrowserPush',
  useResultText: 'jest',
  useSlots: 'slots',
  useSteps: 'jest',
  useSupposing: 'at',
} as const satisfies Record<Reading, Means>;

/** The fakes are what the real hooks hand out. */
export const same = (fake: FakeKit): [ReturnType<Kit['useApi']>, ReturnType<Kit['useSession']>] => [fake.api, fake.session];
