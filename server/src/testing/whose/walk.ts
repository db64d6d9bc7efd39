import { api, API_PREFIX, type ApiKey, type ContestType, type Endpoint } from '@poolhouse/contract';
import { inputOf } from '../sample-input';
import { askFor, type Asking } from './inputs';
import { readWhereabouts, type Row } from './journal.store';
import { Sight } from './scope';
import { NOBODYS, SITE_TABLES, SITE_BY_ANYBODY } from './tables';
import { thingsOf, type Aim, type Things } from './things.store';
import type { Group, Person, World } from './world.store';

export interface Walker {
  /** `site` is the site's administrator, who may everywhere, and still writes what is the site's by its own calls alone. */
  person: Person | 'site';
  group: Group;
}
export interface Walk extends Walker {
  kind: ContestType;
  keys: readonly ApiKey[];
  /** Thing by thing and all at once, or all at once alone. */
  aims: 'each' | 'all';
}
export interface Walked {
  /** Calls that were answered well to who named their own things alone. */
  reached: Set<ApiKey>;
  /** What was answered last to the others. */
  refused: Map<ApiKey, string>;
  /** Rows that a call should not have changed. */
  faults: string[];
}

const accessOf = (key: ApiKey): Endpoint['access'] => api[key].access;

let count = 0;

/** One caller makes calls, aimed at the things of others and last at their own, so that what a call takes away is there for the others. */
export async function walk(world: World, { person, group, kind, keys, aims }: Walk, into: Walked): Promise<void> {
  const things = await thingsOf(world, { group, person, kind });
  const who = person === 'site' ? { id: world.users.carl, as: world.as.carl } : world.circles[group].people[person];
  await world.journal.take();
  const look = async (call: string, key: ApiKey | undefined) => {
    const written = await world.journal.take();
    if (written.length === 0) return;
    const sight = new Sight([...(await readWhereabouts(world.db)), ...written]);
    const allowed = (table: string, row: Row): boolean => {
      if (table in NOBODYS || (key !== undefined && key in SITE_BY_ANYBODY)) return true;
      if (table in SITE_TABLES) return key !== undefined && accessOf(key) === 'site';
      return person === 'site' || sight.isOf({ person, group, id: who.id }, table, row);
    };
    for (const { table, row } of written) if (!allowed(table, row)) into.faults.push(`${call} wrote ${table} ${JSON.stringify(row)}`);
  };
  // The site's administrator plays nowhere here.
  for (const key of person === 'site' ? keys.filter((one) => accessOf(one) !== 'player') : keys) {
    const asking = (t: Things): Asking => ({ t, world, kind, group, n: (count += 1) });
    for (const t of await aimsOf(key, asking(things.own), { things, aims: person === 'site' ? 'none' : aims })) {
      const { input } = await askFor(key, asking(t));
      const { statusCode, body } = await send(world, key, who.as, input);
      const asked = `${person} of ${group} in ${kind}: ${key} ${JSON.stringify(input)}`;
      if (t === things.own && statusCode < 300) into.reached.add(key);
      else if (t === things.own) into.refused.set(key, `${asked} ${body}`);
      if (statusCode >= 500) into.faults.push(`${asked} answered ${body}`);
      if (statusCode < 300) await look(asked, key);
    }
  }
  await look(`${person} of ${group} in ${kind}: a call that was refused`, undefined);
}

async function aimsOf(
  key: ApiKey,
  asking: Asking,
  { things, aims }: { things: Record<Aim, Things>; aims: Walk['aims'] | 'none' },
): Promise<Things[]> {
  const { own } = things;
  if (aims === 'none') return [own];
  const { names } = await askFor(key, asking);
  // An invitation's code is itself the right to come in.
  const others = (['mate', 'foreign', 'both'] as const).flatMap((of) => {
    const differ = [...names].filter((name) => name !== 'code' && things[of][name] !== own[name]);
    const one = differ.map((name) => ({ ...own, [name]: things[of][name] }));
    const all = { ...own, ...Object.fromEntries(differ.map((name) => [name, things[of][name]])) };
    return aims === 'each' && differ.length > 1 ? [...one, all] : differ.length > 0 ? [all] : [];
  });
  return [...others, own];
}

function send(world: World, key: ApiKey, as: string, input: Record<string, unknown>) {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const where = inputOf(key)?.where;
  const query =
    where === 'query'
      ? `?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]))}`
      : '';
  const payload = where === 'body' ? { payload: input } : {};
  return world.inject({ method, url: `${API_PREFIX}${path}${query}`, headers: { authorization: as }, ...payload });
}
