import { peopleChanged, usePeopleRead } from '@poolhouse/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../frame/when-idle';

/** Who has chosen another color is seen so at the next page that is opened after this. */
const FRESH_MS = 10 * 60_000;

/**
 * Reads how the people around the player are shown, when all else has come: until then they are shown as at the last visit.
 *
 * @param player undefined while nobody is signed in
 */
export function useKnownPeople(player: string | undefined, pathname: string): void {
  const [atRest, setAtRest] = useState(false);
  const last = useRef(0);
  usePeopleRead(player !== undefined && atRest);
  useEffect(() => {
    whenIdle(() => {
      last.current = performance.now();
      setAtRest(true);
    });
  }, []);
  useEffect(() => {
    if (!atRest || performance.now() - last.current < FRESH_MS) return;
    last.current = performance.now();
    peopleChanged();
  }, [atRest, pathname]);
}
