// Before jsdom's window and elements, which take over how styles and labels are found.
require('./labels.cjs');
const { rememberStyles } = require('./cascade.cjs');
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
    rememberStyles(this.global);
    speakAmerican(this.global.Intl);
    // Inside, process.env is a copy; only the real one turns the clock's zone.
    this.zone = process.env.TZ;
    this.global.setTimeZone = (/** @type {string} */ zone) => (process.env.TZ = zone);
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    await super.teardown();
  }
};

/** Hours and dates are as the reader has them; in tests the reader is American, whatever the machine speaks. @param {typeof Intl} intl */
function speakAmerican(intl) {
  intl.DateTimeFormat = new Proxy(intl.DateTimeFormat, {
    construct: (own, [locales = 'en-US', options]) => new own(locales, options),
    apply: (own, _this, [locales = 'en-US', options]) => own(locales, options),
  });
}
