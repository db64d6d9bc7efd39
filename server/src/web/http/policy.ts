import type { Endpoint, PlaceKind, Role } from '@poolhouse/contract';
import { Refusal } from '../../ground/refusal';
import { hasRole, hasRoleAnywhere, type Located } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Places } from '../context';

const ROLES: readonly string[] = ['helper', 'commissioner', 'site'] satisfies Role[];

/** The role that a call asks for; undefined where it asks for none. */
export function requiredRole({ access }: Pick<Endpoint, 'access'>): Role | undefined {
  return ROLES.includes(access) ? (access as Role) : undefined;
}

/** A call for a role of a group that does not say where its group comes from would be open to every group's. */
export function requirePlace(key: string, endpoint: Endpoint): void {
  const needs = endpoint.access === 'helper' || endpoint.access === 'commissioner';
  if (needs && (endpoint as { place?: unknown }).place === undefined)
    throw new Error(`${key} is for a ${endpoint.access}, and does not say which field of its input names the group or contest.`);
}

/** Refuses who lacks the role everywhere, before anything of the input is looked at. */
export function authorize(viewer: Viewer, need: Role): void {
  if (viewer.lacksPasskey) throw new Refusal('forbidden', "This site's administrators need a passkey. Add yours in your account settings.");
  if (!hasRoleAnywhere(viewer, need)) throw new Refusal('forbidden', 'Only administrators may do this.');
}

/** What is said of something that is not there, and alike of what lies in a group in which the viewer has no role. */
const UNKNOWN: Readonly<Record<PlaceKind, string>> = {
  group: 'There is no such group.',
  contest: 'There is no such contest, or you are not in it.',
  entry: 'There is no such entry.',
  user: 'There is no such user.',
  person: 'There is no such user.',
  message: 'This message is not there any more.',
  invite: 'There is no such invitation.',
  claim: 'There is no such claim.',
  activity: 'There is no such line in the log.',
};

/**
 * Refuses input that names something where the viewer lacks the role: as unknown, or where they have a lower role with forbidden. A site
 * administrator may everywhere; what is not there at all is then the call's own to refuse.
 */
export async function authorizeAt(places: Places, viewer: Viewer, endpoint: Endpoint, input: object): Promise<void> {
  const need = requiredRole(endpoint);
  if (need === undefined || viewer.isAdmin || !endpoint.place) return;
  for (const [kind, field] of Object.entries(endpoint.place) as [PlaceKind, string][]) {
    const value = (input as Record<string, unknown>)[field];
    // 0 stands for one's own, or for nobody.
    if (value === undefined || value === null || value === 0) continue;
    const found: readonly Located[] = await places.find(kind, value as string | number);
    if (found.some((at) => hasRole(viewer, need, at))) continue;
    if (found.some((at) => hasRole(viewer, 'helper', at))) throw new Refusal('forbidden', 'Only a commissioner of this group may do this.');
    throw new Refusal('not_found', UNKNOWN[kind], { [field]: 'is not known' });
  }
}
