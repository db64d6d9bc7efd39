import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { reachOf } from '../reach';

/** The group that an administrator means: the one that is named, else their own. */
export function meantGroup(viewer: Viewer, named: number | undefined): number {
  if (named !== undefined) return named;
  const { group } = reachOf(viewer, undefined);
  if (group === 0) throw new Refusal('bad_input', 'Say which group is meant.', { group_number: 'is needed' });
  return group;
}
