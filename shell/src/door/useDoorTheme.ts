import { readStored, writeStored } from '@poolhouse/shared-ui';
import { useEffect, useSyncExternalStore } from 'react';

type Mode = 'light' | 'dark';

/** Where MUI's theme looks for the choice as well, once it is there. */
const KEY = 'theme';
const page = () => document.documentElement;
const shown = (): Mode => (page().getAttribute('data-theme') === 'dark' ? 'dark' : 'light');
const show = (mode: Mode) => page().setAttribute('data-theme', mode);

function watch(draw: () => void): () => void {
  const seen = new MutationObserver(draw);
  seen.observe(page(), { attributeFilter: ['data-theme'] });
  return () => seen.disconnect();
}

function toggle(): void {
  const next = shown() === 'dark' ? 'light' : 'dark';
  writeStored(KEY, next);
  show(next);
}

/** Light or dark on a page without MUI: what public/theme-init.js has set, the system's changes, and the player's own choice. */
export function useDoorTheme(): { mode: Mode; toggle(): void } {
  const mode = useSyncExternalStore(watch, shown);
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      const chosen = readStored(KEY);
      if (chosen !== 'light' && chosen !== 'dark') show(system.matches ? 'dark' : 'light');
    };
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  return { mode, toggle };
}
