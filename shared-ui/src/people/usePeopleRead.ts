import { useCallback, useEffect } from 'react';
import { useApi } from '../session/context';
import { onSessionEnd } from '../session/on-end';
import { forgetPeople, keepPeople } from './people.store';

/** Reads how the people of the player's circles are shown, and keeps it for whatever is drawn; for the shell. A failure leaves what is known. */
export function usePeopleRead(): () => Promise<void> {
  const api = useApi();
  useEffect(() => onSessionEnd(forgetPeople), []);
  return useCallback(async () => {
    const { data } = await api.call('GET utils/people');
    if (data) keepPeople(data);
  }, [api]);
}
