import { api, type ApiKey, type ContestType, type Endpoint } from '@poolhouse/contract';
import { contests } from '../contests';
import { describeSite } from '../testing/engines';
import { columnsOf, NOBODYS, OF_ALL_PLAYERS, SENT, SITE_TABLES } from '../testing/whose/tables';
import { walk, type Walk, type Walked, type Walker } from '../testing/whose/walk';
import { allOf, kindOf, walkedContests, walkedOf } from '../testing/whose/walked-contest';
import { TEE, twoGroups, type World } from '../testing/whose/world.store';

const HOUR = 3_600_000;
const writes = (key: ApiKey): boolean => !key.startsWith('GET ') || (api[key] as Endpoint).writes === true;
/** Calls that write, of players and of whoever has a role in a group; guests, teams' machines and the site's own are others' tests. */
const calls = (Object.keys(api) as ApiKey[]).filter((key) => writes(key) && ['player', 'helper', 'commissioner'].includes(api[key].access));

/** Each before what it would keep from being done. */
const EARLIER = walkedContests.flatMap(({ earlier = [] }) => earlier);
const LAST: readonly ApiKey[] = ['GET ad/changeuseremail', 'GET ad/RemoveUser'];
const ordered = (keys: readonly ApiKey[]): ApiKey[] => [
  ...keys
    .filter((key) => !LAST.includes(key))
    .flatMap((key) => [...EARLIER.flatMap(([first, next]) => (next === key ? [first] : [])), key]),
  ...LAST.filter((key) => keys.includes(key)),
];
const own = (kind: ContestType) => ordered(calls.filter((key) => kindOf(key) === kind));
const house = ordered(calls.filter((key) => kindOf(key) === undefined));
/** Those of the house that name something of a contest. */
const onContests = house.filter((key) =>
  ['contest', 'entry', 'message', 'activity'].some((kind) => kind in ((api[key] as Endpoint).place ?? {})),
);

const WALKERS: readonly (Walker & Pick<Walk, 'aims'>)[] = [
  { person: 'commissioner', group: 1, aims: 'each' },
  { person: 'commissioner', group: 2, aims: 'all' },
  { person: 'site', group: 1, aims: 'all' },
  { person: 'helper', group: 1, aims: 'all' },
  { person: 'player', group: 1, aims: 'each' },
];
/** Who may do something with a board that is closed. */
const AT_THE_DESK = WALKERS.filter(({ person, group }) => person !== 'player' && group === 1);

/** Calls that this walk cannot make to the end, and why; that they are refused for others' things is tried all the same. */
const NOT_REACHED: Readonly<Partial<Record<ApiKey, string>>> = {
  'POST utils/passkey_add': 'needs an authenticator: people/passkeys',
  'POST utils/rename_passkey': 'whoever has a passkey signs in with it alone: people/passkeys',
  'POST utils/remove_passkey': 'whoever has a passkey signs in with it alone: people/passkeys',
  'POST utils/recovery_codes': 'stand in for a passkey: people/passkeys',
  'POST utils/change_name': 'is what the walker signs in with: options/own-name.test.ts',
  'POST utils/answer_season': 'needs somebody who was asked: admin/contests/new-year.test.ts',
  'POST utils/share_season': 'needs a season of three weeks that are over: contests/recaps/seasons.test.ts',
  ...allOf('notReached'),
};

describeSite('whose thing it is', (engine) => {
  let world: World;
  const into: Walked = { reached: new Set(), refused: new Map(), faults: [] };
  const all = contests.map(({ type }) => type);
  const springOf = (kind: ContestType) => walkedOf(kind).spring;
  const ofSeason = all.filter((kind) => springOf(kind) === undefined);
  beforeAll(async () => {
    world = await twoGroups(engine);
  });
  beforeEach(() => into.faults.splice(0));
  afterAll(() => world.app.close());

  it('is said of every table: the site’s and why, nobody’s and why, or by a column of its rows', () => {
    const listed = [...Object.keys(SITE_TABLES), ...Object.keys(NOBODYS)];
    const unsaid = world.journal.tables.filter(({ name, columns }) => {
      const places = columnsOf(
        name,
        columns.map((column) => column.name),
      );
      return !listed.includes(name) && places.length === 0;
    });
    expect(unsaid.map(({ name }) => name)).toEqual([]);
    // Lines of changes are PostgreSQL's alone.
    const known = [...world.journal.tables.map(({ name }) => name), ...(engine.engine === 'sqlite' ? ['changes'] : [])];
    expect([...listed, ...Object.keys(SENT), ...Object.keys(OF_ALL_PLAYERS)].filter((name) => !known.includes(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('bounds what each call of the house writes, for whoever makes it and whatever it names', async () => {
    world.clock.set(TEE - HOUR);
    for (const walker of [...WALKERS].reverse()) await walk(world, { ...walker, keys: house, kind: 'football' }, into);
    for (const kind of all.filter((one) => one !== 'football'))
      await walk(world, { person: 'commissioner', group: 1, keys: onContests, kind, aims: 'all' }, into);
    expect(into.faults).toEqual([]);
  });

  it.each(ofSeason)('bounds what each call of %s writes', async (kind) => {
    world.clock.set(TEE - HOUR);
    for (const walker of WALKERS) await walk(world, { ...walker, keys: own(kind), kind }, into);
    expect(into.faults).toEqual([]);
  });

  it.each(
    all.flatMap((kind) => {
      const at = springOf(kind);
      return at === undefined ? [] : [[kind, at] as const];
    }),
  )('bounds what each call of %s writes', async (kind, at) => {
    world.clock.set(at);
    for (const walker of WALKERS) await walk(world, { ...walker, keys: own(kind), kind }, into);
    expect(into.faults).toEqual([]);
  });

  it.each(all.flatMap((kind) => (walkedOf(kind).later ?? []).map(({ title, go }) => [kind, title, go] as const)))(
    'bounds it in %s %s',
    async (kind, _title, go) => {
      await go(world);
      for (const walker of AT_THE_DESK) await walk(world, { ...walker, keys: own(kind), kind }, into);
      expect(into.faults).toEqual([]);
    },
  );

  it.each(['the house', ...all])(
    'was asked of every call of %s that writes: each was made to its end by somebody whose it was',
    (whose) => {
      const asked = calls.filter((key) => (kindOf(key) ?? 'the house') === whose);
      const missed = asked.filter((key) => !into.reached.has(key) && !(key in NOT_REACHED));
      expect(missed.map((key) => into.refused.get(key) ?? `${key} was not tried`)).toEqual([]);
      expect(asked.filter((key) => key in NOT_REACHED && into.reached.has(key))).toEqual([]);
    },
  );
});
