import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverNow } from '../api/server-time';

interface Loss {
  hash: string;
  /** Reads that had been answered by then. */
  answers: number;
  /** When its stream said the last word, epoch ms by the server's time; 0 without one. */
  heard: number;
}

interface Lost {
  /** The connection went, and nothing of this page has been heard since. */
  gone: boolean;
  /** Up to when what is shown was certainly true, whenever it was read; epoch ms, the server's time, 0 where that is unknown. */
  heard: number;
  /** The page's stream has said something. */
  hear(): void;
  /** Notes that the connection is gone, and reads the page. A device that is wrong about its network is put right by that. */
  lose(): void;
}

/**
 * Whether the connection of a page is gone and nothing has been heard since: at once, not only with the next read that fails.
 *
 * @param hash another page has another @param read now, instead of a read that may hang
 */
export function useLost(hash: string, read: () => void): Lost {
  const pages = useQueryClient();
  const [loss, setLoss] = useState<Loss | null>(null);
  const last = useRef({ hash, at: 0 });
  const own = loss?.hash === hash ? loss : null;
  const answers = pages.getQueryState(JSON.parse(hash) as unknown[])?.dataUpdateCount ?? 0;
  return {
    gone: own !== null && answers <= own.answers,
    heard: own?.heard ?? 0,
    hear: () => {
      last.current = { hash, at: serverNow() };
    },
    lose: () => {
      const now = pages.getQueryState(JSON.parse(hash) as unknown[])?.dataUpdateCount ?? 0;
      setLoss({ hash, answers: now, heard: last.current.hash === hash ? last.current.at : 0 });
      read();
    },
  };
}
