import { api, type ApiKey, type ContestType, type Endpoint } from '@poolhouse/contract';
import { contests } from '../contests';
import { EVENING } from '../contests/bbauction/testing/auction-league';
import { putClaims } from '../contests/bbsquares/board/claims.store';
import { drawAgent } from '../contests/bbsquares/draw/draw.agent';
import { FIRST_TIP, OVER } from '../contests/bbsquares/testing/squares-league';
import { applyVisibleResults } from '../sport/results/apply-visible-results';
import { describeSite } from '../testing/engines';
import { columnsOf, NOBODYS, OF_ALL_PLAYERS, SENT, SITE_TABLES } from '../testing/whose/tables';
import { walk, type Walk, type Walked, type Walker } from '../testing/whose/walk';
import { GROUPS, OF_SPRING, TEE, twoGroups, type World } from '../testing/whose/world.store';

const HOUR = 3_600_000;
const writes = (key: ApiKey): boolean => !key.startsWith('GET ') || (api[key] as Endpoint).writes === true;
/** Calls that write, of players and of whoever has a role in a group; guests, teams' machines and the site's own are others' tests. */
const calls = (Object.keys(api) as ApiKey[]).filter((key) => writes(key) && ['player', 'helper', 'commissioner'].includes(api[key].access));

const OF_KIND: Readonly<Partial<Record<ContestType, RegExp>>> = {
  football: / football\/(?!footballwins|ad_delete)|football_settings|set_sidebet/,
  footballwins: /footballwins|nflwins/,
  underdogs: /underdogs/,
  golf: /golf(?!.*pick1)/i,
  pick1golf: /pick1/i,
  bbauction: /bbauction/,
  bbsquares: /bbsquares/,
};
/** Each before what it would keep from being done; a sale is typed once more after it was taken back, so that there is one. */
const EARLIER: readonly (readonly [ApiKey, before: ApiKey])[] = [
  ['POST ad/nflwins_draft_order', 'POST ad/nflwins_save_owner'],
  ['POST bbauction/undo', 'POST bbauction/update_config'],
  ['GET bbauction/buy_team', 'POST bbauction/update_config'],
];
const LAST: readonly ApiKey[] = ['GET ad/changeuseremail', 'GET ad/RemoveUser'];
const ordered = (keys: readonly ApiKey[]): ApiKey[] => [
  ...keys
    .filter((key) => !LAST.includes(key))
    .flatMap((key) => [...EARLIER.flatMap(([first, next]) => (next === key ? [first] : [])), key]),
  ...LAST.filter((key) => keys.includes(key)),
];
const own = (kind: ContestType) => ordered(calls.filter((key) => OF_KIND[kind]?.test(key)));
const house = ordered(calls.filter((key) => !Object.values(OF_KIND).some((of) => of.test(key))));
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
  'POST bbauction/nominate': 'waits for one’s turn: contests/bbauction/bidding',
  'POST bbauction/practice_bid': 'in an auction against bots that nobody else reads: contests/bbauction/practice',
};

describeSite('whose thing it is', (engine) => {
  let world: World;
  const into: Walked = { reached: new Set(), refused: new Map(), faults: [] };
  const all = contests.map(({ type }) => type);
  const ofSeason = all.filter((kind) => !OF_SPRING.includes(kind));
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
    for (const walker of WALKERS) await walk(world, { ...walker, keys: own(kind), kind }, into);
    expect(into.faults).toEqual([]);
  });

  it.each(OF_SPRING)('bounds what each call of %s writes', async (kind) => {
    world.clock.set(EVENING);
    for (const walker of WALKERS) await walk(world, { ...walker, keys: own(kind), kind }, into);
    expect(into.faults).toEqual([]);
  });

  it.each([
    ['are drawn', FIRST_TIP - 6 * HOUR],
    ['have been played', OVER],
  ])('bounds it on boards that %s', async (_what, at) => {
    await fillBoards(world);
    await playUntil(world, at);
    for (const walker of AT_THE_DESK) await walk(world, { ...walker, keys: own('bbsquares'), kind: 'bbsquares' }, into);
    expect(into.faults).toEqual([]);
  });

  it('was asked of every call that writes: each was made to its end by somebody whose it was', () => {
    const missed = calls.filter((key) => !into.reached.has(key));
    expect(missed.filter((key) => !(key in NOT_REACHED)).map((key) => into.refused.get(key) ?? `${key} was not tried`)).toEqual([]);
    expect(Object.keys(NOT_REACHED).filter((key) => into.reached.has(key as ApiKey))).toEqual([]);
  });
});

/** All hundred squares of each group's board. */
async function fillBoards({ db, circles, clock }: World): Promise<void> {
  for (const group of GROUPS) {
    const { player, mate } = circles[group].entries.bbsquares;
    const claims = Array.from({ length: 100 }, (_, n) => ({
      x: n % 10,
      y: Math.floor(n / 10),
      entryId: n % 2 ? player : mate,
      by: 'Carl',
      reason: '',
    }));
    await db.write((tx, invalidate) => putClaims(tx, invalidate, circles[group].contests.bbsquares, { claims, now: clock.now() }));
  }
}

async function playUntil({ db, clock }: World, now: number): Promise<void> {
  clock.set(now);
  await applyVisibleResults(db, now);
  await drawAgent().run({ db, clock, log: { warn: () => {} }, signal: new AbortController().signal });
}
