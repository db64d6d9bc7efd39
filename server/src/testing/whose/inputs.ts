import { api, type ApiKey, type ContestType, type Endpoint } from '@poolhouse/contract';
import { generateVAPIDKeys } from 'web-push';
import { inputOf, sample, type Shape } from '../sample-input';
import { lastLot, lotAt, presentOf, type Things } from './things.store';
import type { Group, World } from './world.store';

type Input = Record<string, unknown>;
export interface Asking {
  t: Things;
  world: World;
  kind: ContestType;
  group: Group;
  /** Another number each time. */
  n: number;
}
type Recipe = (asking: Asking) => Input | Promise<Input>;

/** What a field names, by what it is called; where it may be left out only these few are said all the same. */
const NAMED: Readonly<Record<string, keyof Things>> = {
  contest_id: 'contest',
  entry_id: 'entry',
  entryId: 'entry',
  user_id: 'user',
  group_number: 'group',
  event_id: 'event',
  eventId: 'event',
  tid: 'tournament',
  tournament_id: 'tournament',
  year: 'year',
  season: 'year',
  userName: 'userName',
  oldEmail: 'email',
};
const SAID = ['contest_id', 'group_number', 'reason', 'confirm'];

/** What the call needs, about these things, as its schema says. */
function usual(key: ApiKey, { t }: Asking): Input {
  const shape = inputOf(key)?.shape ?? {};
  const first: Shape = shape.oneOf?.[0] ?? shape.anyOf?.[0] ?? shape;
  const fields = Object.entries(first.properties ?? {}).filter(([name]) => first.required?.includes(name) || SAID.includes(name));
  return Object.fromEntries(fields.map(([name, part]) => [name, fieldOf(key, name, { t, part })]));
}

function fieldOf(key: ApiKey, name: string, { t, part }: { t: Things; part: Shape }): unknown {
  const place = (api[key] as Endpoint).place ?? {};
  if (name === 'id')
    return place.invite ? t.invite : place.claim ? t.claim : /device/.test(key) ? t.device : /passkey/.test(key) ? t.passkey : t.message;
  if (name === 'email' && place.person) return t.email;
  if (name === 'activity_id') return t.activity;
  if (name === 'reason' || name === 'Message') return 'for the test';
  if (name === 'password') return 'secret';
  if (name === 'confirm') return 1;
  const thing = NAMED[name];
  return thing ? t[thing] : sample(part);
}

const picks = ({ t }: Asking): Input => ({ entry_id: t.entry, pick1: 1, pick2: 2, pick3: 3, pick4: 4, tid: t.tournament });
const onePick = ({ t }: Asking): Input => ({ entry_id: t.entry, pick: 1, tid: t.tournament, reason: 'for the test' });
const instead = ({ t }: Asking): Input => ({ entry_id: t.entry, Pick1: 'H9', event_id1: t.event, reason: 'for the test' });
const square = (n: number) => ({ x_pos: n % 10, y_pos: Math.floor(n / 10) % 10 });
const roles = ({ t }: Asking): Input => ({ user_id: t.user, role: 'helper', contest_id: t.contest });
const up = async ({ t, world }: Asking) => (await lastLot(world, t.contest, { type: 'nominated' })) ?? 1;
const soldTo = async ({ t, world }: Asking) => (await lastLot(world, t.contest, { type: 'sold', entryId: t.entry })) ?? 1;
/** What the player of the caller's group is offered: a share of a team that another one there has bought. */
const offerOf = async (asking: Asking) => {
  const { world, t, group, kind } = asking;
  const { people, contests, entries } = world.circles[group];
  if (t.contest !== contests[kind]) return 1;
  const [contest_id, partner] = [t.contest, entries[kind].player];
  const lot = await soldTo({ ...asking, t: { ...t, contest: contest_id, entry: entries[kind].mate } });
  await world.call('POST bbauction/split', { as: people.mate.as, body: { contest_id, lot, entry_id: partner, percent: 5 } });
  const told = await world.call('GET bbauction/auction_data', { as: people.player.as, query: { contest_id } });
  return told.data?.offers.data[0]?.ID ?? 1;
};

/** Calls of which the schema alone does not tell what they take. */
const RECIPES: Readonly<Partial<Record<ApiKey, Recipe>>> = {
  'POST utils/useroptions': ({ t, n }) => ({
    user_options: { main: { weeklyReminder: 1 }, football_entries: [{ entry_id: t.entry, entry_name: `Renamed ${n}` }] },
  }),
  'GET golf/MakePicks': picks,
  'POST golf/makepicks': picks,
  'GET ad/MakeGolfPicks': (asking) => ({ ...picks(asking), reason: 'for the test' }),
  'POST ad/MakeGolfPicks': (asking) => ({ ...picks(asking), reason: 'for the test' }),
  'GET golf/MakePick1': ({ t }) => ({ entry_id: t.entry, pick: 1, tid: t.tournament }),
  'POST golf/makepick1': ({ t }) => ({ entry_id: t.entry, pick: 1, tid: t.tournament }),
  'GET ad/MakePick1GolfPick': onePick,
  'POST ad/MakePick1GolfPick': onePick,
  'GET golf/sideactionoptin': ({ t }) => ({ contest_id: t.contest, entry_id: t.entry }),
  'POST ad/golf_season': ({ t }) => ({ contest_id: t.contest, tournaments: [{ id: t.tournament, double: 0 }] }),
  'POST ad/golf_settings': ({ t }) => ({ contest_id: t.contest, self_pick1: 1 }),
  'GET football/makepicks': ({ t }) => ({ entry_id: t.entry, pick1: 'H9', event_id1: t.event }),
  'POST football/makepicks': ({ t }) => ({ entry_id: t.entry, pick1: 'A9', event_id1: t.event }),
  'POST football/MakePicksGuts': instead,
  'GET football/MakePicksGuts': (asking) => ({ ...instead(asking), Pick1: 'A9' }),
  'POST ad/nflwins_save_owner': ({ t, n }) => ({ contest_id: t.contest, entry_id: t.entry, team_name: ['BUF', 'KC', 'SF', 'DAL'][n % 4] }),
  'POST ad/nflwins_draft_order': async ({ t, world, kind }) => ({
    contest_id: t.contest,
    entry_ids: [...new Set([t.entry, ...(await presentOf(world, kind === 'footballwins' ? t.contest : 0))])],
  }),
  'POST underdogs/savepick': ({ t }) => ({ entryId: t.entry, eventId: t.event, side: 1, spread: 3.5, reason: 'for the test' }),
  'POST underdogs/clearpick': ({ t }) => ({ entryId: t.entry, week: 2, reason: 'for the test' }),
  'GET bbauction/buy_team': async (asking) => ({
    contest_id: asking.t.contest,
    owner: String(asking.t.entry),
    team_id: await lotAt(asking.world, asking.t.contest, asking.n % 40),
    price: 5,
    reason: 'for the test',
  }),
  'POST bbauction/update_config': ({ t }) => ({ contest_id: t.contest, current_team: 0 }),
  'POST bbauction/bid': async (asking) => ({ contest_id: asking.t.contest, lot: await up(asking), amount: 5 + asking.n }),
  'POST bbauction/proxy': async (asking) => ({ contest_id: asking.t.contest, lot: await up(asking), max: 5 }),
  'POST bbauction/nominate': async (asking) => ({ contest_id: asking.t.contest, team_id: await lotAt(asking.world, asking.t.contest, 50) }),
  'POST bbauction/settings': ({ t, n }) => ({ contest_id: t.contest, bidding: 1, clock_open: 30 + (n % 9) }),
  'POST bbauction/split': async (asking) => ({
    contest_id: asking.t.contest,
    lot: await soldTo(asking),
    entry_id: asking.t.partner,
    percent: 10,
  }),
  'POST bbauction/split_answer': async (asking) => ({ contest_id: asking.t.contest, id: await offerOf(asking), accept: 1 }),
  'POST bbsquares/savesquare': ({ t, n }) => ({ type: 'square', contest_id: t.contest, ...square(n), entry_id: t.entry, reason: 'for it' }),
  'POST bbsquares/claim': ({ t, n }) => ({ contest_id: t.contest, entry_id: t.entry, squares: [n % 100] }),
  'POST bbsquares/settings': ({ t }) => ({ contest_id: t.contest, halftime_pct: 50 }),
  'POST bbsquares/reopen': ({ t }) => ({ contest_id: t.contest, reason: 'for the test' }),
  'POST bbsquares/halftime': async ({ t, world }) => {
    const body = { contest_id: t.contest, event_id: t.event, score1: 1, score2: 2 };
    const looked = await world.call('POST bbsquares/preview_halftime', { as: world.as.carl, body });
    return { ...body, digest: looked.data?.digest ?? 'none', reason: 'for the test' };
  },
  'POST ad/preview_contest': ({ t, kind }) => ({ contest_type: kind, name: 'New', year: t.year, group_number: t.group, entries: 10 }),
  'POST ad/add_contest': ({ t, kind, n }) => ({ contest_type: kind, name: `New ${n}`, year: t.year, group_number: t.group }),
  'POST ad/copy_contest': ({ t }) => ({ contest_id: t.contest, year: t.year + 1 }),
  'POST ad/add_contest_entry': ({ t, n }) => ({ contest_id: t.contest, user_id: t.user, entry_name: `New ${n}` }),
  'POST ad/remove_contest_entry': ({ t }) => ({ entry_id: t.spareEntry, user_id: t.spareUser }),
  'POST ad/rename_entry': ({ t, n }) => ({ entry_id: t.entry, entry_name: `Other ${n}`, reason: 'for the test' }),
  'POST ad/grant_role': roles,
  'POST ad/revoke_role': roles,
  'POST ad/add_people': ({ t, n }) => ({ group_number: t.group, contest_id: t.contest, emails: [`new${n}@example.net`] }),
  'POST ad/import_roster': ({ t, n, kind }) => ({
    group_number: t.group,
    csv: `email,name,contest\nroster${n}@example.net,Roster ${n},${kind}\n`,
  }),
  'POST ad/set_up': ({ t, n, kind }) => ({ group_number: t.group, contests: [{ contest_type: kind, name: `Set ${n}`, year: t.year }] }),
  'POST utils/join': ({ t, n }) => ({ code: t.code, entry_name: `Joined ${n}`, claim: t.formerEntry }),
  'POST utils/remote_failure': () => ({
    remote: 'mf-golf',
    version: '1.0.0',
    owner: 'golf',
    kind: 'slow',
    file: 'remoteEntry.js',
    message: 'slow',
    page: '/golf',
  }),
  'POST utils/push_subscription': ({ n }) => ({
    endpoint: `https://push.example.org/${n}`,
    keys: { p256dh: generateVAPIDKeys().publicKey, auth: Buffer.alloc(16, 7).toString('base64url') },
  }),
  'POST utils/smack_reply': ({ t }) => ({ id: t.lastWord, Message: 'for the test' }),
  'POST utils/smack_react': ({ t }) => ({ id: t.lastWord, reaction: 'like', on: 1 }),
  'POST ad/delete_smack': ({ t }) => ({ id: t.lastWord, reason: 'for the test' }),
  'POST ad/resend': ({ t }) => ({ user_id: t.newcomer }),
  'GET ad/adduser': ({ t, n }) => ({ email: `added${n}@example.net`, name: `Added ${n}`, group_number: t.group }),
  'GET ad/changeuseremail': ({ t, n }) => ({ oldEmail: t.email, newEmail: `changed${n}@example.net` }),
  'GET ad/RemoveUser': ({ t }) => ({ email: t.leaver }),
  'GET ad/EnableDisableContest': ({ t }) => ({ email: t.email, football: 1, group_number: t.group }),
};

/** The input of a call about these things, and which of them it names. */
export async function askFor(key: ApiKey, asking: Asking): Promise<{ input: Input; names: Set<keyof Things> }> {
  const names = new Set<keyof Things>();
  const t = new Proxy(asking.t, {
    get: (things, name) => {
      names.add(name as keyof Things);
      return things[name as keyof Things];
    },
  });
  const input = await (RECIPES[key] ?? ((one: Asking) => usual(key, one)))({ ...asking, t });
  return { input, names };
}
