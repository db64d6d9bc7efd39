/**
 * Runs in the shell. Hands the federation runtime that the shell already carries to the remotes, which then need none of their
 * own (see externalRuntime in app-config.mjs). The federation plugin's own switch for this brings a second copy along, in
 * CommonJS, 25 kB compressed.
 */
import * as runtimeCore from '@module-federation/runtime-core';

export default function provideRuntime() {
  return {
    name: 'poolhouse-provide-runtime',
    /** @param {{ options: { name: string } }} args */
    beforeInit(args) {
      const page = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis));
      page._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      return args;
    },
  };
}
