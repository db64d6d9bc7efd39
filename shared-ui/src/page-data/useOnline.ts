import { useEffect, useEffectEvent } from 'react';

/** Calls `back` as soon as the device says that it has a network again, and `gone` when it says that it has none. */
export function useOnline(back: () => void, gone?: () => void): void {
  const onBack = useEffectEvent(back);
  const onGone = useEffectEvent(() => gone?.());
  useEffect(() => {
    const [online, offline] = [() => onBack(), () => onGone()];
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
}
