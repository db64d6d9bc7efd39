import { useCallback, useEffect, useState } from 'react';
import { storedId, storeId, type StoredIdKey } from '../storage/ids';

export interface ChosenContest {
  /** 0 lets the server take the player's own. */
  contest: number;
  choose(id: number): void;
}

/** The contest that this device chose last; each kind of contest keeps its own under its key. */
export function useContest(key: StoredIdKey): ChosenContest {
  const [contest, setContest] = useState(() => storedId(key));
  const choose = useCallback(
    (id: number) => {
      storeId(key, id);
      setContest(id);
    },
    [key],
  );
  return { contest, choose };
}

/** A contest that was left or removed is forgotten, so that the page finds the player's own again. */
export function useForgetLost({ contest, choose }: ChosenContest, error: { code: string } | null): void {
  const lost = contest > 0 && (error?.code === 'not_found' || error?.code === 'forbidden');
  useEffect(() => {
    if (lost) choose(0);
  });
}
