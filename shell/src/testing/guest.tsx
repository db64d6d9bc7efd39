import type { ReactNode } from 'react';
import { GuestPlaceProvider, type GuestPlace } from '../forms/guest-place';

/** What a guest sees, at a place of the test's. */
export function AtDoor({ place = {}, children }: { place?: Partial<GuestPlace>; children: ReactNode }) {
  return (
    <GuestPlaceProvider value={{ hash: '', wanted: null, open: () => undefined, want: () => undefined, ...place }}>
      {children}
    </GuestPlaceProvider>
  );
}
