import { useEffect, useState } from 'react';
import { storedId, storeId } from '@poolhouse/shared-ui';

const KEY = 'football_contest_id';

/** The contest that this device chose last; 0 lets the server take the player's own. */
export function useContest(): { contest: number; choose(id: number): void } {
  const [contest, setContest] = useState(() => storedId(KEY));
  function choose(id: number): void {
    storeId(KEY, id);
    setContest(id);
  }
  return { contest, choose };
}

/** A contest that was left or removed is forgotten, so that the page finds the player's own again. */
export function useForgetLost({ contest, choose }: ReturnType<typeof useContest>, error: { code: string } | null): void {
  const lost = contest > 0 && (error?.code === 'not_found' || error?.code === 'forbidden');
  useEffect(() => {
    if (lost) choose(0);
  });
}
