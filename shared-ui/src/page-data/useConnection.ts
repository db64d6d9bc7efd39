import { useEffect, useEffectEvent } from 'react';
import type { ApiClient } from '../api/client.types';
import { connectionOf } from './connection';
import type { Word } from './freshness.rules';

/**
 * Tells what is shown when the connection goes and comes.
 *
 * @param name of what is shown; null tells nothing
 * @param flows whether a stream of its own is open
 */
export function useConnection(api: ApiClient, name: string | null, told: Partial<Record<Word, () => void>>, flows = false): void {
  const tell = useEffectEvent((word: Word) => told[word]?.());
  useEffect(() => {
    if (name === null) return undefined;
    return connectionOf(api).join({ name, gone: () => tell('gone'), back: () => tell('back'), look: () => tell('look') });
  }, [api, name]);
  useEffect(() => (flows ? connectionOf(api).flows() : undefined), [api, flows]);
}
