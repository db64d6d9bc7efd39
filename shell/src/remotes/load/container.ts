import type { RegisteredRemote } from '@poolhouse/contract/remote';

/** The container that an entry leaves on the page under its name. */
export const container = (name: string): unknown => (window as unknown as Record<string, unknown>)[name];

/** Whether a remote's entry has run: from then on its version cannot change any more in this page. */
export const hasRun = (remote: RegisteredRemote): boolean => container(remote.name) !== undefined;
