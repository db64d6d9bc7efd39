import { storedAuthorization } from '@poolhouse/shared-ui';
import { goToDoor } from '../door/useDoorPlace';
import type { DoorPart, SitePart } from './Root';

/** Pages of the site that a guest may open. */
const OPEN: readonly string[] = ['/setpassword', '/join'];

export const loadSite = async (): Promise<SitePart> => {
  const { Site, beginEarly } = await import(/* webpackChunkName: "site" */ './Site');
  return { Site, begin: beginEarly };
};

const loadDoor = async (): Promise<DoorPart> => {
  const { Door } = await import(/* webpackChunkName: "door" */ '../door/Door');
  return { Door };
};

/** What this visit begins with: the sign-in page for a guest, the site for a player and on pages that are open to all. */
export async function firstPart(): Promise<SitePart | DoorPart> {
  if (storedAuthorization() || OPEN.includes(window.location.pathname)) {
    const part = await loadSite();
    part.begin();
    return part;
  }
  goToDoor();
  return loadDoor();
}
