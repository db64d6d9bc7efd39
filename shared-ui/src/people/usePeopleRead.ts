import { useEffect } from 'react';
import { useRead } from '../read/useRead';
import { onSessionEnd } from '../session/on-end';
import { createStore, useStore } from '../store/create-store';
import { forgetPeople, keepPeople } from './people.store';

const changes = createStore(0);

/** Somebody may be shown otherwise from now on: it is read again. */
export const peopleChanged = (): void => changes.set(changes.get() + 1);

/** Reads how the people of the player's circles are shown, and keeps it for whatever is drawn; for the shell. A failure leaves what is known. */
export function usePeopleRead(asks: boolean): void {
  const { data } = useRead('GET utils/people', asks ? undefined : null, useStore(changes));
  useEffect(() => onSessionEnd(forgetPeople), []);
  useEffect(() => {
    if (data) keepPeople(data);
  }, [data]);
}
