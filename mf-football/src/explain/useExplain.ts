import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { useCallback, useState } from 'react';

/** What the player tapped: a pick of the grid or a game of the scores. */
export type Tapped = { pick: FootballPickRow; game?: undefined } | { game: FootballScoreRow; pick?: undefined };

export interface Explain {
  tapped: Tapped | null;
  openPick(pick: FootballPickRow): void;
  openGame(game: FootballScoreRow): void;
  close(): void;
}

export function useExplain(): Explain {
  const [tapped, setTapped] = useState<Tapped | null>(null);
  return {
    tapped,
    openPick: useCallback((pick: FootballPickRow) => setTapped({ pick }), []),
    openGame: useCallback((game: FootballScoreRow) => setTapped({ game }), []),
    close: useCallback(() => setTapped(null), []),
  };
}
