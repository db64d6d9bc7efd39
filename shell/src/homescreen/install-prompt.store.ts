import { createStore } from '@poolhouse/shared-ui';

/** The browser's own question whether to put the site on the home screen; it can be asked once. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

/** Null where the browser offers none: it has no such question, the site is there already, or it has been asked. */
export const installPrompt = createStore<InstallPrompt | null>(null);

const isPrompt = (event: object): event is InstallPrompt => 'prompt' in event && typeof event.prompt === 'function';

/** Keeps the question for the moment at which it suits. The browser offers it once, early, and only to who listens. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    installPrompt.set(event);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(null));
}
