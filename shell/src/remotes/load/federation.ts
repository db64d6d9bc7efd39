import type { RegisteredRemote } from '@poolhouse/contract/remote';

export { hasRun } from './container';

/** Nobody waits for it on the sign-in page or on home. */
let runtime: typeof import('./runtime') | null = null;

const fetchRuntime = () => import(/* webpackChunkName: "federation" */ './runtime');

/** Has the runtime at hand before the first remote is wanted, which then takes one round less. What cannot be had is fetched again. */
export const keepRuntimeReady = (): void => void fetchRuntime().catch(() => {});

/** Loads what a remote exposes under a name, `routes` or a piece's; after a failure, what is missing is fetched again. */
export async function loadExposed(remote: RegisteredRemote, name: string): Promise<unknown> {
  runtime ??= await fetchRuntime();
  return runtime.loadFrom(remote, name);
}

/** The runtime keeps the failed fetch of a shared module for ever; forgotten, it is fetched again when it is next wanted. */
export const forgetFailedShares = (): void => runtime?.forgetFailedShares();
