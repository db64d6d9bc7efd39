import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storedId, storeId, type StoredIdKey } from '../storage/ids';
import { numberParam } from './number-param';

export interface ChosenContest {
  /** 0 lets the server take the player's own. */
  contest: number;
  choose(id: number): void;
}

/**
 * The contest, or the entry, that the address asks for (`?contest=3`, `?entry=7`), else the one that this device chose last; each kind
 * of contest keeps its own under its key. Another contest forgets the entry of the one before: pool and entry are one choice.
 */
export function useContest(key: StoredIdKey): ChosenContest {
  const [params, setParams] = useSearchParams();
  const what = key.endsWith('_entry_id') ? 'entry' : 'contest';
  const asked = numberParam(params, what) ?? 0;
  const withEntry = params.has('entry');
  const [stored, setStored] = useState(() => storedId(key));

  // What was asked for stays chosen once the address names nothing any more.
  if (asked !== 0 && asked !== stored) setStored(asked);
  useEffect(() => {
    if (asked !== 0) keep(key, asked, withEntry);
  }, [key, asked, withEntry]);

  const choose = useCallback(
    (id: number) => {
      keep(key, id, false);
      setStored(id);
      if (asked === 0) return;
      setParams(
        (old) => {
          const rest = new URLSearchParams(old);
          rest.delete(what);
          if (what === 'contest') rest.delete('entry');
          return rest;
        },
        { replace: true },
      );
    },
    [key, what, asked, setParams],
  );
  return { contest: asked || stored, choose };
}

function keep(key: StoredIdKey, id: number, withEntry: boolean): void {
  if (key.endsWith('_contest_id') && !withEntry && storedId(key) !== id)
    storeId(key.replace(/_contest_id$/, '_entry_id') as StoredIdKey, 0);
  storeId(key, id);
}

/** A contest that was left or removed is forgotten, so that the page finds the player's own again. */
export function useForgetLost({ contest, choose }: ChosenContest, error: { code: string } | null): void {
  const lost = contest > 0 && (error?.code === 'not_found' || error?.code === 'forbidden');
  useEffect(() => {
    if (lost) choose(0);
  });
}
