import { api, type ApiKey, type ContestType, type Endpoint } from '@poolhouse/contract';
import { generateVAPIDKeys } from 'web-push';
import { inputOf, sample, type Shape } from '../sample-input';
import type { Things } from './things.store';
import { allOf } from './walked-contest';
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
export type Recipe = (asking: Asking) => Input | Promise<Input>;

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

const roles = ({ t }: Asking): Input => ({ user_id: t.user, role: 'helper', contest_id: t.contest });
/** Calls of which the schema alone does not tell what they take: the house's, and what contests say of theirs. */
const RECIPES: Readonly<Partial<Record<ApiKey, Recipe>>> = {
  ...allOf('recipes'),
  'POST utils/useroptions': ({ t, n }) => ({
    user_options: { main: { weeklyReminder: 1 }, football_entries: [{ entry_id: t.entry, entry_name: `Renamed ${n}` }] },
  }),
  'POST ad/preview_contest': ({ t, kind }) => ({ contest_type: kind, name: 'New', year: t.year, group_number: t.group, entries: 10 }),
  'POST ad/add_contest': ({ t, kind, n }) => ({ contest_type: kind, name: `New ${n}`, year: t.year, group_number: t.group }),
  'POST ad/copy_contest': ({ t }) => ({ contest_id: t.contest, year: t.year + 2 }),
  'POST ad/new_year': ({ t }) => ({ group_number: t.group, contest_ids: [t.contest] }),
  'POST utils/answer_season': ({ t }) => ({ contest_id: t.contest, answer: 'in' }),
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
  // A name that nobody can have: it is what the walker signs in with.
  'POST utils/change_name': () => ({ name: 'a:b' }),
  'POST utils/change_email': ({ n }) => ({ email: `asked${n}@example.net`, password: 'secret' }),
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
