import { must } from '@poolhouse/shared-ui';
import { createContext, useContext } from 'react';

/** Where a guest stands, whoever follows the address: the sign-in page by itself, or the router once the site is there. */
export interface GuestPlace {
  /** Tells which of the guest's forms is wanted. */
  readonly hash: string;
  /** The page that the guest came for; null where it was this one. */
  readonly wanted: string | null;
  /** Says to which page the sign-in leads. */
  want(path: string): void;
  /** Goes to another form; '' to the sign-in. @param replace leaves the one before out of the history */
  open(hash: string, replace?: boolean): void;
}

const Place = createContext<GuestPlace | null>(null);

export const GuestPlaceProvider = Place.Provider;

export const useGuestPlace = (): GuestPlace => must(useContext(Place), 'a guest stands somewhere');
