const { mayMatch } = require('./may-match.cjs');

const ofJsdom = (/** @type {string} */ file) =>
  require(require.resolve(`jsdom/lib/jsdom/living/${file}`, { paths: [require.resolve('jest-environment-jsdom')] }));

// Before jsdom takes the function: most rules ask for a class that the element has not, which needs no engine of selectors.
const selectors = ofJsdom('helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

const { TestEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = ofJsdom('generated/utils.js');

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

/**
 * jsdom matches every rule of every sheet each time that an element's style is asked for, and each look for a role asks for those of the
 * whole page, several times: two fifths of the time of all tests of screens. Answers are kept until anything in the document changes.
 */
function rememberStyles(window) {
  const ask = window.getComputedStyle.bind(window);
  const page = implForWrapper(window.document);
  let version = -1;
  let known = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    if (page._version !== version) [version, known] = [page._version, new WeakMap()];
    const style = known.get(element) ?? ask(element);
    known.set(element, style);
    return style;
  };
}
