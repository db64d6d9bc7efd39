/** Stands in for the shell's entry-script.ts: there is no entry to run. */
export const preloadScripts = (): void => undefined;
