import { useEffect, useState } from 'react';

const STEP_MS = 700;

/** A hole stroke by stroke. All of them are shown until it is played back, and at once for who wants nothing to move. */
export function usePlayback(strokes: number, what: string): { upTo: number; play(): void } {
  const [state, setState] = useState({ what, at: Infinity });
  const at = state.what === what ? state.at : Infinity;
  useEffect(() => {
    if (at >= strokes) return;
    const timer = setTimeout(() => setState({ what, at: at + 1 }), STEP_MS);
    return () => clearTimeout(timer);
  }, [at, strokes, what]);
  return {
    upTo: at >= strokes ? Infinity : at,
    play: () => setState({ what, at: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? Infinity : 0 }),
  };
}
