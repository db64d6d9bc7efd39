const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom lacks parts of the platform that react-router and fetch need; Node has them. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'structuredClone',
      'AbortController',
      'AbortSignal',
      'Uint8Array',
    ];
    for (const name of names) this.global[name] = globalThis[name];
  }
};
