import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';

/** False for what is drawn behind another panel, so that what was typed there stays. */
export const PanelFront = createContext(true);

/** Calls `onBack` when the panel around comes to the front again: what it has read may be other by now. */
export function usePanelBack(onBack: () => void): void {
  const front = useContext(PanelFront);
  const before = useRef(front);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const was = before.current;
    before.current = front;
    if (front && !was) back();
  }, [front]);
}
