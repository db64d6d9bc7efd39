import { useSession } from '@poolhouse/shared-ui';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { NotLoaded } from './NotLoaded';

export interface SitePart {
  readonly Site: ComponentType;
  /** Asks ahead for what the site is going to need. */
  begin(): void;
}

export interface DoorPart {
  readonly Door: ComponentType<{ onIntent: () => void }>;
}

interface Props {
  readonly first: SitePart | DoorPart;
  loadSite(): Promise<SitePart>;
}

/** The sign-in page until somebody is in; from then on the site, which has a sign-in form of its own for whoever signs out. */
export function Root({ first, loadSite }: Props) {
  const { session } = useSession();
  const [site, setSite] = useState('Site' in first ? first : null);
  const [failed, setFailed] = useState(false);
  const signedIn = session !== null;

  useEffect(() => {
    if (!signedIn || site) return undefined;
    let gone = false;
    loadSite().then(
      (part) => {
        if (gone) return;
        part.begin();
        setSite(part);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => void (gone = true);
  }, [signedIn, site, loadSite]);

  // Whoever pressed Enter in the form goes on reading at the page that comes in its place.
  const before = useRef(site);
  useEffect(() => {
    if (before.current === site) return undefined;
    before.current = site;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [site]);

  const fetchAhead = useCallback(() => void loadSite().catch(() => undefined), [loadSite]);
  if (failed) return <NotLoaded />;
  if (site) return <site.Site />;
  return 'Door' in first ? <first.Door onIntent={fetchAhead} /> : null;
}
